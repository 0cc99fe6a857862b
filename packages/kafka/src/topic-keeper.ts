import { AppError } from '@winnow/kernel';
import type { TopicDeclaration } from '@winnow/ports';
import { inTime } from './in-time.ts';
import { type KafkaOptions, metadataMsOf, withAdmin } from './kafka-client.ts';
import { findShortfall } from './replica-health.ts';
import { declareTopics, minInSync, partitionCounts, verifyTopics } from './topics.ts';

export type TopicKeeper = {
  readonly declare: (topics: readonly TopicDeclaration[]) => Promise<void>;
  /** Partitions to spread records over; throws `INTERNAL` for a topic that was not declared. */
  readonly partitions: (topic: string) => number;
  /** Rejects with `UNAVAILABLE` and the reason while records of a declared topic could not be stored. */
  readonly check: () => Promise<void>;
  readonly close: () => void;
};

/**
 * Two checks are this many times as far apart as consumers and producers take to learn of new partitions: longer, so that nothing
 * is sent to a partition that no one reads.
 */
const checkDelay = 1.5;
/** A probe must respond well within the time-out of its caller. */
const brokerMs = 1_000;

/** Keeps the declared topics, named as on the broker: recreates deleted ones, unless others do, and follows added partitions. */
export const keepTopics = (options: KafkaOptions): TopicKeeper => {
  const { logger, replicationFactor, creates = true } = options;
  const declared = new Map<string, TopicDeclaration>();
  const counts = new Map<string, number>();
  let needed: ReadonlyMap<string, number> = new Map();
  let seen: ReadonlyMap<string, number> = new Map();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const adopt = (found: ReadonlyMap<string, number>): void => {
    for (const [name, count] of found) {
      counts.set(name, count);
      const wanted = declared.get(name)?.partitions ?? count;
      if (count > wanted) logger.warn({ topic: name, count, wanted }, 'A topic has more partitions than declared; they are used');
    }
  };
  const look = (): Promise<void> =>
    withAdmin(options, async (admin) => {
      const topics = [...declared.values()];
      const present = new Set(await admin.listTopics());
      if (topics.some(({ name }) => !present.has(name))) {
        if (!creates) {
          await verifyTopics(admin, topics);
          return;
        }
        const { found, created } = await declareTopics(admin, topics, replicationFactor);
        logger.warn({ topics: created }, 'Topics were missing and have been made again');
        adopt(partitionCounts(found));
        return;
      }
      const { topics: found } = await admin.fetchTopicMetadata({ topics: [...declared.keys()] });
      const now = partitionCounts(found);
      // Added partitions are used from the second check on; removed ones are dropped immediately.
      adopt(
        new Map(
          [...now].filter(
            ([name, count]) => count !== counts.get(name) && (seen.get(name) === count || count < (counts.get(name) ?? 0)),
          ),
        ),
      );
      seen = now;
      needed = await minInSync(admin, [...declared.keys()]);
    });
  const watch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await look().catch((error: unknown) => logger.warn({ error: String(error) }, 'The topics could not be looked at'));
      if (!closed) watch();
    }, checkDelay * metadataMsOf(options)).unref();
  };
  const answers = async (broker: string): Promise<boolean> =>
    inTime(
      withAdmin({ ...options, brokers: [broker] }, (admin) => admin.describeCluster()),
      brokerMs,
    ).then(
      () => true,
      () => false,
    );

  return {
    declare: async (topics) => {
      for (const topic of topics) declared.set(topic.name, topic);
      await withAdmin(options, async (admin) => {
        const found = creates
          ? (await declareTopics(admin, topics, replicationFactor)).found
          : await verifyTopics(admin, [...declared.values()]);
        adopt(partitionCounts(found));
        needed = await minInSync(admin, [...declared.keys()]);
      });
      if (!closed) watch();
    },
    partitions: (topic) => {
      const count = counts.get(topic);
      if (count === undefined) throw new AppError('INTERNAL', `Topic ${topic} is not declared.`);
      return count;
    },
    check: () =>
      withAdmin(options, async (admin) => {
        const { brokers } = await admin.describeCluster();
        const alone = brokers.length === 1;
        // Without a quorum, dead brokers are not detected, so each one is asked itself.
        const alive = await Promise.all(
          brokers.map(async ({ nodeId, host, port }) => (alone || (await answers(`${host}:${port}`)) ? nodeId : undefined)),
        );
        const present = new Set(await admin.listTopics());
        const missing = [...declared.keys()].filter((name) => !present.has(name));
        const topics = [...declared.keys()].filter((name) => present.has(name));
        const found = topics.length === 0 ? [] : (await admin.fetchTopicMetadata({ topics })).topics;
        const shortfall = findShortfall({ missing, found, alive: new Set(alive.filter((id) => id !== undefined)), needed });
        if (shortfall !== undefined) throw new AppError('UNAVAILABLE', shortfall);
      }),
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
};
