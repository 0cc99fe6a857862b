import { createHmac } from 'node:crypto';
import { openSecretBox } from '@winnow/accounts';
import { describe, expect, it, vi } from 'vitest';
import { postPinned } from '../src/delivery/post-pinned.ts';
import { openDispatcher } from './support/dispatcher.ts';
import { openReceiver, type Received } from './support/receiver.ts';

const signedWith = (secret: string, { headers, body }: Received): boolean =>
  headers['x-svc-signature'] === `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

const urlOf = ({ port }: { readonly port: number }): string => `http://127.0.0.1:${port}/hook?token=hidden-token`;

describe('a sender', () => {
  it('sends what is due, signed, and records the try', async () => {
    await using receiver = await openReceiver((response) => response.end('thanks'));
    await using dispatcher = await openDispatcher();
    const { secret = '' } = await dispatcher.settings.write('acc_1', { url: urlOf(receiver) }, 'key_1');
    await dispatcher.end('acc_1', 'batch_1', dispatcher.sender());
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'delivered' }));
    expect(await dispatcher.delivery('batch_1')).toMatchObject({
      url: urlOf(receiver),
      tries: 1,
      next_attempt_at: null,
      attempts: [{ at: '2026-11-01T00:00:00.000Z', status: 200, error: null, answer: null }],
    });
    const [request, ...more] = receiver.received;
    expect([request !== undefined && signedWith(secret, request), more]).toEqual([true, []]);
  });

  it('tries again when the schedule says so, with the time of that try, until it is delivered', async () => {
    await using receiver = await openReceiver((response, count) => response.writeHead(count < 3 ? 500 : 200).end());
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_1', { url: urlOf(receiver) }, 'key_1');
    const sender = dispatcher.sender();
    await dispatcher.end('acc_1', 'batch_1', sender);
    for (const [tries, next] of [
      [1, '2026-11-01T00:00:05.000Z'],
      [2, '2026-11-01T00:00:35.000Z'],
    ] as const) {
      await vi.waitFor(async () => expect(await dispatcher.delivery('batch_1')).toMatchObject({ tries, next_attempt_at: next }));
      dispatcher.pass(Date.parse(next) - dispatcher.now() - 1);
      sender.wake();
      dispatcher.pass(1);
      sender.wake();
    }
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'delivered', tries: 3 }));
    const times = receiver.received.map(({ body }) => JSON.parse(body.toString()).timestamp);
    expect(times.map((time) => time.slice(17, 19))).toEqual(['00', '05', '35']);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(['whd_1']));
  });

  it('gives up after the last try of the schedule', async () => {
    await using receiver = await openReceiver((response) => response.writeHead(500).end());
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_1', { url: urlOf(receiver) }, 'key_1');
    await dispatcher.end('acc_1', 'batch_1', dispatcher.sender({ schedule: [0] }));
    await vi.waitFor(async () =>
      expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'failed', next_attempt_at: null }),
    );
    expect(receiver.received).toHaveLength(1);
  });

  it('signs each try with the secret of the moment and sends it where the account wants it by then', async () => {
    await using former = await openReceiver((response) => response.writeHead(500).end());
    await using latter = await openReceiver();
    await using dispatcher = await openDispatcher();
    const { secret = '' } = await dispatcher.settings.write('acc_1', { url: urlOf(former) }, 'key_1');
    const sender = dispatcher.sender();
    await dispatcher.end('acc_1', 'batch_1', sender);
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_1')).toMatchObject({ tries: 1 }));
    const renewed = await dispatcher.settings.renewSecret('acc_1', 'key_1');
    await dispatcher.settings.write('acc_1', { url: urlOf(latter) }, 'key_1');
    dispatcher.pass(5_000);
    sender.wake();
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'delivered' }));
    const [first, second] = [former.received[0], latter.received[0]] as const;
    if (first === undefined || second === undefined) throw new Error('Both were to receive the event.');
    expect([signedWith(secret, first), signedWith(renewed, second), signedWith(secret, second)]).toEqual([true, true, false]);
  });

  it.each(['switched off', 'removed'])('skips what is due once the webhook is %s', async (how) => {
    await using receiver = await openReceiver();
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_1', { url: urlOf(receiver) }, 'key_1');
    await dispatcher.end('acc_1', 'batch_1');
    if (how === 'removed') await dispatcher.settings.remove('acc_1', 'key_1');
    else await dispatcher.settings.write('acc_1', { url: urlOf(receiver), enabled: false }, 'key_1');
    dispatcher.sender().wake();
    await vi.waitFor(async () =>
      expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'skipped', next_attempt_at: null }),
    );
    expect(receiver.connections()).toBe(0);
  });

  it('sends a test once, whether or not it arrives', async () => {
    await using receiver = await openReceiver((response) => response.writeHead(500).end());
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_1', { url: urlOf(receiver) }, 'key_1');
    await dispatcher.again('acc_1', 'whd_test1', 'req_1', dispatcher.sender());
    await vi.waitFor(async () =>
      expect(await dispatcher.store.deliveries.get('whd_test1')).toMatchObject({ state: 'failed', tries: 1 }),
    );
    expect(JSON.parse(receiver.received[0]?.body.toString() ?? '')).toMatchObject({
      event: 'batch.completed',
      batch_id: 'batch_test',
    });
  });

  it('sends again once for one request, though its message came twice', async () => {
    await using receiver = await openReceiver();
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_1', { url: urlOf(receiver) }, 'key_1');
    const sender = dispatcher.sender();
    await dispatcher.end('acc_1', 'batch_1', sender);
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'delivered' }));
    for (let times = 0; times < 2; times += 1) {
      await dispatcher.again('acc_1', 'whd_1', 'req_1', sender);
      await vi.waitFor(async () => expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'delivered', tries: 1 }));
    }
    expect((await dispatcher.delivery('batch_1'))?.attempts).toHaveLength(2);
    expect(receiver.received).toHaveLength(2);
  });
});

