import { delivery as deliveryBody, deliveryRecord } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import type { Sender } from '../src/delivery/sender.ts';
import { day, openDispatcher } from './support/dispatcher.ts';

const url = 'https://example.com/webhook';

const noteOffers = () => {
  const offered: string[] = [];
  const sender: Sender = { wake: () => {}, offer: ({ id }) => offered.push(id), check: async () => {}, stop: async () => {} };
  return { sender, offered };
};

describe('the end of a batch', () => {
  it('makes a delivery that is due at once and offers it to the sender', async () => {
    await using dispatcher = await openDispatcher();
    const { sender, offered } = noteOffers();
    await dispatcher.settings.write('acc_1', { url }, 'key_1');
    await dispatcher.end('acc_1', 'batch_1', sender);
    const record = deliveryRecord.parse(await dispatcher.delivery('batch_1'));
    expect(record).toMatchObject({
      id: 'whd_1',
      account_id: 'acc_1',
      batch_id: 'batch_1',
      event: 'batch.completed',
      state: 'pending',
      next_attempt_at: '2026-11-01T00:00:00.000Z',
      asked_by: null,
      payload: { status: 'partial', total_candidates: 3, success: 2, failed: 1, resumes_scored: 2 },
    });
    expect(deliveryBody.safeParse(record).success).toBe(true);
    expect(offered).toEqual(['whd_1']);
  });

  it('makes one delivery, however often the event comes', async () => {
    await using dispatcher = await openDispatcher();
    const { sender, offered } = noteOffers();
    await dispatcher.settings.write('acc_1', { url }, 'key_1');
    await dispatcher.end('acc_1', 'batch_1', sender);
    const first = await dispatcher.delivery('batch_1');
    dispatcher.pass(60_000);
    await dispatcher.end('acc_1', 'batch_1', sender);
    expect([await dispatcher.delivery('batch_1'), offered]).toEqual([first, ['whd_1']]);
  });

  it('that comes again makes no delivery when the webhook was set since, or its delivery is long gone', async () => {
    await using dispatcher = await openDispatcher();
    const finished_at = new Date(dispatcher.now()).toISOString();
    dispatcher.pass(1_000);
    await dispatcher.settings.write('acc_1', { url }, 'key_1');
    await dispatcher.end('acc_1', 'batch_1', undefined, finished_at);
    expect(await dispatcher.delivery('batch_1')).toBeUndefined();
    const later = new Date(dispatcher.now()).toISOString();
    dispatcher.pass(15 * day);
    await dispatcher.end('acc_1', 'batch_1', undefined, later);
    expect(await dispatcher.delivery('batch_1')).toBeUndefined();
  });

  it('is kept as skipped while the webhook is switched off, and not at all without one', async () => {
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_1', { url, enabled: false }, 'key_1');
    await dispatcher.end('acc_1', 'batch_1');
    await dispatcher.end('acc_2', 'batch_2');
    expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'skipped', next_attempt_at: null });
    expect(await dispatcher.delivery('batch_2')).toBeUndefined();
  });
});

describe('a request to send again', () => {
  it('begins a delivery anew, once for each request', async () => {
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_1', { url, enabled: false }, 'key_1');
    await dispatcher.end('acc_1', 'batch_1');
    await dispatcher.again('acc_1', 'whd_1', 'req_1');
    expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'pending', tries: 0, asked_by: 'req_1' });
    const end = { state: 'delivered', next_attempt_at: null } as const;
    await dispatcher.store.deliveries.update('whd_1', (record) => ({ ...record, ...end }));
    await dispatcher.again('acc_1', 'whd_1', 'req_1');
    expect(await dispatcher.delivery('batch_1')).toMatchObject(end);
    await dispatcher.again('acc_1', 'whd_1', 'req_2');
    expect(await dispatcher.delivery('batch_1')).toMatchObject({ state: 'pending', asked_by: 'req_2' });
  });

  it('comes again with all others without effect, however many there were', async () => {
    await using dispatcher = await openDispatcher();
    await dispatcher.settings.write('acc_1', { url }, 'key_1');
    await dispatcher.end('acc_1', 'batch_1');
    const requests = Array.from({ length: 120 }, (_, index) => `op_${String(index).padStart(4, '0')}`);
    const states: (string | undefined)[] = [];
    const askAll = async (): Promise<void> => {
      states.length = 0;
      for (const request of requests) {
        await dispatcher.store.deliveries.update('whd_1', (record) => ({ ...record, state: 'delivered', next_attempt_at: null }));
        await dispatcher.again('acc_1', 'whd_1', request);
        states.push((await dispatcher.delivery('batch_1'))?.state);
      }
    };
    await askAll();
    expect(new Set(states)).toEqual(new Set(['pending']));
    await askAll();
    expect(new Set(states)).toEqual(new Set(['delivered']));
  });

  it('does nothing for a delivery that is unknown or another account’s', async () => {
    await using dispatcher = await openDispatcher();
    const { sender, offered } = noteOffers();
    for (const account of ['acc_1', 'acc_2']) await dispatcher.settings.write(account, { url }, 'key_1');
    await dispatcher.end('acc_1', 'batch_1');
    const before = await dispatcher.delivery('batch_1');
    await dispatcher.again('acc_2', 'whd_1', 'req_1', sender);
    await dispatcher.again('acc_2', 'whd_2', 'req_1', sender);
    expect([await dispatcher.delivery('batch_1'), await dispatcher.delivery('batch_2')]).toEqual([before, undefined]);
    expect(offered).toEqual([]);
  });
});

describe('a request for a test', () => {
  it('makes a delivery of a batch that does not exist, once for each request', async () => {
    await using dispatcher = await openDispatcher();
    const { sender, offered } = noteOffers();
    await dispatcher.settings.write('acc_1', { url }, 'key_1');
    await dispatcher.again('acc_1', 'whd_test1', 'req_1', sender);
    const made = deliveryRecord.parse(await dispatcher.store.deliveries.get('whd_test1'));
    expect(made).toMatchObject({
      event: 'test',
      batch_id: null,
      state: 'pending',
      payload: { batch_id: 'batch_test', job_id: 'job_test', status: 'completed', total_candidates: 0, resumes_scored: 0 },
    });
    dispatcher.pass(1_000);
    await dispatcher.again('acc_1', 'whd_test1', 'req_1', sender);
    expect(await dispatcher.store.deliveries.get('whd_test1')).toEqual(made);
    expect(new Set(offered)).toEqual(new Set(['whd_test1']));
  });

  it('makes nothing for an account without a webhook, nor under the id of another’s test', async () => {
    await using dispatcher = await openDispatcher();
    await dispatcher.again('acc_1', 'whd_test1', 'req_1');
    expect(await dispatcher.store.deliveries.get('whd_test1')).toBeUndefined();
    for (const account of ['acc_1', 'acc_2']) await dispatcher.settings.write(account, { url }, 'key_1');
    await dispatcher.again('acc_1', 'whd_test1', 'req_1');
    await dispatcher.again('acc_2', 'whd_test1', 'req_2');
    expect(await dispatcher.store.deliveries.get('whd_test1')).toMatchObject({ account_id: 'acc_1', asked_by: 'req_1' });
  });
});
