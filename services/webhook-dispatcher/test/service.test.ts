import { batchCompleted, webhookSend } from '@winnow/contracts';
import { type Handler, untraced } from '@winnow/ports';
import { type Backends, systemTimers } from '@winnow/runtime';
import { messageOf, recordPublished } from '@winnow/testkit';
import { expect, it, vi } from 'vitest';
import { createWebhookDispatcherService } from '../src/service.ts';
import { day, endOf, openDispatcher } from './support/dispatcher.ts';
import { openReceiver } from './support/receiver.ts';

it('consumes both messages as one group, sends to what is allowed, and stops', async () => {
  await using receiver = await openReceiver();
  await using dispatcher = await openDispatcher();
  const handlers = new Map<unknown, Handler<never>>();
  const groups: string[] = [];
  const stopped = vi.fn(async () => {});
  const backends = {
    store: {
      collection: async ({ name }: { name: string }) => dispatcher.store[name as keyof typeof dispatcher.store],
    },
    bus: {
      subscribe: async (definition: unknown, { group }: { group: string }, handler: Handler<never>) => {
        handlers.set(definition, handler);
        groups.push(group);
        return { check: async () => {}, stop: stopped };
      },
    },
    now: dispatcher.now,
    timers: systemTimers,
    random: () => 0.5,
    tracing: untraced,
    metrics: {
      breaker: () => {},
      breakersOpen: () => {},
      webhooks: { attempt: () => {}, ended: () => {}, overdue: () => {} },
    },
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    config: { resultTtlMs: 30 * day },
    secretKeys: async () => [Buffer.alloc(32, 7)],
  } as unknown as Backends;
  await dispatcher.settings.write('acc_1', { url: `http://127.0.0.1:${receiver.port}/` }, 'key_1');
  await dispatcher.end('acc_1', 'batch_before');

  const service = createWebhookDispatcherService(backends, {
    webhookAllow: ['127.0.0.0/8'],
    webhookSchedule: [0],
    webhookBreaker: [30_000],
  });
  await service.start();
  expect(groups).toEqual(['webhook-dispatcher', 'webhook-dispatcher']);
  const { context } = recordPublished();
  await handlers.get(batchCompleted)?.(messageOf(endOf('acc_1', 'batch_1') as never), context);
  const test = { account_id: 'acc_1', delivery_id: 'whd_test1', request_id: 'req_1' };
  await handlers.get(webhookSend)?.(messageOf(test as never), context);

  await vi.waitFor(() => expect(receiver.received).toHaveLength(3));
  await service.check();
  await service.stop(1_000);
  expect(stopped).toHaveBeenCalledTimes(2);
  for (const batch of ['batch_before', 'batch_1']) expect(await dispatcher.delivery(batch)).toMatchObject({ state: 'delivered' });
});
