import { openAddressRules, openSecretBox } from '@winnow/accounts';
import { batchCompleted, webhookSend } from '@winnow/contracts';
import { storeTryMs } from '@winnow/handlers';
import { timeOf } from '@winnow/kernel';
import { type Backends, createConsumerService, lookUpName, repeat, type Service } from '@winnow/runtime';
import type { WebhookDispatcherConfig } from './config.ts';
import { type BreakersDeps, openBreakers } from './delivery/breakers.ts';
import { postPinned } from './delivery/post-pinned.ts';
import type { SendDeps } from './delivery/send-delivery.ts';
import { openSender } from './delivery/sender.ts';
import { recordCompletion } from './handlers/record-completion.ts';
import { sendAgain } from './handlers/send-again.ts';
import { openDispatcherStore } from './store.ts';

/** As published in the API: about ten seconds for a delivery request. */
const deadlineMs = 10_000;
const countEveryMs = 15_000;
const maxCounted = 1_000;

/** Dependencies that a simulation replaces. */
type Outside = Pick<SendDeps, 'lookUp' | 'post'> & Pick<BreakersDeps, 'breakerFailures'>;

/** Notifies accounts by webhook that their batches have ended. */
export const createWebhookDispatcherService = (
  backends: Pick<Backends, 'bus' | 'store' | 'now' | 'timers' | 'random' | 'logger' | 'tracing' | 'secretKeys'> & {
    readonly metrics: Pick<Backends['metrics'], 'breaker' | 'breakersOpen' | 'webhooks'>;
    readonly config: Pick<Backends['config'], 'resultTtlMs'>;
  },
  config: WebhookDispatcherConfig,
  { breakerFailures, ...network }: Outside = { lookUp: lookUpName, post: postPinned },
): Service =>
  createConsumerService('webhook-dispatcher', async () => {
    const { bus, now, timers, random, logger, tracing, metrics, config: common } = backends;
    const store = await openDispatcherStore(backends.store);
    const schedule = config.webhookSchedule;
    const endpointBreakers = openBreakers({
      ...store,
      breakerWaits: config.webhookBreaker,
      onBreaker: (state) => metrics.breaker('webhook', state),
      now,
      logger,
      ...(breakerFailures === undefined ? {} : { breakerFailures }),
    });
    const countBreakers = async (): Promise<void> => {
      const { items } = await store.breakers.find({ index: 'by_retry', where: {}, limit: maxCounted });
      metrics.breakersOpen('webhook', items.length);
    };
    const reportOverdue = async (): Promise<void> => {
      const { items } = await store.deliveries.find({ index: 'by_due', where: { state: 'pending' }, limit: 1 });
      const due = items[0]?.next_attempt_at;
      metrics.webhooks.overdue(due === undefined || due === null ? 0 : Math.max(0, now() - timeOf(due)));
    };
    const sender = openSender({
      ...store,
      box: openSecretBox(await backends.secretKeys()),
      endpointBreakers,
      addressRules: await openAddressRules(backends.store, config.webhookAllow),
      ...network,
      deadlineMs,
      schedule,
      random,
      now,
      timers,
      logger,
      tracing,
      metrics: metrics.webhooks,
    });
    const deps = { ...store, sender, schedule, now, tracing, resultTtlMs: common.resultTtlMs };
    const options = { group: 'webhook-dispatcher', concurrency: 16, tryMs: storeTryMs, maxTries: 5 };
    sender.wake();
    return Promise.all([
      sender,
      repeat({ everyMs: countEveryMs, logger, timers, name: 'open breakers', work: countBreakers }),
      repeat({ everyMs: countEveryMs, logger, timers, name: 'overdue webhooks', work: reportOverdue }),
      bus.subscribe(batchCompleted, options, recordCompletion(deps)),
      bus.subscribe(webhookSend, options, sendAgain(deps)),
    ]);
  });
