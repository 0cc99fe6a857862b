import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';
import { MongoClient } from 'mongodb';

/** What a deployment has stored, seen from inside. */
export type FleetStore = {
  /** Documents of an account. A standalone process must have stopped: it keeps the database for itself. */
  readonly documents: (collection: string, accountId: string) => Promise<readonly Record<string, unknown>[]>;
  /** Which of these operations have ended, where that can be seen without asking a gateway. */
  readonly ended?: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Records that some group has not done, by group; empty once all are done, or as they stand when the patience is over. */
  readonly lag: (patienceMs: number) => Promise<{ readonly [group: string]: number }>;
  /** Records that no try could handle. */
  readonly deadLetters: () => Promise<number>;
  readonly close: () => Promise<void>;
};

const rowsOf = (folder: string, query: string): readonly Record<string, unknown>[] => {
  const database = new DatabaseSync(join(folder, 'winnow.sqlite'));
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
};

/** Over the folder of a standalone process that has stopped. */
export const openFolderStore = (folder: string): FleetStore => ({
  documents: async (collection, accountId) =>
    rowsOf(folder, `SELECT json FROM "doc:${collection}"`)
      .map(({ json }) => JSON.parse(String(json)))
      .filter((document) => document.account_id === accountId),
  lag: async () => {
    const rows = rowsOf(
      folder,
      `SELECT g.name || '@' || t.name AS behind, SUM(r.head - COALESCE(p.offset, 0)) AS count
       FROM consumer_groups g JOIN topics t ON t.id = g.topic
       JOIN (SELECT topic, partition, MAX(offset) + 1 AS head FROM records GROUP BY topic, partition) r ON r.topic = t.id
       LEFT JOIN positions p ON p.consumer_group = g.name AND p.topic = t.id AND p.partition = r.partition
       GROUP BY 1 HAVING count > 0`,
    );
    return Object.fromEntries(rows.map(({ behind, count }) => [String(behind), Number(count)]));
  },
  deadLetters: async () =>
    Number(
      rowsOf(folder, "SELECT COUNT(*) AS dead FROM records r JOIN topics t ON t.id = r.topic WHERE t.name LIKE '%.dead'")[0]
        ?.dead,
    ),
  close: async () => {},
});

type ServerPlace = {
  readonly brokers: readonly string[];
  readonly mongodbUri: string;
  readonly prefix: string;
  readonly database: string;
};

/** Partitions of a broker that dies have another leader after its session and an election. */
const leadersMoveMs = 30_000;

/** Over the brokers and the database of a distributed deployment. */
export const openServerStore = ({ brokers, mongodbUri, prefix, database }: ServerPlace) => {
  const client = new MongoClient(mongodbUri, {
    readConcern: { level: 'majority' },
    readPreference: 'primaryPreferred',
    heartbeatFrequencyMS: 1_000,
    connectTimeoutMS: 2_000,
  });
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });

  /** Asks again while leaders move: the client refuses what it asks the one before. */
  const withAdmin = async <T>(
    work: (admin: ReturnType<Kafka['admin']>) => Promise<T>,
    until = Date.now() + leadersMoveMs,
  ): Promise<T> => {
    const admin = kafka.admin();
    try {
      await admin.connect();
      return await work(admin);
    } catch (error) {
      if (Date.now() > until) throw error;
    } finally {
      await admin.disconnect();
    }
    await delay(500);
    return withAdmin(work, until);
  };

  const lagNow = (): Promise<{ readonly [group: string]: number }> =>
    withAdmin(async (admin) => {
      const { groups } = await admin.listGroups();
      const behind: Record<string, number> = {};
      for (const { groupId } of groups) {
        if (!groupId.startsWith(prefix) || groupId.startsWith(`${prefix}tail.`)) continue;
        const topic = prefix + groupId.slice(groupId.indexOf('@') + 1);
        const [ends, [committed]] = await Promise.all([
          admin.fetchTopicOffsets(topic),
          admin.fetchOffsets({ groupId, topics: [topic] }),
        ]);
        const done = new Map(committed?.partitions.map(({ partition, offset }) => [partition, Number(offset)]));
        const count = ends.reduce(
          (sum, { partition, high, low }) => sum + Math.max(0, Number(high) - Math.max(Number(low), done.get(partition) ?? 0)),
          0,
        );
        if (count > 0) behind[groupId.slice(prefix.length)] = count;
      }
      return behind;
    });

  return {
    documents: async (collection: string, accountId: string): Promise<readonly Record<string, unknown>[]> =>
      client.db(database).collection(collection).find({ account_id: accountId }).toArray(),
    ended: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      const operations = client.db(database).collection<{ readonly _id: string }>('operations');
      const closed = { _id: { $in: [...ids] }, status: { $ne: 'running' } };
      const found = await operations.find(closed, { projection: { _id: 1 }, maxTimeMS: 2_000 }).toArray();
      return new Set(found.map(({ _id }) => _id));
    },
    lag: async (patienceMs: number) => {
      const until = Date.now() + patienceMs;
      let behind = await lagNow();
      while (Object.keys(behind).length > 0 && Date.now() < until) {
        await delay(500);
        behind = await lagNow();
      }
      return behind;
    },
    deadLetters: () =>
      withAdmin(async (admin) => {
        const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(prefix) && topic.endsWith('.dead'));
        // One after the other: kafkajs knows only the topics of the last request when two are under way.
        let dead = 0;
        for (const topic of topics) for (const { high } of await admin.fetchTopicOffsets(topic)) dead += Number(high);
        return dead;
      }),
    drop: async () => {
      await client.db(database).dropDatabase();
      await client.close();
    },
    close: async () => {},
  };
};
