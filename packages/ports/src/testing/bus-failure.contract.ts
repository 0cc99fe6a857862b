import { AppError } from '@winnow/kernel';
import { describe, expect, it, vi } from 'vitest';
import { type BusHarness, createBusFixture, options, type Work, work, workDone } from './bus-harness.ts';

const patience = { timeout: 40_000, interval: 20 };

/** Retries, dead letters, deadlines, replies and processes that die. */
export const busFailureContract = (harness: BusHarness): void => {
  describe('failure', () => {
    const { openWorld, keep, collect } = createBusFixture(harness);

    it('gives a message up after its tries, keeps it as a dead letter, has the last word said, and goes on', async () => {
      const process = await (await openWorld()).connect();
      const dead = await collect(process, 'work.do.dead');
      const tries: number[] = [];
      const lastWords: string[] = [];
      const seen: string[] = [];
      await keep(
        process.bus.subscribe(
          work,
          options({ onDead: async (payload) => void lastWords.push(payload.id) }),
          async ({ payload, attempt }) => {
            if (payload.id === 'bad') {
              tries.push(attempt);
              throw new Error('never works');
            }
            seen.push(payload.id);
          },
        ),
      );
      await process.bus.publish(work, { id: 'bad', key: 'same' });
      await process.bus.publish(work, { id: 'good', key: 'same' });
      await vi.waitFor(() => expect(seen).toEqual(['good']), patience);
      await vi.waitFor(() => expect(dead).toHaveLength(1), patience);
      expect(tries).toEqual([1, 2, 3]);
      expect(lastWords).toEqual(['bad']);
      expect(dead[0]?.headers).toMatchObject({ ce_id: 'work.do:bad', 'winnow-dead-topic': 'work.do' });
      expect(JSON.parse(dead[0]?.value ?? '')).toEqual({ id: 'bad', key: 'same' });
    });

    it('shows dead letters without what keeps to no schema, and publishes them again as the same messages', async () => {
      const process = await (await openWorld()).connect();
      const { deadLetters } = process.bus;
      let mended = false;
      const seen: string[] = [];
      const handler: Parameters<typeof process.bus.subscribe<Work>>[2] = async ({ id, payload }) => {
        if (!mended) throw new TypeError('a secret of the payload');
        seen.push(`${id} ${payload.id}`);
      };
      await keep(process.bus.subscribe(work, options({ maxTries: 2 }), handler));
      await process.bus.publish(work, { id: 'bad', key: 'same' });
      const dead = async () => (await deadLetters.extents()).get('work.do')?.next;
      await vi.waitFor(async () => expect(await dead()).toBe(1), patience);
      await process.log.append('work.do', [{ partition: 0, key: '', headers: {}, value: '{"private": 1}' }]);
      await vi.waitFor(async () => expect(await dead()).toBe(2), patience);

      const [bad, foreign] = await deadLetters.read('work.do', 0, 10);
      expect(bad).toMatchObject({ position: 0, reason: 'TypeError', attempts: 2, payload: { id: 'bad', key: 'same' } });
      expect(Date.parse(bad?.buried_at ?? '')).toBeGreaterThan(0);
      expect(foreign).toMatchObject({ position: 1, attempts: 0, payload: null });
      expect(JSON.stringify(bad)).not.toContain('secret');
      await expect(deadLetters.read('no.such.topic', 0, 10)).rejects.toMatchObject({ code: 'NOT_FOUND' });

      mended = true;
      if (bad !== undefined) await deadLetters.replay(bad);
      await vi.waitFor(() => expect(seen).toEqual(['work.do:bad bad']), patience);
    });

    it('waits out a fault of the infrastructure without counting tries', async () => {
      const { bus } = await (await openWorld()).connect();
      let tries = 0;
      await keep(
        bus.subscribe(work, options({ maxTries: 2 }), async () => {
          tries += 1;
          if (tries < 5) throw new AppError('UNAVAILABLE', 'The store is away.');
        }),
      );
      await bus.publish(work, { id: 'a', key: 'a' });
      await vi.waitFor(() => expect(tries).toBe(5), patience);
    });

    it('gives up a handler that never ends instead of waiting for ever', async () => {
      const process = await (await openWorld()).connect();
      const dead = await collect(process, 'work.do.dead');
      await keep(process.bus.subscribe(work, options({ tryMs: 200, maxTries: 2 }), () => new Promise(() => {})));
      await process.bus.publish(work, { id: 'hangs', key: 'a' });
      await vi.waitFor(() => expect(dead).toHaveLength(1), patience);
    });

    it.each([
      ['is not JSON', { value: '{"id":', headers: {} }],
      ['breaks its schema', { value: '{"id":1}', headers: {} }],
      [
        'is of an older version that nobody reads any more',
        { value: '{"id":"a","key":"a"}', headers: { ce_type: 'winnow.work.do.v0' } },
      ],
      [
        'claims a newer version without the envelope',
        { value: '{"id":"a","key":"a"}', headers: { ce_type: 'winnow.work.do.v9' } },
      ],
      ['has no headers', { value: '{"id":"a","key":"a"}', headers: { ce_id: '', ce_type: '' } }],
    ])('puts a record that %s among the dead letters and goes on', async (_, { value, headers }) => {
      const process = await (await openWorld()).connect();
      const dead = await collect(process, 'work.do.dead');
      const seen: string[] = [];
      await keep(process.bus.subscribe(work, options(), async ({ payload }) => void seen.push(payload.id)));
      const envelope = { ce_id: 'work.do:x', ce_type: 'winnow.work.do.v1', ...headers };
      for (const partition of [0, 1, 2]) await process.log.append('work.do', [{ partition, key: 'x', headers: envelope, value }]);
      await process.bus.publish(work, { id: 'good', key: 'a' });
      await vi.waitFor(() => expect(seen).toEqual(['good']), patience);
      await vi.waitFor(() => expect(dead).toHaveLength(3), patience);
    });

    it('drops a message whose deadline has passed before it is begun', async () => {
      const { bus } = await (await openWorld()).connect();
      await bus.publish(work, { id: 'late', key: 'a' }, { deadline: 1 });
      await bus.publish(work, { id: 'in time', key: 'a' }, { deadline: Number.MAX_SAFE_INTEGER });
      const seen: string[] = [];
      await keep(bus.subscribe(work, options(), async ({ payload }) => void seen.push(payload.id)));
      await vi.waitFor(() => expect(seen).toEqual(['in time']), patience);
    });

    it('tells each waiting process its own replies, from the first one on', async () => {
      const world = await openWorld();
      const [worker, one, two] = [await world.connect(), await world.connect(), await world.connect()];
      await keep(worker.bus.subscribe(work, options(), ({ payload }, { publish }) => publish(workDone, payload)));
      const replies: { readonly [address: string]: string[] } = { one: [], two: [] };
      for (const [address, { bus }] of [
        ['one', one],
        ['two', two],
      ] as const) {
        await keep(bus.replies(workDone, address, ({ id }) => replies[address]?.push(id)));
        await bus.publish(work, { id: `for ${address}`, key: 'same' }, { replyTo: address });
      }
      await vi.waitFor(() => expect(replies).toEqual({ one: ['for one'], two: ['for two'] }), patience);
    });

    it('passes lane, reply address and deadline on to what a handler publishes', async () => {
      const process = await (await openWorld()).connect();
      const done = await collect(process, 'work.done');
      await keep(
        process.bus.subscribe(work, options({ lane: 'bulk' }), ({ payload }, { publish }) => publish(workDone, payload)),
      );
      const deadline = Number.MAX_SAFE_INTEGER;
      await process.bus.publish(work, { id: 'a', key: 'a' }, { lane: 'bulk', replyTo: 'inst_1', deadline });
      await vi.waitFor(
        () => expect(done[0]?.headers).toMatchObject({ 'winnow-reply-to': 'inst_1', 'winnow-deadline': `${deadline}` }),
        patience,
      );
    });

    it('tells how long a message has waited with those before it on the bulk lane', async () => {
      const process = await (await openWorld()).connect();
      const waits: number[] = [];
      await keep(
        process.bus.subscribe(workDone, options({ group: 'after', lane: 'live' }), async ({ waitedMs }) => {
          waits.push(waitedMs);
        }),
      );
      await keep(
        process.bus.subscribe(work, options({ lane: 'bulk' }), ({ payload }, { publish }) => publish(workDone, payload)),
      );
      await process.bus.publish(work, { id: 'a', key: 'a' }, { lane: 'bulk', waitedMs: 5_000 });
      await vi.waitFor(() => expect(waits).toHaveLength(1), patience);
      expect(waits[0]).toBeGreaterThanOrEqual(5_000);
    });

    it('does not give up a message that only waited while processes died', async () => {
      const world = await openWorld();
      const watcher = await world.connect();
      const dead = await collect(watcher, 'work.do.dead');
      const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
      for (const key of keys) await watcher.bus.publish(work, { id: `waits ${key}`, key });
      const done = new Set<string>();
      for (let life = 1; life <= 5; life += 1) {
        const { bus, log } = await world.connect();
        const begun = Promise.withResolvers<void>();
        await bus.subscribe(work, options({ concurrency: 1 }), async ({ payload }) => {
          if (life === 5) return void done.add(payload.id);
          begun.resolve();
          await new Promise(() => {});
        });
        if (life === 5) await vi.waitFor(() => expect(done.size).toBe(keys.length), { timeout: 60_000, interval: 20 });
        else {
          await begun.promise;
          await log.close();
        }
      }
      expect(dead).toEqual([]);
    }, 100_000);

    it('gives up a message that every process which begins it dies of, and spares its neighbours', async () => {
      const world = await openWorld();
      const watcher = await world.connect();
      const dead = await collect(watcher, 'work.do.dead');
      await watcher.bus.publish(work, { id: 'killer', key: 'a' });
      await watcher.bus.publish(work, { id: 'neighbour', key: 'a' });
      const done: string[] = [];
      let deaths = 0;
      // A process dies by silently losing its log: nothing is committed or handed back.
      await vi.waitFor(
        async () => {
          const { bus, log } = await world.connect();
          const begun = Promise.withResolvers<void>();
          await bus.subscribe(
            work,
            options({ onDead: async (payload) => void done.push(`dead ${payload.id}`) }),
            async ({ payload }) => {
              if (payload.id === 'killer') {
                begun.resolve();
                await new Promise(() => {});
              }
              done.push(payload.id);
            },
          );
          const survived = vi.waitFor(() => expect(done).toEqual(['dead killer', 'neighbour']), { timeout: 4_000, interval: 20 });
          await Promise.race([begun.promise, survived]);
          if (done.length === 0) deaths += 1;
          survived.catch(() => {});
          if (done.length === 0) await log.close();
          expect(done).toEqual(['dead killer', 'neighbour']);
        },
        { timeout: 90_000, interval: 1 },
      );
      expect(dead).toHaveLength(1);
      expect(deaths).toBeGreaterThanOrEqual(3);
      expect(deaths).toBeLessThanOrEqual(8);
    }, 100_000);
  });
};
