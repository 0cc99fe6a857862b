import { describe, expect, it, vi } from 'vitest';
import { type BusHarness, createBusFixture, options, type Work, work } from './bus-harness.ts';

const patience = { timeout: 40_000, interval: 20 };

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Order, sharing, lanes and redelivery. */
export const busDeliveryContract = (harness: BusHarness): void => {
  describe('delivery', () => {
    const { openWorld, keep } = createBusFixture(harness);

    it('keeps the order of the messages of each key', async () => {
      const { bus } = await (await openWorld()).connect();
      const seen: string[] = [];
      await keep(
        bus.subscribe(work, options(), async ({ payload }) => {
          await new Promise((resolve) => setImmediate(resolve));
          seen.push(payload.id);
        }),
      );
      for (const index of range(60)) await bus.publish(work, { id: `${index}`, key: `key ${index % 5}` });
      await vi.waitFor(() => expect(seen).toHaveLength(60), patience);
      for (const key of range(5)) {
        const ofKey = seen.map(Number).filter((index) => index % 5 === key);
        expect(ofKey).toEqual(ofKey.toSorted((a, b) => a - b));
      }
    });

    it('hands messages of one key over together to a subscription that needs no order', async () => {
      const { bus } = await (await openWorld()).connect();
      const together = Promise.withResolvers<void>();
      const seen = new Set<string>();
      const concurrency = 24;
      await keep(
        bus.subscribe(work, options({ unordered: true, concurrency }), async ({ payload }) => {
          seen.add(payload.id);
          // A quarter of the slots is withheld from each account.
          if (seen.size === 18) together.resolve();
          await together.promise;
        }),
      );
      for (const index of range(30)) await bus.publish(work, { id: `${index}`, key: 'a' });
      await vi.waitFor(() => expect(seen.size).toBe(30), patience);
    });

    it('delivers what was published while nobody listened', async () => {
      const world = await openWorld();
      const { bus } = await world.connect();
      await bus.publish(work, { id: 'early', key: 'a' });
      const seen: string[] = [];
      await keep((await world.connect()).bus.subscribe(work, options(), async ({ payload }) => void seen.push(payload.id)));
      await vi.waitFor(() => expect(seen).toEqual(['early']), patience);
    });

    it('lets a slow key hold up no other', async () => {
      const { bus } = await (await openWorld()).connect();
      const stuck = Promise.withResolvers<void>();
      const seen: string[] = [];
      await keep(
        bus.subscribe(work, options(), async ({ payload }) => {
          if (payload.key === 'slow') await stuck.promise;
          seen.push(payload.id);
        }),
      );
      await bus.publish(work, { id: 'slow', key: 'slow' });
      for (const index of range(30)) await bus.publish(work, { id: `${index}`, key: `${index}` });
      await vi.waitFor(() => expect(seen).toHaveLength(30), patience);
      expect(seen).not.toContain('slow');
      stuck.resolve();
      await vi.waitFor(() => expect(seen).toContain('slow'), patience);
    });

    it('lets a full bulk lane hold up no live message', async () => {
      const { bus } = await (await openWorld()).connect();
      const stuck = Promise.withResolvers<void>();
      const live: string[] = [];
      await keep(bus.subscribe(work, options({ lane: 'bulk', concurrency: 1 }), () => stuck.promise));
      await keep(bus.subscribe(work, options(), async ({ payload }) => void live.push(payload.id)));
      for (const index of range(20)) await bus.publish(work, { id: `bulk ${index}`, key: 'bulk' }, { lane: 'bulk' });
      await bus.publish(work, { id: 'live', key: 'live' });
      await vi.waitFor(() => expect(live).toEqual(['live']), patience);
      stuck.resolve();
    });

    it('holds a bounded number of messages in hand, however many wait', async () => {
      const { bus } = await (await openWorld()).connect();
      let running = 0;
      let max = 0;
      let done = 0;
      await Promise.all(range(1_500).map((index) => bus.publish(work, { id: `${index}`, key: `${index}` })));
      await keep(
        bus.subscribe(work, options({ concurrency: 16 }), async () => {
          running += 1;
          max = Math.max(max, running);
          await new Promise((resolve) => setImmediate(resolve));
          running -= 1;
          done += 1;
        }),
      );
      await vi.waitFor(() => expect(done).toBe(1_500), patience);
      expect(max).toBe(16);
    });

    it('begins a message of another account at once, however many of one wait before it', async () => {
      const { bus } = await (await openWorld()).connect();
      const begun: string[] = [];
      const stuck = Promise.withResolvers<void>();
      await keep(
        bus.subscribe(work, options({ concurrency: 8 }), ({ payload }) => {
          begun.push(payload.key);
          return stuck.promise;
        }),
      );
      await Promise.all(range(200).map((index) => bus.publish(work, { id: `a${index}`, key: `a/${index}` })));
      await vi.waitFor(() => expect(begun).toHaveLength(6), patience);
      // In partitions that hold some seventy of the other account before them.
      for (const index of range(2)) await bus.publish(work, { id: `b${index}`, key: `b/${index}` });
      await vi.waitFor(() => expect(begun).toHaveLength(8), patience);
      expect(begun.slice(6).every((key) => key.startsWith('b/'))).toBe(true);
      stuck.resolve();
    });

    it('shares the messages among the members of a group, and gives those of one that stops to the others', async () => {
      const world = await openWorld();
      const [first, second] = [await world.connect(), await world.connect()];
      const seen = new Map<string, string[]>();
      const note =
        (member: string) =>
        async ({ payload }: { readonly payload: Work }) => {
          seen.set(payload.id, [...(seen.get(payload.id) ?? []), member]);
        };
      const leaving = await keep(first.bus.subscribe(work, options(), note('first')));
      await keep(second.bus.subscribe(work, options(), note('second')));
      // A rebalance may redeliver uncommitted messages, so members are distinguished by what they see at all.
      let round = 0;
      await vi.waitFor(async () => {
        round += 1;
        for (const index of range(12)) await first.bus.publish(work, { id: `${round} ${index}`, key: `${index}` });
        expect(new Set([...seen.values()].flat())).toEqual(new Set(['first', 'second']));
      }, patience);
      await leaving.stop(5_000);
      for (const index of range(12)) await first.bus.publish(work, { id: `last ${index}`, key: `${index}` });
      await vi.waitFor(() => expect([...seen.keys()].filter((id) => id.startsWith('last'))).toHaveLength(12), patience);
      expect(range(12).map((index) => seen.get(`last ${index}`)?.at(-1))).toEqual(Array(12).fill('second'));
    });

    it('hands back what was not finished: the next member gets it', async () => {
      const world = await openWorld();
      const { bus } = await world.connect();
      const begun = Promise.withResolvers<void>();
      const subscription = await bus.subscribe(work, options(), () => {
        begun.resolve();
        return new Promise(() => {});
      });
      await bus.publish(work, { id: 'unfinished', key: 'a' });
      await begun.promise;
      await subscription.stop(0);
      const seen: string[] = [];
      await keep((await world.connect()).bus.subscribe(work, options(), async ({ payload }) => void seen.push(payload.id)));
      await vi.waitFor(() => expect(seen).toEqual(['unfinished']), patience);
    });

    it('does not deliver again what was done before a clean stop', async () => {
      const world = await openWorld();
      const { bus } = await world.connect();
      const seen: string[] = [];
      const subscription = await bus.subscribe(work, options(), async ({ payload }) => void seen.push(payload.id));
      for (const index of range(10)) await bus.publish(work, { id: `${index}`, key: `${index}` });
      await vi.waitFor(() => expect(seen).toHaveLength(10), patience);
      await subscription.stop(5_000);
      const again: string[] = [];
      const next = await world.connect();
      await keep(next.bus.subscribe(work, options(), async ({ payload }) => void again.push(payload.id)));
      await next.bus.publish(work, { id: 'new', key: 'a' });
      await vi.waitFor(() => expect(again).toContain('new'), patience);
      expect(again).toEqual(['new']);
    });

    it('waits at a stop for what is in hand', async () => {
      const { bus } = await (await openWorld()).connect();
      const begun = Promise.withResolvers<void>();
      const finish = Promise.withResolvers<void>();
      let ended = false;
      const subscription = await bus.subscribe(work, options(), async () => {
        begun.resolve();
        await finish.promise;
        ended = true;
      });
      await bus.publish(work, { id: 'a', key: 'a' });
      await begun.promise;
      const stopped = subscription.stop(20_000).then(() => ended);
      finish.resolve();
      expect(await stopped).toBe(true);
    });
  });
};
