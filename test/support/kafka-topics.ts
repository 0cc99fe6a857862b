import type { KafkaOptions } from '@winnow/kafka';
import type { Log } from '@winnow/ports';
import type { Admin, Message } from 'kafkajs';

/** Opens a log in Kafka that says nothing. */
export const openTestLog = async (
  options: Pick<KafkaOptions, 'brokers' | 'topicPrefix'> & Partial<KafkaOptions>,
): Promise<Log> => {
  const { openKafkaLog } = await import('@winnow/kafka');
  return openKafkaLog({ clientId: 'test', logger: { warn: () => {}, debug: () => {} }, ...options });
};

const connect = async (brokers: readonly string[]) => {
  const { Kafka, logLevel } = await import('kafkajs');
  return new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
};

/** An administrator's connection, to do to topics what operators do. */
export const connectAdmin = async (brokers: readonly string[]): Promise<Admin> => {
  const admin = (await connect(brokers)).admin();
  await admin.connect();
  return admin;
};

/** Deletes all topics whose names begin with a prefix. */
export const dropTopics = async (brokers: readonly string[], prefix: string): Promise<void> => {
  const admin = await connectAdmin(brokers);
  const list = async () => (await admin.listTopics()).filter((topic) => topic.startsWith(prefix));
  try {
    const topics = await list();
    if (topics.length > 0) await admin.deleteTopics({ topics });
  } catch (error) {
    // A deletion whose response was lost is retried, and its topics are then unknown.
    if ((await list()).length > 0) throw error;
  } finally {
    await admin.disconnect();
  }
};

/** Appends what the log itself never would, to topics by their names on the broker. */
export const appendForeign = async (
  brokers: readonly string[],
  topics: readonly { readonly topic: string; readonly messages: readonly Message[] }[],
): Promise<void> => {
  const { Partitioners } = await import('kafkajs');
  const producer = (await connect(brokers)).producer({ createPartitioner: Partitioners.DefaultPartitioner });
  await producer.connect();
  try {
    // One at a time: the largest fill a request.
    for (const { topic, messages } of topics) for (const message of messages) await producer.send({ topic, messages: [message] });
  } finally {
    await producer.disconnect();
  }
};
