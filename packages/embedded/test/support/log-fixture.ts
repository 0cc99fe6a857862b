import type { Log, LogListener, LogRecord, NewRecord, Position } from '@winnow/ports';
import { onTestFinished } from 'vitest';
import { openEmbeddedLog, openSqlite } from '../../src/index.ts';

/** A log on a folder, closed when the test has finished at the latest. */
export const openLog = async (folder: string, clock = { now: 1_000_000 }): Promise<{ log: Log; close: () => Promise<void> }> => {
  const client = await openSqlite(folder);
  const log = await openEmbeddedLog(client, { now: () => clock.now });
  const close = async (): Promise<void> => {
    await log.close();
    await client.close();
  };
  onTestFinished(close);
  return { log, close };
};

/** A record whose key and value are the same. */
export const record = (value: string, partition = 0): NewRecord => ({ partition, key: value, headers: {}, value });

/** A listener with notes of everything it is told. */
export const createListener = () => {
  const positions = new Map<number, Position>();
  const records: LogRecord[] = [];
  const listener: LogListener = {
    assigned: (partition, position) => positions.set(partition, position),
    records: (_, found) => records.push(...found),
    revoked: (partition) => positions.delete(partition),
  };
  return {
    listener,
    positions,
    records,
    values: (): readonly (string | null)[] => records.map(({ value }) => value),
    partitions: (): readonly number[] => [...positions.keys()].sort((a, b) => a - b),
  };
};
