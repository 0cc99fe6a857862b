import { defineMessage } from '@winnow/contracts';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type BusHarness, createBusFixture, options, type Work, work } from './bus-harness.ts';

const patience = { timeout: 40_000, interval: 20 };

type NextWork = Work & { readonly tone: string };

/** The same message as written by the next release, which understands the previous version. */
const nextWork = defineMessage<NextWork>({
  ...work,
  version: work.version + 1,
  accepts: { [work.version]: (payload) => ({ ...(payload as Work), tone: 'none' }) },
  schema: z.object({ id: z.string(), key: z.string(), tone: z.string() }).readonly(),
});

/** Processes of two releases on the same topics. */
export const busReleasesContract = (harness: BusHarness): void => {
  describe('releases', () => {
    const { openWorld, keep, collect } = createBusFixture(harness);

    it('hands a message of an accepted version to the handler as one of today', async () => {
      const { bus } = await (await openWorld()).connect();
      await bus.publish(work, { id: 'a', key: 'a' });
      const seen: NextWork[] = [];
      await keep(bus.subscribe(nextWork, options(), async ({ payload }) => void seen.push(payload)));
      await vi.waitFor(() => expect(seen).toEqual([{ id: 'a', key: 'a', tone: 'none' }]), patience);
    });

    it('leaves a partition at a message of a newer version to a process that knows it, and goes on with the others', async () => {
      const world = await openWorld();
      const [former, next] = [await world.connect(), await world.connect()];
      const dead = await collect(former, 'work.do.dead');
      const all = await collect(former, 'work.do');
      const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
      await former.bus.publish(work, { id: 'before', key: 'a' });
      await next.bus.publish(nextWork, { id: 'newer', key: 'a', tone: 'high' });
      for (const key of keys) await former.bus.publish(work, { id: key, key });
      await vi.waitFor(() => expect(all).toHaveLength(2 + keys.length), patience);
      const partition = all.find(({ key }) => key === 'a')?.partition;
      const elsewhere = all.filter((record) => record.partition !== partition).map(({ key }) => key);

      const seen: string[] = [];
      const old = await keep(former.bus.subscribe(work, options(), async ({ payload }) => void seen.push(payload.id)));
      await vi.waitFor(() => expect(seen.toSorted()).toEqual(['before', ...elsewhere].toSorted()), patience);
      await former.bus.publish(work, { id: 'later', key: elsewhere[0] ?? '' });
      await vi.waitFor(() => expect(seen).toContain('later'), patience);
      await old.stop(1_000);
      expect(seen).toHaveLength(elsewhere.length + 2);

      const taken: string[] = [];
      await keep(next.bus.subscribe(nextWork, options(), async ({ payload }) => void taken.push(payload.id)));
      const behind = keys.filter((key) => !elsewhere.includes(key));
      await vi.waitFor(() => expect(taken).toHaveLength(1 + behind.length), patience);
      expect(taken.filter((id) => id === 'newer' || id === 'a')).toEqual(['newer', 'a']);
      expect(dead).toEqual([]);
    });
  });
};
