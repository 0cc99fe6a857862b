import { AppError, type Clock } from '@winnow/kernel';
import type { Log, LogRecord, NewRecord } from '@winnow/ports';
import { type ConsumerGroup, createConsumerGroup } from './consumer-group.ts';
import { recordOf } from './record-of.ts';
import type { SqliteClient } from './sqlite-client.ts';

/** Expired records are swept during an append, at most this often. */
const sweepEveryMs = 60_000;
/** Records deleted per partition at a time, so that a sweep never delays an append for long. */
const sweepStep = 500;

/** Deletes expired records, until it is stopped. */
const createSweeper = (client: SqliteClient, now: Clock) => {
  let sweptAt = now();
  let sweeping: Promise<void> = Promise.resolve();
  let stopped = false;
  const sweep = async (): Promise<void> => {
    try {
      while (!stopped && (await client.call('sweepRecords', now(), sweepStep)) > 0);
    } catch {
      // What cannot be deleted now is deleted a minute later; nothing depends on it.
    }
  };
  return {
    sweepNowAndThen: (): void => {
      if (now() - sweptAt < sweepEveryMs) return;
      sweptAt = now();
      sweeping = sweep();
    },
    stop: (): Promise<void> => {
      stopped = true;
      return sweeping;
    },
  };
};

/**
 * A partitioned log in SQLite. Groups exist within this process, which has exclusive use of the data folder; the clock controls
 * retention.
 */
export const openEmbeddedLog = async (client: SqliteClient, { now }: { readonly now: Clock }): Promise<Log> => {
  const groups = new Map<string, Map<string, ConsumerGroup>>();
  const tails = new Map<string, Set<(record: LogRecord) => void>>();
  const derived = new Set<string>();
  const partitions = new Map<string, number>();
  const sweeper = createSweeper(client, now);
  let closed = false;

  const groupOf = (topic: string, name: string): ConsumerGroup => {
    const ofTopic = groups.get(topic) ?? new Map<string, ConsumerGroup>();
    groups.set(topic, ofTopic);
    const group = ofTopic.get(name) ?? createConsumerGroup(client, name, topic);
    ofTopic.set(name, group);
    return group;
  };
  const deliver = (topic: string, records: readonly LogRecord[]): void => {
    for (const onRecord of tails.get(topic) ?? []) for (const record of records) onRecord(record);
    const readers = groups.get(topic);
    if (readers === undefined) return;
    for (const [partition, ofPartition] of Map.groupBy(records, (record) => record.partition)) {
      const head = (ofPartition.at(-1)?.offset ?? -1) + 1;
      for (const group of readers.values()) group.appended(partition, ofPartition, head);
    }
  };
  const ensureOpen = (): void => {
    if (closed) throw new AppError('UNAVAILABLE', 'The log is closed.');
  };

  return {
    declare: async (topics) => {
      const counts = await client.call('declareTopics', topics);
      for (const [index, topic] of topics.entries()) {
        partitions.set(topic.name, counts[index] ?? topic.partitions);
        if (topic.derived) derived.add(topic.name);
      }
    },
    partitions: (topic) => {
      const count = partitions.get(topic);
      if (count === undefined) throw new AppError('INTERNAL', `Topic ${topic} is not declared.`);
      return count;
    },
    append: async (topic, records: readonly NewRecord[]) => {
      ensureOpen();
      const append = derived.has(topic) ? client.callOrdered : client.call;
      const offsets = await append('appendRecords', topic, records, now());
      const stored = records.map(
        (record, index): LogRecord => ({ ...record, headers: { ...record.headers }, topic, offset: offsets[index] ?? -1 }),
      );
      // A listener that throws must not make an append look failed.
      queueMicrotask(() => deliver(topic, stored));
      sweeper.sweepNowAndThen();
    },
    join: async (group, topic, listener) => {
      ensureOpen();
      return groupOf(topic, group).join(listener);
    },
    tail: async (topic, onRecord) => {
      ensureOpen();
      await client.call('topicState', topic);
      const listeners = tails.get(topic) ?? new Set();
      tails.set(topic, listeners);
      // A separate listener, so that one function may tail twice.
      const listener = (record: LogRecord): void => onRecord(record);
      listeners.add(listener);
      return {
        stop: async () => {
          listeners.delete(listener);
        },
      };
    },
    extents: async (topics) => {
      const extents = await client.call('topicExtents', topics);
      return new Map(topics.map((topic, index) => [topic, extents[index] ?? []]));
    },
    read: async (topic, partition, from, limit) => {
      const rows = await client.call('fetchRecords', topic, partition, from, limit);
      return rows.map((row) => recordOf(topic, partition, row));
    },
    lag: (group, topic) => client.call('groupLag', group, topic),
    check: async () => {
      ensureOpen();
      await client.call('checkWritable');
    },
    close: async () => {
      closed = true;
      tails.clear();
      await sweeper.stop();
      for (const ofTopic of groups.values()) for (const group of ofTopic.values()) await group.close();
    },
  };
};
