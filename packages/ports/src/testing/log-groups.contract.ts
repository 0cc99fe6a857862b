import { describe, expect, it, vi } from 'vitest';
import { createLogFixture, got, type LogHarness, newRecord, partitions, patience, topic, valuesOf } from './log-harness.ts';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Members of groups: assignment and start positions. */
export const logGroupsContract = (harness: LogHarness): void => {
  describe('groups', () => {
    const { openPlace, join } = createLogFixture(harness);

    it('assigns every partition before join resolves, and a new group begins at the first record', async () => {
      const { log } = await openPlace();
      await log.append(topic, [newRecord('early', 3)]);
      const member = await join(log, 'g');
      expect([...member.held.keys()].sort()).toEqual(partitions);
      expect([...member.held.values()]).toEqual(partitions.map(() => ({ offset: 0, metadata: '' })));
      await got(member, 1);
      expect(valuesOf(member.records)).toEqual(['early']);
    });

    it('delivers all records to each of two groups', async () => {
      const { log } = await openPlace();
      const [one, two] = [await join(log, 'one'), await join(log, 'two')];
      await log.append(
        topic,
        partitions.map((partition) => newRecord(`${partition}`, partition)),
      );
      await got(one, 4);
      await got(two, 4);
      expect(one.records).toHaveLength(4);
      expect(two.records).toHaveLength(4);
    });

    it('shares the partitions among the members, and gives those of one that leaves to the others', async () => {
      const { log } = await openPlace();
      const first = await join(log, 'g');
      const second = await join(log, 'g');
      await vi.waitFor(() => expect([first.held.size, second.held.size]).toEqual([2, 2]), patience);
      expect(new Set([...first.held.keys(), ...second.held.keys()])).toEqual(new Set(partitions));
      const before = first.records.length + second.records.length;
      await log.append(
        topic,
        partitions.map((partition) => newRecord(`${partition}`, partition)),
      );
      await vi.waitFor(() => expect(first.records.length + second.records.length).toBe(before + 4), patience);
      await first.membership.leave();
      expect(first.held.size).toBe(0);
      await vi.waitFor(() => expect(second.held.size).toBe(4), patience);
      const seen = first.records.length;
      await log.append(
        topic,
        partitions.map((partition) => newRecord(`late ${partition}`, partition)),
      );
      await vi.waitFor(
        () => expect(valuesOf(second.records).filter((value) => value?.startsWith('late'))).toHaveLength(4),
        patience,
      );
      expect(first.records).toHaveLength(seen);
    });

    it('keeps positions and the text committed with them over a new start', async () => {
      const { log, reopen } = await openPlace();
      const member = await join(log, 'g');
      await log.append(
        topic,
        range(10).map((index) => newRecord(`${index}`, 1)),
      );
      await got(member, 10);
      const metadata = '{"done":[9],"tries":{"7":2},"ü":"😀"}';
      await member.membership.commit(1, { offset: 7, metadata });
      await member.membership.leave();
      const again = await join(await reopen(), 'g');
      expect(again.held.get(1)).toEqual({ offset: 7, metadata });
      expect(again.held.get(0)).toEqual({ offset: 0, metadata: '' });
      await got(again, 3);
      expect(valuesOf(again.records)).toEqual(['7', '8', '9']);
    });

    it('delivers later what was appended while nobody listened', async () => {
      const { log, reopen } = await openPlace();
      const member = await join(log, 'g');
      await member.membership.leave();
      await log.append(
        topic,
        range(8).map((index) => newRecord(`${index}`, index % 4)),
      );
      const again = await join(await reopen(), 'g');
      await got(again, 8);
      expect(valuesOf(again.records).toSorted()).toEqual(range(8).map(String));
    });

    it('delivers again what was not committed', async () => {
      const { log } = await openPlace();
      const member = await join(log, 'g');
      await log.append(
        topic,
        ['a', 'b', 'c'].map((value) => newRecord(value)),
      );
      await got(member, 3);
      await member.membership.commit(0, { offset: (member.records[0]?.offset ?? 0) + 1, metadata: '' });
      await member.membership.leave();
      const again = await join(log, 'g');
      await got(again, 2);
      expect(valuesOf(again.records)).toEqual(['b', 'c']);
    });

    it('does nothing with a commit for a partition that is no longer held', async () => {
      const { log } = await openPlace();
      const first = await join(log, 'g');
      await log.append(
        topic,
        ['a', 'b'].map((value) => newRecord(value)),
      );
      await got(first, 2);
      await first.membership.leave();
      await first.membership.commit(0, { offset: 2, metadata: 'void' });
      const again = await join(log, 'g');
      expect(again.held.get(0)).toEqual({ offset: 0, metadata: '' });
    });

    it('delivers nothing of a paused partition until it is resumed, and what is due of the others', async () => {
      const { log } = await openPlace();
      const member = await join(log, 'g');
      member.membership.pause(0);
      // Records in transit may still arrive, so it is only quiet after a later record went through.
      await log.append(topic, [newRecord('through', 1)]);
      await got(member, 1);
      await log.append(topic, [newRecord('held 0'), newRecord('held 1')]);
      for (const index of range(5)) {
        await log.append(topic, [newRecord(`other ${index}`, 1)]);
        await vi.waitFor(() => expect(valuesOf(member.records, 1)).toContain(`other ${index}`), patience);
      }
      expect(valuesOf(member.records, 0)).toEqual([]);
      member.membership.resume(0);
      await vi.waitFor(() => expect(valuesOf(member.records, 0)).toEqual(['held 0', 'held 1']), patience);
    });

    it('lets slow work on one partition hold up no other', async () => {
      const { log } = await openPlace();
      const stuck = Promise.withResolvers<void>();
      const done: (string | null)[] = [];
      const member = await join(log, 'g', ({ partition, value }) => {
        const work = partition === 0 ? stuck.promise : Promise.resolve();
        void work.then(() => done.push(value));
      });
      await log.append(
        topic,
        range(10).map((index) => newRecord(`slow ${index}`, 0)),
      );
      await got(member, 10);
      const begun = performance.now();
      for (const index of range(10)) {
        await log.append(topic, [newRecord(`${index}`, 1)]);
        await vi.waitFor(() => expect(done).toContain(`${index}`), patience);
      }
      expect(done).toEqual(range(10).map(String));
      expect(performance.now() - begun).toBeLessThan(20_000);
      stuck.resolve();
      await vi.waitFor(() => expect(done).toHaveLength(20), patience);
    });

    it('counts the records that a group has not done', async () => {
      const { log } = await openPlace();
      expect(await log.lag('g', topic)).toBe(0);
      await log.append(
        topic,
        range(10).map((index) => newRecord(`${index}`, index % 2)),
      );
      expect(await log.lag('g', topic)).toBe(10);
      const member = await join(log, 'g');
      await member.membership.commit(0, { offset: 3, metadata: '' });
      await vi.waitFor(async () => expect(await log.lag('g', topic)).toBe(7), patience);
      await member.membership.commit(1, { offset: 5, metadata: '' });
      await vi.waitFor(async () => expect(await log.lag('g', topic)).toBe(2), patience);
      expect(await log.lag('others', topic)).toBe(10);
    });

    it('shows a sign of life time and again while nothing happens', async () => {
      const { log } = await openPlace();
      const { membership } = await join(log, 'g');
      const begun = performance.now();
      let longest = 0;
      await vi.waitUntil(() => {
        longest = Math.max(longest, membership.silentMs());
        return performance.now() - begun > 4000;
      }, patience);
      expect(longest).toBeLessThan(3500);
    });
  });
};
