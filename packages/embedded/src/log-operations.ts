import { AppError } from '@winnow/kernel';
import type { Extent, NewRecord, Position, TopicDeclaration } from '@winnow/ports';
import type { Statements } from './statements.ts';

type TopicRow = { readonly id: number; readonly partitions: number; readonly retention_ms: number };

/** A record as read from disk. */
export type RecordRow = { readonly offset: number; readonly key: string; readonly headers: string; readonly value: string };

/** By partition: offset of the next record, and the position of the group. */
export type GroupState = { readonly heads: readonly number[]; readonly positions: readonly Position[] };

export type TopicState = { readonly partitions: number };

const maxFetchCharacters = 1024 * 1024;
/** Positions are never reset in this backend: a record that every group has done is kept only for inspection. */
const maxDoneMs = 3_600_000;

/** The partitioned log on disk. Call `onRollback` when work was rolled back. */
export const createLogOperations = (statements: Statements) => {
  const { row, rows, iterate, run } = statements;
  /** Next offsets, cached so that an append needs no lookup; only values committed or about to be. */
  const heads = new Map<string, number>();

  const findTopic = (name: string): TopicRow | undefined => row<TopicRow>('SELECT * FROM topics WHERE name = ?', name);
  const topicOf = (name: string): TopicRow => {
    const topic = findTopic(name);
    if (topic === undefined) throw new AppError('INTERNAL', `Topic ${name} is not declared.`);
    return topic;
  };
  const partitionsOf = ({ partitions }: TopicRow): readonly number[] => Array.from({ length: partitions }, (_, index) => index);
  const sweptUpTo = (topic: number, partition: number): number =>
    row<{ swept_to: number }>('SELECT swept_to FROM partitions WHERE topic = ? AND partition = ?', topic, partition)?.swept_to ??
    0;
  const headOf = (topic: number, partition: number): number => {
    const key = `${topic}:${partition}`;
    const known = heads.get(key);
    if (known !== undefined) return known;
    const last = row<{ last: number | null }>(
      'SELECT max(offset) AS last FROM records WHERE topic = ? AND partition = ?',
      topic,
      partition,
    );
    const head = Math.max((last?.last ?? -1) + 1, sweptUpTo(topic, partition));
    heads.set(key, head);
    return head;
  };
  const positionOf = (group: string, topic: number, partition: number): Position => {
    const sql = 'SELECT offset, metadata FROM positions WHERE consumer_group = ? AND topic = ? AND partition = ?';
    const stored = row<{ offset: number; metadata: string }>(sql, group, topic, partition);
    return stored ?? { offset: sweptUpTo(topic, partition), metadata: '' };
  };

  const declareTopic = ({ name, partitions, retentionMs }: TopicDeclaration): void => {
    const present = findTopic(name);
    if (present === undefined)
      run('INSERT INTO topics (name, partitions, retention_ms) VALUES (?, ?, ?)', name, partitions, retentionMs);
    else if (present.retention_ms !== retentionMs || present.partitions < partitions)
      run(
        'UPDATE topics SET retention_ms = ?, partitions = ? WHERE name = ?',
        retentionMs,
        Math.max(present.partitions, partitions),
        name,
      );
  };

  /** Deletes records before `done` that were appended before `cutoff`, from the beginning of a partition. */
  const sweepPartition = (topic: number, partition: number, done: number, cutoff: number, limit: number): number => {
    const sql =
      'SELECT offset, appended_at FROM records WHERE topic = ? AND partition = ? AND offset < ? ORDER BY offset LIMIT ?';
    const oldest = rows<{ offset: number; appended_at: number }>(sql, topic, partition, done, limit);
    const kept = oldest.findIndex(({ appended_at }) => appended_at >= cutoff);
    const last = oldest.at(kept === -1 ? -1 : kept - 1);
    if (kept === 0 || last === undefined) return 0;
    run('INSERT INTO partitions VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET swept_to = ?3', topic, partition, last.offset + 1);
    return run('DELETE FROM records WHERE topic = ? AND partition = ? AND offset <= ?', topic, partition, last.offset);
  };

  const operations = {
    /** Resulting partition counts of the topics, in order. */
    declareTopics: (topics: readonly TopicDeclaration[]): readonly number[] => {
      topics.forEach(declareTopic);
      return topics.map(({ name }) => topicOf(name).partitions);
    },
    topicState: (name: string): TopicState => ({ partitions: topicOf(name).partitions }),
    /** Offsets of the records, in order. */
    appendRecords: (name: string, records: readonly NewRecord[], now: number): number[] => {
      const { id, partitions } = topicOf(name);
      return records.map(({ partition, key, headers, value }) => {
        if (!Number.isInteger(partition) || partition < 0 || partition >= partitions)
          throw new AppError('INTERNAL', `Topic ${name} has no such partition.`);
        const offset = headOf(id, partition);
        run('INSERT INTO records VALUES (?, ?, ?, ?, ?, ?, ?)', id, partition, offset, now, key, JSON.stringify(headers), value);
        heads.set(`${id}:${partition}`, offset + 1);
        return offset;
      });
    },
    topicExtents: (names: readonly string[]): (readonly Extent[])[] =>
      names.map((name) => {
        const topic = topicOf(name);
        return partitionsOf(topic).map((partition) => {
          const next = headOf(topic.id, partition);
          const sql = 'SELECT min(offset) AS first FROM records WHERE topic = ? AND partition = ?';
          return { partition, first: row<{ first: number | null }>(sql, topic.id, partition)?.first ?? next, next };
        });
      }),
    /** Up to `limit` records of a partition, fewer when they are large. */
    fetchRecords: (name: string, partition: number, from: number, limit: number): RecordRow[] => {
      const sql = `SELECT offset, key, headers, value FROM records WHERE topic = ? AND partition = ? AND offset >= ? ORDER BY offset LIMIT ?`;
      const found: RecordRow[] = [];
      let characters = 0;
      for (const record of iterate<RecordRow>(sql, topicOf(name).id, partition, from, limit)) {
        found.push(record);
        characters += record.value.length + record.headers.length;
        if (characters > maxFetchCharacters) break;
      }
      return found;
    },
    /**
     * Registers the group with the topic, so that records it has not done are not swept, and returns the positions of log and
     * group in each partition.
     */
    joinGroup: (group: string, name: string): GroupState => {
      const topic = topicOf(name);
      run('INSERT INTO consumer_groups VALUES (?, ?) ON CONFLICT DO NOTHING', group, topic.id);
      const partitions = partitionsOf(topic);
      return {
        heads: partitions.map((partition) => headOf(topic.id, partition)),
        positions: partitions.map((partition) => positionOf(group, topic.id, partition)),
      };
    },
    commitPosition: (group: string, name: string, partition: number, { offset, metadata }: Position): void => {
      const sql = `INSERT INTO positions VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO UPDATE SET offset = ?4, metadata = ?5`;
      run(sql, group, topicOf(name).id, partition, offset, metadata);
    },
    /** Records that the group has not done. */
    groupLag: (group: string, name: string): number => {
      const topic = topicOf(name);
      return partitionsOf(topic).reduce(
        (lag, partition) => lag + headOf(topic.id, partition) - positionOf(group, topic.id, partition).offset,
        0,
      );
    },
    /**
     * Deletes up to `limit` records per partition that every group of the topic has done and that are past their retention, or an
     * hour old; returns their number.
     */
    sweepRecords: (now: number, limit: number): number => {
      let swept = 0;
      for (const topic of rows<TopicRow>('SELECT * FROM topics')) {
        const groups = rows<{ name: string }>('SELECT name FROM consumer_groups WHERE topic = ?', topic.id);
        for (const partition of partitionsOf(topic)) {
          const done = groups.map(({ name }) => positionOf(name, topic.id, partition).offset);
          const end = Math.min(headOf(topic.id, partition), ...done);
          const keptMs = groups.length === 0 ? topic.retention_ms : Math.min(topic.retention_ms, maxDoneMs);
          swept += sweepPartition(topic.id, partition, end, now - keptMs, limit);
        }
      }
      return swept;
    },
  };
  return { operations, onRollback: () => heads.clear() };
};