describe('several senders', () => {
  it('make one try of each delivery between them', async () => {
    await using receiver = await openReceiver();
    await using dispatcher = await openDispatcher();
    const batches = Array.from({ length: 30 }, (_, index) => `batch_${index}`);
    for (const [index, batch] of batches.entries()) {
      await dispatcher.settings.write(`acc_${index % 3}`, { url: urlOf(receiver) }, 'key_1');
      await dispatcher.end(`acc_${index % 3}`, batch);
    }
    for (const sender of [dispatcher.sender(), dispatcher.sender(), dispatcher.sender()]) sender.wake();
    await vi.waitFor(
      async () => {
        for (const batch of batches) expect(await dispatcher.delivery(batch)).toMatchObject({ state: 'delivered', tries: 1 });
      },
      { timeout: 10_000 },
    );
    expect(receiver.received).toHaveLength(batches.length);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(batches.length);
  });

  it('make a try again that died with its sender, but only when its lease is over', async () => {
    await using receiver = await openReceiver((response, count) => {
      if (count > 1) response.end();
    });
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_1', { url: urlOf(receiver) }, 'key_1');
    const dying = dispatcher.sender();
    await dispatcher.end('acc_1', 'batch_1', dying);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    await dying.stop(0);
    expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'pending', tries: 0, attempts: [] });

    dispatcher.pass(29_999);
    const early = dispatcher.sender();
    // Due later than the lost one would be, so that a look which finds this one has passed that one by.
    await dispatcher.settings.write('acc_2', { url: urlOf(receiver) }, 'key_1');
    await dispatcher.end('acc_2', 'batch_2');
    early.wake();
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_2')).toMatchObject({ state: 'delivered' }));
    await early.stop(1_000);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(['whd_1', 'whd_2']);

    dispatcher.pass(1);
    dispatcher.sender().wake();
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'delivered', tries: 1 }));
    expect(receiver.received).toHaveLength(3);
  });

  it('leave a delivery as it stands that was begun anew during a try, and only note how the try went', async () => {
    const held = Promise.withResolvers<void>();
    await using receiver = await openReceiver((response, count) => {
      if (count === 1) void held.promise.then(() => response.writeHead(500).end());
      else response.end();
    });
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_1', { url: urlOf(receiver) }, 'key_1');
    await dispatcher.end('acc_1', 'batch_1', dispatcher.sender());
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    dispatcher.pass(1_000);
    await dispatcher.again('acc_1', 'whd_1', 'req_1', dispatcher.sender());
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'delivered', tries: 1 }));
    held.resolve();
    await vi.waitFor(async () => expect((await dispatcher.delivery('batch_1'))?.attempts).toHaveLength(2));
    expect(await dispatcher.delivery('batch_1')).toMatchObject({
      state: 'delivered',
      tries: 1,
      attempts: [{ status: 200 }, { status: 500 }],
    });
  });
});

