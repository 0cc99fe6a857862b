import { randomUUID } from 'node:crypto';
import { AppError } from '@winnow/kernel';
import type { Log, LogMembership } from '@winnow/ports';
import type { Admin } from 'kafkajs';
import { createAppendQueue } from './append-queue.ts';
import { followEnd } from './follow-end.ts';
import { committedPositions } from './group-positions.ts';
import { inTime } from './in-time.ts';
import { createProducer, durably, type KafkaOptions, withAdmin } from './kafka-client.ts';
import { reach } from './kafka-fault.ts';
import { keepReaders, type Reading } from './keep-readers.ts';
import type { LastingReader } from './lasting-reader.ts';
import { readRecords } from './read-records.ts';
import { toMessage } from './to-record.ts';
import { keepTopics } from './topic-keeper.ts';
import { countLag, extentsOf } from './topics.ts';

/** A probe must respond well within the time-out of its caller. */
const checkMs = 2500;
/** Time for appends in flight to finish when the log is closed. */
const settleMs = 5000;

/** A log in Kafka (3.9 to 4.x). Rejects with `UNAVAILABLE` when no broker can be reached. */
export const openKafkaLog = async (options: KafkaOptions): Promise<Log> => {
  const { topicPrefix } = options;
  const topics = keepTopics(options);
  const producer = createProducer(options);
  let closed = false;

  const onBroker = (topic: string): string => topicPrefix + topic;
  // A Kafka group spans topics, a group of the port does not: members of one group on two topics must be separate.
  const groupOnBroker = (group: string, topic: string): string => `${topicPrefix}${group}@${topic}`;
  const ensureOpen = (): void => {
    if (closed) throw new AppError('UNAVAILABLE', 'The log is closed.');
  };
  const queue = createAppendQueue(async (topic, partition, records) => {
    const answers = await reach(producer.send({ ...durably, topic: onBroker(topic), messages: records.map(toMessage) }));
    // kafkajs ignores a partition that the topic does not have.
    if (answers.some((answer) => answer.partition === partition)) return;
    // It existed before: the topic was recreated, which will be noticed soon.
    const code = partition < topics.partitions(onBroker(topic)) ? 'UNAVAILABLE' : 'INTERNAL';
    throw new AppError(code, `Topic ${topic} has no such partition.`);
  });
  const { open, close, closeAll } = keepReaders(options, ensureOpen);

  const extents: Log['extents'] = (topics) => {
    const read = async (admin: Admin) =>
      new Map(await Promise.all(topics.map(async (topic) => [topic, await extentsOf(admin, onBroker(topic))] as const)));
    return reach(withAdmin(options, read));
  };

  // The producer retries for 40 seconds; the caller is told immediately that no broker responds.
  await reach(withAdmin(options, (admin) => admin.describeCluster()));
  try {
    await reach(producer.connect());
  } catch (error) {
    await producer.disconnect().catch(() => undefined);
    throw error;
  }

  return {
    declare: (declared) => reach(topics.declare(declared.map((topic) => ({ ...topic, name: onBroker(topic.name) })))),
    partitions: (topic) => topics.partitions(onBroker(topic)),
    append: async (topic, records) => {
      ensureOpen();
      await queue.append(topic, records);
    },
    join: async (group, topic, listener) => {
      const groupId = groupOnBroker(group, topic);
      const reader = await open({
        groupId,
        topic,
        fromBeginning: true,
        positions: (cluster, partitions) => committedPositions(cluster, groupId, onBroker(topic), partitions),
        listener,
      });
      const membership: LogMembership = {
        commit: (partition, position) => reader.current().commit(partition, position),
        pause: (partition) => reader.current().pause(partition),
        resume: (partition) => reader.current().resume(partition),
        silentMs: reader.silentMs,
        leave: () => close(reader),
      };
      return membership;
    },
    tail: async (topic, onRecord) => {
      const reader = await open({
        // A separate group per call: the broker deletes it when it has no members left.
        groupId: groupOnBroker(`tail.${randomUUID()}`, topic),
        topic,
        fromBeginning: false,
        ...followEnd(onBroker(topic), onRecord),
      });
      return { stop: () => close(reader) };
    },
    extents,
    read: async (topic, partition, from, limit) => {
      let reader: LastingReader | undefined;
      const openOne = async (reading: Reading): Promise<void> => {
        reader = await open(reading);
      };
      const groupId = groupOnBroker(`read.${randomUUID()}`, topic);
      try {
        const ofTopic = (await extents([topic])).get(topic) ?? [];
        return await readRecords(openOne, { groupId, topic }, ofTopic, { partition, from, limit });
      } finally {
        if (reader !== undefined) await close(reader);
      }
    },
    lag: (group, topic) => reach(withAdmin(options, (admin) => countLag(admin, groupOnBroker(group, topic), onBroker(topic)))),
    check: async () => {
      ensureOpen();
      await reach(inTime(topics.check(), checkMs));
    },
    close: async () => {
      closed = true;
      topics.close();
      await closeAll();
      await inTime(queue.settled(), settleMs).catch(() => undefined);
      await producer.disconnect().catch(() => undefined);
    },
  };
};
