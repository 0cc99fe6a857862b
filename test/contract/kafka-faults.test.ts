import type { LogRecord } from '@winnow/ports';
import { expect, it, vi } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { dropTopics, openTestLog } from '../support/kafka-topics.ts';
import { createCleanup, uniqueName } from '../support/namespaces.ts';
import { cuttable } from './cutting-sockets.ts';

const patience = { timeout: 150_000, interval: 20 };
const silent = { assigned: () => {}, records: () => {}, revoked: () => {} };

/** Percent of a core: below 1 where nothing else runs, some more where others slow the machine down; a timer that spins takes many times that. */
const maxIdle = 3;

describeDistributed(({ brokers }) => {
  const cleanup = createCleanup();
  const openLog = async (options: Partial<Parameters<typeof openTestLog>[0]> = {}, topicPrefix = `${uniqueName()}.`) => {
    cleanup(() => dropTopics(brokers, topicPrefix));
    const log = await openTestLog({ brokers, topicPrefix, ...options });
    cleanup(() => log.close());
    return { log, topicPrefix };
  };
  const things = { name: 'things', partitions: 4, retentionMs: 3_600_000 };
  const newRecord = (value: string) => ({ partition: 0, key: 'k', headers: {}, value });

  it('delivers to members and tails what was appended while their connections were down', async () => {
    const { log, topicPrefix } = await openLog();
    await log.declare([things]);
    const { socketFactory, cut, mend } = cuttable();
    const warned = vi.fn();
    const { log: cutOff } = await openLog({ socketFactory, logger: { warn: warned, debug: () => {} } }, topicPrefix);
    const ofMember: (string | null)[] = [];
    const ofTail: LogRecord[] = [];
    const membership = await cutOff.join('g', 'things', {
      ...silent,
      records: (_, records) => ofMember.push(...records.map(({ value }) => value)),
    });
    await cutOff.tail('things', (record) => ofTail.push(record));
    await log.append('things', [newRecord('before')]);
    await vi.waitFor(() => expect([ofMember, ofTail.map(({ value }) => value)]).toEqual([['before'], ['before']]), patience);

    cut();
    // Both consumers first try to mend what they have, for about 16 seconds.
    const replaced = () => warned.mock.calls.filter(([, message]) => message === 'A consumer is replaced');
    await vi.waitFor(() => expect(replaced().length).toBeGreaterThanOrEqual(2), patience);
    expect(membership.silentMs()).toBeGreaterThan(5000);
    await log.append('things', [newRecord('meanwhile')]);
    mend();
    await log.append('things', [newRecord('after')]);

    // Nothing was committed, so the member may get the first one again.
    await vi.waitFor(() => expect(ofMember.slice(-2)).toEqual(['meanwhile', 'after']), patience);
    await vi.waitFor(() => expect(ofTail.map(({ value }) => value)).toEqual(['before', 'meanwhile', 'after']), patience);
    await vi.waitFor(() => expect(membership.silentMs()).toBeLessThan(2000), patience);
  }, 360_000);

  it('refuses a record that is too large without spoiling those that are sent with it', async () => {
    const { log } = await openLog();
    await log.declare([things]);
    const outcomes = await Promise.allSettled(
      ['first', 'x'.repeat(1_100_000), 'last'].map((value) => log.append('things', [newRecord(value)])),
    );
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'INTERNAL' } },
      { status: 'fulfilled' },
    ]);
  });

  it('sets the retention of a topic that is there', async () => {
    const { log, topicPrefix } = await openLog();
    await log.declare([things]);
    await log.declare([{ ...things, retentionMs: 7_200_000 }]);
    const { Kafka, logLevel } = await import('kafkajs');
    const admin = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: 2, name: `${topicPrefix}things`, configNames: ['retention.ms'] }],
    });
    await admin.disconnect();
    expect(resources[0]?.configEntries[0]).toMatchObject({ configName: 'retention.ms', configValue: '7200000' });
  });

  it('uses hardly any of a core when idle, and gives Node no cause for warnings', async () => {
    const warned = vi.fn();
    process.on('warning', warned);
    const { log } = await openLog();
    const names = ['a', 'b', 'c', 'd'];
    await log.declare(names.map((name) => ({ ...things, name })));
    for (const name of names) await log.join('g', name, silent);
    await log.tail('a', () => {});
    const measure = async (): Promise<number> => {
      const [begun, cpu] = [performance.now(), process.threadCpuUsage()];
      await vi.waitUntil(() => performance.now() - begun > 4000, { timeout: 10_000, interval: 500 });
      const { user, system } = process.threadCpuUsage(cpu);
      return (user + system) / 10 / (performance.now() - begun);
    };
    // What is compiled at the beginning, and what others do to the machine, passes; a timer that spins does not.
    const measured: number[] = [];
    while (measured.length < 10 && !measured.some((percent) => percent < maxIdle)) measured.push(await measure());
    process.off('warning', warned);
    console.info(
      `idle with a producer, 4 members and a tail: ${measured.map((percent) => percent.toFixed(2)).join(', ')} % of a core`,
    );
    expect(Math.min(...measured)).toBeLessThan(maxIdle);
    expect(
      warned.mock.calls
        .flat()
        .map(String)
        .filter((warning) => warning.includes('Timeout')),
    ).toEqual([]);
  });

  it('says after a few attempts that no broker can be reached', async () => {
    const { log, topicPrefix } = await openLog();
    const { socketFactory, cut, refused } = cuttable();
    const { log: cutOff } = await openLog({ socketFactory }, topicPrefix);
    await expect(log.check()).resolves.toBeUndefined();
    cut();
    await expect(cutOff.check()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    // A client that sends or receives makes twenty or forty, for some 16 seconds.
    expect(refused()).toBeLessThanOrEqual(6);
  });
});
