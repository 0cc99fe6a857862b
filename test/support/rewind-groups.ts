import { DatabaseSync } from 'node:sqlite';

/** Where a deployment that is stopped keeps its log. */
export type LogPlace = { readonly folder: string } | { readonly brokers: readonly string[]; readonly prefix: string };

const rewindFolder = (folder: string): number => {
  const database = new DatabaseSync(`${folder}/winnow.sqlite`);
  try {
    const sql = `SELECT count(*) AS count FROM records r JOIN positions p ON p.topic = r.topic AND p.partition = r.partition`;
    const before = database.prepare(sql).get() as { readonly count: number };
    database.exec(`UPDATE positions SET metadata = '', offset = coalesce(
      (SELECT swept_to FROM partitions s WHERE s.topic = positions.topic AND s.partition = positions.partition), 0)`);
    return before.count;
  } finally {
    database.close();
  }
};

const rewindBrokers = async (brokers: readonly string[], prefix: string): Promise<number> => {
  const { Kafka, logLevel } = await import('kafkajs');
  const admin = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  try {
    const rewind = async (groupId: string): Promise<number> => {
      let records = 0;
      for (const { topic, partitions } of await admin.fetchOffsets({ groupId })) {
        const committed = new Set(partitions.filter(({ offset }) => offset !== '-1').map(({ partition }) => partition));
        const ends = await admin.fetchTopicOffsets(topic);
        for (const { partition, low, high } of ends) if (committed.has(partition)) records += Number(high) - Number(low);
        await admin.resetOffsets({ groupId, topic, earliest: true });
      }
      return records;
    };
    const { groups } = await admin.listGroups();
    // All at once: to reset a group is to join it, which the broker delays by seconds.
    const counts = await Promise.all(
      groups.filter(({ groupId }) => groupId.startsWith(prefix)).map(({ groupId }) => rewind(groupId)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  } finally {
    await admin.disconnect();
  }
};

/** Sets every consumer group back to the first record, as an operator might by mistake; answers how many records come again. */
export const rewindGroups = async (place: LogPlace): Promise<number> =>
  'folder' in place ? rewindFolder(place.folder) : rewindBrokers(place.brokers, place.prefix);
