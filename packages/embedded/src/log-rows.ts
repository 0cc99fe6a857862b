import { AppError } from '@winnow/kernel';
import type { Position, TopicDeclaration } from '@winnow/ports';
import type { Statements } from './statements.ts';

export type TopicRow = { readonly id: number; readonly partitions: number; readonly retention_ms: number };

/** Topics, partitions and positions of the log as rows. */
export const createLogRows = (statements: Statements) => {
  const { row, rows, run } = statements;
  /** Next offsets, cached so that an append needs no lookup; only values committed or about to be. */
  const heads = new Map<string, number>();
  /** Topics that were looked up since one was declared. */
  const topics = new Map<string, TopicRow>();

  const findTopic = (name: string): TopicRow | undefined => row<TopicRow>('SELECT * FROM topics WHERE name = ?', name);
  const topicOf = (name: string): TopicRow => {
    const topic = topics.get(name) ?? findTopic(name);
    if (topic === undefined) throw new AppError('INTERNAL', `Topic ${name} is not declared.`);
    topics.set(name, topic);
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
    topics.delete(name);
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

  /** Nothing is known of what was rolled back. */
  const forget = (): void => {
    heads.clear();
    topics.clear();
  };

  return { heads, forget, topicOf, partitionsOf, headOf, positionOf, declareTopic, sweepPartition };
};
