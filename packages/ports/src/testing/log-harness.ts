import { afterEach, expect, vi } from 'vitest';
import type { Log, LogListener, LogMembership, LogRecord, NewRecord, Position } from '../log.ts';

export type LogPlace = {
  readonly log: Log;
  /** Closes the log and opens it again on its stored data. */
  readonly reopen: () => Promise<Log>;
  /** Appends bytes that are not text, or none, if the backend allows clients to. */
  readonly appendForeign?: (topic: string, partition: number, value: Uint8Array | null) => Promise<void>;
};

export type LogHarness = {
  /** A log on a new namespace. The harness closes it and removes the namespace. */
  readonly open: () => Promise<LogPlace>;
};

/** Rebalances take seconds. */
export const patience = { timeout: 40_000, interval: 10 };

export const topic = 'things';
export const partitions = [0, 1, 2, 3];
export const declaration = { name: topic, partitions: partitions.length, retentionMs: 3_600_000 };

/** A record of partition 0 with a unique value. */
export const newRecord = (value: string, partition = 0): NewRecord => ({ partition, key: `key ${value}`, headers: {}, value });

export type Member = {
  readonly membership: LogMembership;
  readonly records: readonly LogRecord[];
  /** Assigned partitions, with their start positions. */
  readonly held: ReadonlyMap<number, Position>;
  /** Calls of the listener, as `assigned 0`, `records 0`, `revoked 0`. */
  readonly told: readonly string[];
};

/** Joins a group with a listener that records every call, and any violation of their order. */
export const joinGroup = async (log: Log, group: string, onRecord: (record: LogRecord) => void = () => {}): Promise<Member> => {
  const records: LogRecord[] = [];
  const held = new Map<number, Position>();
  const told: string[] = [];
  const listener: LogListener = {
    assigned: (partition, position) => {
      told.push(`${held.has(partition) ? 'BREACH: ' : ''}assigned ${partition}`);
      held.set(partition, position);
    },
    records: (partition, batch) => {
      told.push(`${held.has(partition) ? '' : 'BREACH: '}records ${partition}`);
      records.push(...batch);
      for (const record of batch) onRecord(record);
    },
    revoked: (partition) => {
      told.push(`${held.has(partition) ? '' : 'BREACH: '}revoked ${partition}`);
      held.delete(partition);
    },
  };
  return { membership: await log.join(group, topic, listener), records, held, told };
};

/** Values of records, in order; of one partition if given. */
export const valuesOf = (records: readonly LogRecord[], partition?: number): readonly (string | null)[] =>
  records.filter((record) => partition === undefined || record.partition === partition).map(({ value }) => value);

/** Waits until a member has received so many records. */
export const got = (member: Member, count: number): Promise<void> =>
  vi.waitFor(() => expect(member.records.length).toBeGreaterThanOrEqual(count), patience);

/** Opens logs for one suite, with the topic declared, and removes members from their groups after each test. */
export const createLogFixture = (harness: LogHarness) => {
  const members: Member[] = [];
  afterEach(async () => {
    for (const member of members.splice(0)) {
      await member.membership.leave();
      expect(member.told.filter((word) => word.startsWith('BREACH'))).toEqual([]);
    }
  });
  const openPlace = async (): Promise<LogPlace> => {
    const place = await harness.open();
    await place.log.declare([declaration]);
    return place;
  };
  const join = async (...options: Parameters<typeof joinGroup>): Promise<Member> => {
    const member = await joinGroup(...options);
    members.push(member);
    return member;
  };
  return { openPlace, join };
};