describe('a slow receiver', () => {
  it('has four tries at a time and holds up nobody else', async () => {
    await using slow = await openReceiver(() => {});
    await using quick = await openReceiver();
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_slow', { url: urlOf(slow) }, 'key_1');
    await dispatcher.settings.write('acc_quick', { url: urlOf(quick) }, 'key_1');
    // More than one look can take in.
    for (let index = 0; index < 120; index += 1) await dispatcher.end('acc_slow', `batch_s${index}`);
    dispatcher.pass(1);
    await dispatcher.end('acc_quick', 'batch_q');
    dispatcher.sender().wake();
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_q')).toMatchObject({ state: 'delivered' }));
    await vi.waitFor(() => expect(slow.received).toHaveLength(4));
    expect(slow.maxOpen()).toBe(4);
  });

  it('has the rest tried as soon as there is room', async () => {
    const answers: (() => void)[] = [];
    await using slow = await openReceiver((response) => answers.push(() => response.end()));
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_1', { url: urlOf(slow) }, 'key_1');
    // Not by the next regular look.
    const timer = vi.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => {}).unref());
    const sender = dispatcher.sender();
    timer.mockRestore();
    for (let index = 0; index < 6; index += 1) await dispatcher.end('acc_1', `batch_${index}`, sender);
    await vi.waitFor(() => expect(answers).toHaveLength(4));
    for (const answer of answers.slice(0, 4)) answer();
    await vi.waitFor(() => expect(answers).toHaveLength(6));
    expect(slow.maxOpen()).toBeLessThanOrEqual(4);
    for (const answer of answers.slice(4)) answer();
  });
});

describe('many accounts whose receivers hang', () => {
  it('delay nobody, though each has more to send than it has room', async () => {
    await using quick = await openReceiver();
    await using dispatcher = await openDispatcher();
    let hanging = 0;
    const post: typeof postPinned = (given) => {
      if (given.target.url.port === String(quick.port)) return postPinned(given);
      hanging += 1;
      return new Promise((resolve) => given.signal.addEventListener('abort', () => resolve({ error: 'connection_failed' })));
    };
    for (let account = 0; account < 20; account += 1) {
      await dispatcher.settings.write(`acc_hanging_${account}`, { url: 'http://127.0.0.1:1/' }, 'key_1');
      for (let index = 0; index < 15; index += 1) await dispatcher.end(`acc_hanging_${account}`, `batch_${account}_${index}`);
    }
    const sender = dispatcher.sender({ post, deadlineMs: 600_000 });
    sender.wake();
    await vi.waitFor(() => expect(hanging).toBe(20 * 4), { timeout: 20_000 });
    await dispatcher.settings.write('acc_quick', { url: urlOf(quick) }, 'key_1');
    dispatcher.pass(1);
    // Found by a look, as after a restart, and not because the sender was told of it.
    await dispatcher.end('acc_quick', 'batch_quick');
    sender.wake();
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_quick')).toMatchObject({ state: 'delivered' }), {
      timeout: 20_000,
    });
    expect(hanging).toBe(20 * 4);
  });
});

describe('a secret that cannot be opened', () => {
  it('keeps its deliveries waiting and a person informed, once', async () => {
    await using receiver = await openReceiver();
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_1', { url: urlOf(receiver) }, 'key_1');
    const locked = dispatcher.sender({ box: openSecretBox([Buffer.alloc(32, 8)]) });
    for (const batch of ['batch_1', 'batch_2']) await dispatcher.end('acc_1', batch, locked);
    const next_attempt_at = '2026-11-01T00:05:00.000Z';
    for (const batch of ['batch_1', 'batch_2'])
      await vi.waitFor(async () =>
        expect(await dispatcher.delivery(batch)).toMatchObject({ state: 'pending', tries: 0, attempts: [], next_attempt_at }),
      );
    await locked.stop(1_000);
    expect(dispatcher.logged.filter(([level]) => level === 'error')).toHaveLength(1);
    expect(receiver.connections()).toBe(0);

    dispatcher.pass(5 * 60_000);
    dispatcher.sender().wake();
    await vi.waitFor(async () => expect(await dispatcher.delivery('batch_2')).toMatchObject({ state: 'delivered' }));
  });
});

describe('the log', () => {
  it('tells ids and codes, and neither where a webhook goes nor what is in it', async () => {
    await using receiver = await openReceiver((response) => response.writeHead(500).end('hidden-answer'));
    await using dispatcher = await openDispatcher();
    const { secret = '' } = await dispatcher.settings.write('acc_1', { url: urlOf(receiver) }, 'key_1');
    await dispatcher.end('acc_1', 'batch_1', dispatcher.sender({ schedule: [0] }));
    await vi.waitFor(() => expect(dispatcher.logged).toHaveLength(1));
    expect(dispatcher.logged[0]).toEqual([
      'warn',
      { delivery_id: 'whd_1', account_id: 'acc_1', status: 500, error: 'status', state: 'failed' },
      'A webhook was given up',
    ]);
    const text = JSON.stringify(dispatcher.logged);
    for (const hidden of ['hidden', '/hook', '127.0.0.1', secret, 'job_1']) expect(text).not.toContain(hidden);
  });
});
