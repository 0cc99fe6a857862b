import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { sharePartitions } from '../src/share-partitions.ts';
import { createFolder } from './support/folder.ts';
import { createListener, openLog, record } from './support/log-fixture.ts';

const topic = { name: 't', partitions: 6, retentionMs: 86_400_000 };

it('shares out all partitions evenly and moves no more than it must', () => {
  const held = fc
    .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 8 }))
    .chain(([partitions, members]) =>
      fc
        .array(fc.integer({ min: -1, max: members - 1 }), { minLength: partitions, maxLength: partitions })
        .map((owners) =>
          Array.from({ length: members }, (_, member) => new Set(owners.flatMap((owner, p) => (owner === member ? [p] : [])))),
        ),
    );
  fc.assert(
    fc.property(held, fc.nat(), (before, extra) => {
      const count = Math.max(0, ...before.flatMap((set) => [...set])) + 1 + (extra % 3);
      const after = sharePartitions(count, before);
      const sizes = after.map(({ size }) => size);
      expect([...after].flatMap((share) => [...share]).sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, p) => p));
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      const kept = after.flatMap((share, member) => [...share].filter((partition) => before[member]?.has(partition)));
      const min = Math.floor(count / before.length);
      const above = before.filter(({ size }) => size > min).length;
      const atMost = before.reduce((sum, { size }) => sum + Math.min(size, min), 0) + Math.min(above, count % before.length);
      expect(kept).toHaveLength(atMost);
      expect(sharePartitions(count, after)).toEqual(after);
    }),
  );
});

it('shares partitions among members, takes them back when one leaves, and goes on from its commits', async () => {
  const { log } = await openLog(await createFolder());
  await log.declare([topic]);
  const [ada, eve] = [createListener(), createListener()];
  const first = await log.join('g', 't', ada.listener);
  expect(ada.partitions()).toEqual([0, 1, 2, 3, 4, 5]);
  const second = await log.join('g', 't', eve.listener);
  expect([...ada.partitions(), ...eve.partitions()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(eve.partitions()).toHaveLength(3);
  const taken = eve.partitions()[0] ?? 0;
  await log.append('t', [record('a', taken), record('b', taken)]);
  await vi.waitUntil(() => eve.records.length === 2);
  await second.commit(taken, { offset: 1, metadata: 'one done' });
  await second.leave();
  expect(eve.partitions()).toEqual([]);
  expect(ada.positions.get(taken)).toEqual({ offset: 1, metadata: 'one done' });
  await vi.waitUntil(() => ada.records.length === 1);
  expect(ada.values()).toEqual(['b']);
  await second.commit(taken, { offset: 2, metadata: 'void' });
  expect(await log.lag('g', 't')).toBe(1);
  await first.leave();
});

it('gives members beyond the number of partitions none, until one is free', async () => {
  const { log } = await openLog(await createFolder());
  await log.declare([{ ...topic, partitions: 1 }]);
  const [ada, eve] = [createListener(), createListener()];
  const first = await log.join('g', 't', ada.listener);
  await log.join('g', 't', eve.listener);
  expect([ada.partitions(), eve.partitions()]).toEqual([[0], []]);
  await first.leave();
  expect(eve.partitions()).toEqual([0]);
});

it('gives each of several groups every record, and nothing after leaving', async () => {
  const { log } = await openLog(await createFolder());
  await log.declare([topic]);
  const [ada, eve] = [createListener(), createListener()];
  const first = await log.join('one', 't', ada.listener);
  await log.join('two', 't', eve.listener);
  await log.append('t', [record('a', 1), record('b', 2)]);
  await vi.waitUntil(() => ada.records.length === 2 && eve.records.length === 2);
  await first.leave();
  await log.append('t', [record('c', 1)]);
  await vi.waitUntil(() => eve.records.length === 3);
  expect(ada.records).toHaveLength(2);
});

it('keeps members apart that join at the same time', async () => {
  const { log } = await openLog(await createFolder());
  await log.declare([topic]);
  const listeners = Array.from({ length: 4 }, createListener);
  await Promise.all(listeners.map(({ listener }) => log.join('g', 't', listener)));
  const owned = listeners.flatMap(({ partitions }) => partitions());
  expect(owned.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
});

it('rejects a topic that was never declared', async () => {
  const { log } = await openLog(await createFolder());
  await log.declare([topic]);
  await expect(log.append('unknown', [record('a')])).rejects.toMatchObject({ code: 'INTERNAL' });
  await expect(log.append('t', [record('a', 6)])).rejects.toMatchObject({ code: 'INTERNAL' });
  await expect(log.join('g', 'unknown', createListener().listener)).rejects.toMatchObject({ code: 'INTERNAL' });
  await expect(log.tail('unknown', () => undefined)).rejects.toMatchObject({ code: 'INTERNAL' });
});
