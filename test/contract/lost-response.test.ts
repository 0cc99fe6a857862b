import type { LogRecord } from '@winnow/ports';
import { expect, it, vi } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { dropTopics, openTestLog } from '../support/kafka-topics.ts';
import { createCleanup, uniqueName } from '../support/namespaces.ts';
import { losingAnswers } from './cutting-sockets.ts';

const appends = 200;
const atATime = 10;

describeDistributed(({ brokers }) => {
  const cleanup = createCleanup();

  it.each([1, 2, 3])('stores every append that resolved though 20 answers of the broker were lost, run %i', async () => {
    const topicPrefix = `${uniqueName()}.`;
    cleanup(() => dropTopics(brokers, topicPrefix));
    const { socketFactory, lost } = losingAnswers(10);
    const log = await openTestLog({ brokers, topicPrefix, socketFactory });
    cleanup(() => log.close());
    const reading = await openTestLog({ brokers, topicPrefix });
    cleanup(() => reading.close());
    await log.declare([{ name: 'things', partitions: 16, retentionMs: 3_600_000 }]);
    const records: LogRecord[] = [];
    await reading.tail('things', (record) => records.push(record));

    const waiting = Array.from({ length: appends }, (_, index) => index);
    const acknowledged: number[] = [];
    const work = async (): Promise<void> => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        await log.append('things', [{ partition: index % 16, key: 'k', headers: {}, value: `${index}` }]);
        acknowledged.push(index);
      }
    };
    await Promise.all(Array.from({ length: atATime }, work));

    expect(acknowledged).toHaveLength(appends);
    expect(lost()).toBeGreaterThanOrEqual(20);
    const stored = (): Set<number> => new Set(records.map(({ value }) => Number(value)));
    await vi.waitFor(() => expect(stored().size).toBe(appends), { timeout: 50_000 });
    console.info(`${lost()} answers lost, ${appends} appends acknowledged and stored, ${records.length - appends} duplicates`);
  });
});
