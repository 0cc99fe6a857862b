import { expect, it, vi } from 'vitest';
import { createFolder } from './support/folder.ts';
import { createListener, openLog, record } from './support/log-fixture.ts';

const hour = 3_600_000;
const topic = { name: 't', partitions: 1, retentionMs: hour };

const openTopic = async (folder: string, clock: { now: number }) => {
  const { log } = await openLog(folder, clock);
  await log.declare([topic]);
  const append = (...values: readonly string[]) =>
    log.append(
      't',
      values.map((value) => record(value)),
    );
  /** What a new group finds: everything that is still there. */
  let readers = 0;
  const kept = async (): Promise<readonly (string | null)[]> => {
    readers += 1;
    const { listener, records, values } = createListener();
    const lag = await log.lag(`reader ${readers}`, 't');
    const member = await log.join(`reader ${readers}`, 't', listener);
    await vi.waitUntil(() => records.length === lag);
    await member.commit(0, { offset: (records.at(-1)?.offset ?? -1) + 1, metadata: '' });
    await member.leave();
    return values();
  };
  return { log, append, kept };
};

it('deletes records that are past their retention and done by every group of the topic', async () => {
  const clock = { now: 10 * hour };
  const { log, append, kept } = await openTopic(await createFolder(), clock);
  await append('a', 'b');
  clock.now += hour / 2;
  await append('c');
  expect(await kept()).toEqual(['a', 'b', 'c']);
  clock.now += hour / 2 + 1;
  await append('d');
  await vi.waitUntil(async () => (await log.lag('somebody new', 't')) === 2);
  expect(await kept()).toEqual(['c', 'd']);
});

it('deletes records that every group has done after an hour, whatever their retention, and keeps those that nobody reads', async () => {
  const clock = { now: 10 * hour };
  const { log } = await openLog(await createFolder(), clock);
  await log.declare([
    { ...topic, retentionMs: 72 * hour },
    { ...topic, name: 'unread', retentionMs: 72 * hour },
  ]);
  await log.append('unread', [record('kept')]);
  const { listener, records } = createListener();
  const member = await log.join('readers', 't', listener);
  await log.append('t', [record('a')]);
  await vi.waitUntil(() => records.length === 1);
  await member.commit(0, { offset: 1, metadata: '' });
  clock.now += hour + 1;
  await log.append('t', [record('b')]);
  await vi.waitUntil(async () => (await log.lag('somebody new', 't')) === 1);
  expect(await log.lag('somebody new', 'unread')).toBe(1);
});

it('keeps a record of any age until each group has done it', async () => {
  const clock = { now: 10 * hour };
  const { log, append } = await openTopic(await createFolder(), clock);
  const slow = createListener();
  const member = await log.join('slow', 't', slow.listener);
  await append('a', 'b');
  clock.now += 100 * hour;
  await append('c');
  await vi.waitUntil(() => slow.records.length === 3);
  await member.commit(0, { offset: 1, metadata: 'm' });
  clock.now += hour / 30;
  await append('d');
  await vi.waitUntil(async () => (await log.lag('somebody new', 't')) === 3);
  expect(await log.lag('slow', 't')).toBe(3);
});

it('never uses an offset again, also when every record is gone and the log was opened anew', async () => {
  const folder = await createFolder();
  const clock = { now: 10 * hour };
  const two = { ...topic, partitions: 2 };
  const first = await openLog(folder, clock);
  await first.log.declare([two]);
  await first.log.append('t', [record('a'), record('b'), record('c')]);
  clock.now += 2 * hour;
  await first.log.append('t', [record('elsewhere', 1)]);
  await vi.waitUntil(async () => (await first.log.lag('somebody new', 't')) === 1);
  await first.close();
  const second = await openLog(folder, clock);
  await second.log.append('t', [record('d')]);
  const { listener, records } = createListener();
  await second.log.join('late', 't', listener);
  await vi.waitUntil(() => records.length === 2);
  expect(records.find(({ partition }) => partition === 0)).toMatchObject({ value: 'd', offset: 3 });
});

it('goes on behind a gap that was swept under a group that is far back', async () => {
  const clock = { now: 10 * hour };
  const { log, append, kept } = await openTopic(await createFolder(), clock);
  await append(...Array.from({ length: 700 }, (_, index) => `old ${index}`));
  expect(await kept()).toHaveLength(700);
  clock.now += 2 * hour;
  await append('new');
  await vi.waitUntil(async () => (await log.lag('somebody new', 't')) === 1);
  expect(await kept()).toEqual(['new']);
});
