import type { LogRecord } from '@winnow/ports';
import { expect, it, vi } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { connectAdmin, dropTopics, openTestLog } from '../support/kafka-topics.ts';
import { createCleanup, uniqueName } from '../support/namespaces.ts';

const patience = { timeout: 180_000, interval: 100 };

describeDistributed(({ brokers }) => {
  const cleanup = createCleanup();
  const things = { name: 'things', partitions: 2, retentionMs: 3_600_000 };
  const openLog = async ({ shared, metadataMs }: { readonly shared?: string; readonly metadataMs?: number } = {}) => {
    const topicPrefix = shared ?? `${uniqueName()}.`;
    if (shared === undefined) cleanup(() => dropTopics(brokers, topicPrefix));
    const log = await openTestLog({ brokers, topicPrefix, ...(metadataMs === undefined ? {} : { metadataMs }) });
    cleanup(() => log.close());
    return { log, topicPrefix };
  };
  const openAdmin = async () => {
    const admin = await connectAdmin(brokers);
    cleanup(() => admin.disconnect());
    return admin;
  };
  const newRecord = (value: string, partition = 0) => ({ partition, key: 'k', headers: {}, value });
  /** A member that is done with everything at once, and a tail, by what they got. */
  const read = async (log: Awaited<ReturnType<typeof openLog>>['log']) => {
    const ofMember: LogRecord[] = [];
    const ofTail: LogRecord[] = [];
    const membership = await log.join('g', 'things', {
      assigned: () => {},
      revoked: () => {},
      records: (partition, records) => {
        ofMember.push(...records);
        void membership.commit(partition, { offset: (records.at(-1)?.offset ?? 0) + 1, metadata: '' }).catch(() => undefined);
      },
    });
    await log.tail('things', (record) => ofTail.push(record));
    const got = (value: string) =>
      vi.waitFor(
        () => expect([ofMember, ofTail].map((records) => records.some((record) => record.value === value))).toEqual([true, true]),
        patience,
      );
    return { got };
  };

  it('uses partitions that were added to a topic that is in use, once all members read them', async () => {
    const { log, topicPrefix } = await openLog({ metadataMs: 1_000 });
    await log.declare([things]);
    const { got } = await read(log);
    const admin = await openAdmin();
    await admin.createPartitions({ topicPartitions: [{ topic: `${topicPrefix}things`, count: 4 }] });
    await log.append('things', [newRecord('old one', 1)]);
    await got('old one');
    await vi.waitFor(() => expect(log.partitions('things')).toBe(4), patience);
    await log.append('things', [newRecord('new one', 3)]);
    await got('new one');
    // A process that starts afterwards takes them as they are.
    const { log: later } = await openLog({ shared: topicPrefix });
    await later.declare([things]);
    expect(later.partitions('things')).toBe(4);
  }, 360_000);

  it('says that a topic is missing, makes it again, and its members and tails read on', async () => {
    const { log, topicPrefix } = await openLog();
    await log.declare([things, { ...things, name: 'others' }]);
    const { got } = await read(log);
    for (let count = 0; count < 5; count += 1) await log.append('things', [newRecord(`old ${count}`)]);
    await got('old 4');
    await expect(log.check()).resolves.toBeUndefined();
    const admin = await openAdmin();
    await admin.deleteTopics({ topics: [`${topicPrefix}things`] });
    await vi.waitFor(
      () =>
        expect(log.check()).rejects.toMatchObject({
          code: 'UNAVAILABLE',
          message: `Topics are missing: ${topicPrefix}things.`,
        }),
      { ...patience, interval: 20 },
    );
    await vi.waitFor(() => log.check(), patience);
    await log.append('things', [newRecord('anew')]);
    await got('anew');
  }, 540_000);

  it('names what is missing instead of creating it, where topics are created by `winnow-cli setup`', async () => {
    const { log, topicPrefix } = await openLog();
    const verifying = await openTestLog({ brokers, topicPrefix, creates: false });
    cleanup(() => verifying.close());
    await expect(verifying.declare([things])).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: `Topics are missing: ${topicPrefix}things. Run "winnow-cli setup".`,
    });
    await log.declare([things]);
    await expect(verifying.declare([{ ...things, partitions: 3 }])).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: `Topics have too few partitions: ${topicPrefix}things. Run "winnow-cli setup".`,
    });
    await verifying.declare([things]);
    expect(verifying.partitions('things')).toBe(2);
  }, 360_000);
});
