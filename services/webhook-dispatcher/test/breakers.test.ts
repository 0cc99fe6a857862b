import { describe, expect, it, vi } from 'vitest';
import type { Posted } from '../src/delivery/post-pinned.ts';
import type { Sender } from '../src/delivery/sender.ts';
import { openDispatcher } from './support/dispatcher.ts';

const url = 'http://127.0.0.1:1/hook';
const day = 86_400_000;
const taken: Posted = { status: 204, retryAfter: undefined, text: null };
const failures = {
  'refuses connections': (): Promise<Posted> => Promise.resolve({ error: 'connection_failed' }),
  'answers 500': (): Promise<Posted> => Promise.resolve({ status: 500, retryAfter: undefined, text: null }),
  hangs: ({ signal }: { readonly signal: AbortSignal }): Promise<Posted> =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve({ error: 'connection_failed' }))),
};

type Dispatcher = Awaited<ReturnType<typeof openDispatcher>>;

/** An endpoint with `count` batches that have ended, and an open breaker: five of them were tried in vain. */
const openDown = async (fail: (typeof failures)[keyof typeof failures], count: number) => {
  const dispatcher = await openDispatcher();
  let up = false;
  const posts: string[] = [];
  const post = vi.fn(async (given: Parameters<typeof fail>[0] & { readonly headers: { readonly [name: string]: string } }) => {
    posts.push(given.headers['webhook-id'] ?? '');
    return up ? taken : fail(given);
  });
  const options = { post, deadlineMs: 50, schedule: [0, day, day, day, day] };
  const sender = dispatcher.sender(options);
  await dispatcher.settings.write('acc_1', { url }, 'key_1');
  // One after the other, so that the number of tries does not depend on how many are under way.
  for (let index = 0; index < 5; index += 1) {
    await dispatcher.end('acc_1', `batch_${index}`, sender);
    await vi.waitFor(async () => expect(await dispatcher.delivery(`batch_${index}`)).toMatchObject({ tries: 1 }));
  }
  await vi.waitFor(async () => expect(await dispatcher.store.breakers.get('acc_1')).toMatchObject({ state: 'open' }));
  for (let index = 5; index < count; index += 1) await dispatcher.end('acc_1', `batch_${index}`, sender);
  const recover = (): void => {
    up = true;
  };
  return { dispatcher, sender, options, posts, recover };
};

const statesOf = async (dispatcher: Dispatcher, count: number): Promise<readonly unknown[]> =>
  Promise.all(Array.from({ length: count }, async (_, index) => (await dispatcher.delivery(`batch_${index}`))?.state));

const untilHeld = (dispatcher: Dispatcher, batch: string, until: string): Promise<void> =>
  vi.waitFor(async () =>
    expect(await dispatcher.delivery(batch)).toMatchObject({ state: 'pending', tries: 0, attempts: [], next_attempt_at: until }),
  );

describe.each(Object.entries(failures))('a receiver that %s', (_how, fail) => {
  it('is left alone after five failed tries, then tried by one delivery, and given all the others once it takes that', async () => {
    const { dispatcher, sender, posts, recover } = await openDown(fail, 40);
    await using _ = dispatcher;
    expect(await dispatcher.settings.read('acc_1')).toMatchObject({ breaker: 'open', next_try_at: '2026-11-01T00:00:30.000Z' });
    sender.wake();
    for (let index = 5; index < 40; index += 1) await untilHeld(dispatcher, `batch_${index}`, '2026-11-01T00:00:30.000Z');
    expect(posts).toHaveLength(5);

    dispatcher.pass(30_000);
    sender.wake();
    await vi.waitFor(async () =>
      expect(await dispatcher.store.breakers.get('acc_1')).toMatchObject({ state: 'open', openings: 2 }),
    );
    // The next wait is the second one.
    expect(await dispatcher.settings.read('acc_1')).toMatchObject({ next_try_at: '2026-11-01T00:02:30.000Z' });
    expect(posts).toHaveLength(6);

    recover();
    dispatcher.pass(120_000);
    sender.wake();
    await vi.waitFor(
      async () => expect((await statesOf(dispatcher, 40)).filter((each) => each === 'delivered')).toHaveLength(34),
      {
        timeout: 20_000,
      },
    );
    expect(await dispatcher.settings.read('acc_1')).toMatchObject({ breaker: 'closed', next_try_at: null });
    expect(dispatcher.changes).toEqual(['open', 'half_open', 'open', 'half_open', 'closed']);
    // Those that were tried in vain wait for their own next try.
    dispatcher.pass(2 * day);
    sender.wake();
    await vi.waitFor(async () => expect(new Set(await statesOf(dispatcher, 40))).toEqual(new Set(['delivered'])), {
      timeout: 20_000,
    });
    expect(posts).toHaveLength(6 + 40);
  });
});

