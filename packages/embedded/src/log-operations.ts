import { AppError } from '@winnow/kernel';
import type { Extent, NewRecord, Position, TopicDeclaration } from '@winnow/ports';
import { createLogRows, type TopicRow } from './log-rows.ts';
import type { Statements } from './statements.ts';

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
  const { heads, forget, topicOf, partitionsOf, headOf, positionOf, declareTopic, sweepPartition } = createLogRows(statements);

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
  return { operations, onRollback: forget };
};
