import { randomUUID } from 'node:crypto';

/** Something that is stored, as text, and where. */
export type StoredText = { readonly where: string; readonly text: string };

type Offsets = readonly { readonly partition: number; readonly high: string; readonly low: string }[];

const patienceMs = 60_000;

/** Every record of the topics whose names begin with a prefix, those of dead letters too: key, headers and value. */
export const readTopics = async (brokers: readonly string[], prefix: string): Promise<readonly StoredText[]> => {
  const { Kafka, logLevel } = await import('kafkajs');
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  const groupId = `${prefix}reader-${randomUUID().slice(0, 8)}`;
  const [admin, consumer] = [kafka.admin(), kafka.consumer({ groupId })];
  await admin.connect();
  try {
    const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(prefix));
    /** Partitions that hold anything, with the offset of their end. */
    const open = new Map<string, bigint>();
    for (const topic of topics)
      for (const { partition, high, low } of (await admin.fetchTopicOffsets(topic)) as Offsets)
        if (BigInt(high) > BigInt(low)) open.set(`${topic}/${partition}`, BigInt(high));
    if (open.size === 0) return [];

    const texts: StoredText[] = [];
    const all = Promise.withResolvers<void>();
    await consumer.connect();
    await consumer.subscribe({ topics, fromBeginning: true });
    const timer = setTimeout(() => all.reject(new Error(`Not read: ${[...open.keys()].join(', ')}`)), patienceMs);
    await consumer.run({
      eachMessage: async ({ topic, partition, message: { key, headers = {}, value, offset } }) => {
        const lines = Object.entries(headers).map(([name, text]) => `${name}: ${String(text)}`);
        texts.push({ where: topic.slice(prefix.length), text: [String(key), ...lines, String(value)].join('\n') });
        const end = open.get(`${topic}/${partition}`);
        if (end !== undefined && BigInt(offset) + 1n >= end) open.delete(`${topic}/${partition}`);
        if (open.size === 0) all.resolve();
      },
    });
    try {
      await all.promise;
    } finally {
      clearTimeout(timer);
      await consumer.disconnect();
      await admin.deleteGroups([groupId]).catch(() => undefined);
    }
    return texts;
  } finally {
    await admin.disconnect();
  }
};