describe('the trial of an endpoint', () => {
  it('is made by one delivery of all dispatchers, while the others wait for how it ends', async () => {
    const { dispatcher, sender, options } = await openDown(failures['answers 500'], 12);
    await using _ = dispatcher;
    const trial = Promise.withResolvers<Posted>();
    const post = vi.fn(() => trial.promise);
    const senders: readonly Sender[] = [1, 2, 3].map(() => dispatcher.sender({ ...options, post, deadlineMs: 60_000 }));
    await sender.stop(0);
    dispatcher.pass(30_000);
    for (const each of senders) each.wake();
    for (let turn = 0; turn < 3; turn += 1) {
      await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1));
      for (const each of senders) each.wake();
    }
    expect(await dispatcher.settings.read('acc_1')).toMatchObject({ breaker: 'half_open', next_try_at: null });
    trial.resolve(taken);
    await vi.waitFor(async () => expect(await dispatcher.settings.read('acc_1')).toMatchObject({ breaker: 'closed' }));
    for (const each of senders) each.wake();
    dispatcher.pass(30_000);
    for (const each of senders) each.wake();
    await vi.waitFor(
      async () => expect((await statesOf(dispatcher, 12)).filter((each) => each === 'delivered')).toHaveLength(7),
      {
        timeout: 10_000,
      },
    );
    expect(post).toHaveBeenCalledTimes(7);
  });

  it('is made again when the dispatcher died that had it', async () => {
    const { dispatcher, sender, options, recover } = await openDown(failures['answers 500'], 6);
    await using _ = dispatcher;
    await dispatcher.store.breakers.update('acc_1', (current) => ({ ...current, state: 'half_open' }));
    await sender.stop(0);
    recover();
    dispatcher.pass(30_000);
    dispatcher.sender(options).wake();
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_5')).toMatchObject({ state: 'delivered', tries: 1 }));
    expect(await dispatcher.store.breakers.get('acc_1')).toBeUndefined();
  });

  it('is made at once by a test, and lets go of what waits when it succeeds', async () => {
    const { dispatcher, sender, recover } = await openDown(failures['answers 500'], 8);
    await using _ = dispatcher;
    for (let index = 5; index < 8; index += 1) await untilHeld(dispatcher, `batch_${index}`, '2026-11-01T00:00:30.000Z');
    await dispatcher.again('acc_1', 'whd_test1', 'req_1', sender);
    await vi.waitFor(async () => expect(await dispatcher.store.breakers.get('acc_1')).toMatchObject({ openings: 2 }));
    recover();
    await dispatcher.again('acc_1', 'whd_test2', 'req_2', sender);
    await vi.waitFor(async () => expect(await dispatcher.settings.read('acc_1')).toMatchObject({ breaker: 'closed' }));
    sender.wake();
    for (let index = 5; index < 8; index += 1)
      await vi.waitFor(async () => expect(await dispatcher.delivery(`batch_${index}`)).toMatchObject({ state: 'delivered' }));
  });

  it('is not needed for another URL', async () => {
    const { dispatcher, sender, recover } = await openDown(failures['answers 500'], 5);
    await using _ = dispatcher;
    recover();
    await dispatcher.settings.write('acc_1', { url: `${url}/new` }, 'key_1');
    await dispatcher.end('acc_1', 'batch_new', sender);
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_new')).toMatchObject({ state: 'delivered' }));
  });
});

describe('a delivery that waits for a breaker', () => {
  it('is given up when its schedule would have ended, and says why', async () => {
    const { dispatcher, sender } = await openDown(failures['answers 500'], 6);
    await using _ = dispatcher;
    await untilHeld(dispatcher, 'batch_5', '2026-11-01T00:00:30.000Z');
    dispatcher.pass(5 * day);
    // Somebody else’s trial has failed a moment ago.
    const retry_at = new Date(dispatcher.now() + 60_000).toISOString();
    await dispatcher.store.breakers.update('acc_1', (current) => ({ ...current, retry_at, expires_at: retry_at }));
    await dispatcher.store.breakers.insert({ id: 'acc_1', url, state: 'open', openings: 9, retry_at, expires_at: retry_at });
    sender.wake();
    await vi.waitFor(async () =>
      expect(await dispatcher.delivery('batch_5')).toMatchObject({
        state: 'failed',
        tries: 0,
        next_attempt_at: null,
        attempts: [{ status: null, error: 'breaker_open' }],
      }),
    );
  });
});
