import { openAddressRules, openSecretBox, parseSecretKey, type SecretBox } from '@winnow/accounts';
import { batchCompleted, webhookSend } from '@winnow/contracts';
import { type Backends, ConfigError, createConsumerService, lookUpName, type Service } from '@winnow/runtime';
import type { WebhookDispatcherConfig } from './config.ts';
import { postPinned } from './delivery/post-pinned.ts';
import type { SendDeps } from './delivery/send-delivery.ts';
import { openSender } from './delivery/sender.ts';
import { noteCompletion } from './handlers/note-completion.ts';
import { sendAgain } from './handlers/send-again.ts';
import { openDispatcherStore } from './store.ts';

/** The contract's: about ten seconds for a delivery request. */
const deadlineMs = 10_000;
/** Longer than a broker or a database may take to fail a call: what waits for them is not to be counted as a failure of its own. */
const tryMs = 150_000;

const openBox = async ({ secretKey }: Pick<Backends, 'secretKey'>): Promise<SecretBox> => {
  const keys = parseSecretKey(await secretKey());
  // With a key that is misspelt no webhook would ever leave.
  if (keys === undefined)
    throw new ConfigError('WINNOW_SECRET_KEY is (hidden); accepted: 32 bytes as base64 or hexadecimal digits.');
  return openSecretBox(keys);
};

/** Tells accounts by webhook that their batches have ended. */
export const createWebhookDispatcherService = (
  backends: Pick<Backends, 'bus' | 'store' | 'now' | 'timers' | 'random' | 'logger' | 'secretKey'> & {
    readonly config: Pick<Backends['config'], 'resultTtlMs'>;
  },
  config: WebhookDispatcherConfig,
  network: Pick<SendDeps, 'lookUp' | 'post'> = { lookUp: lookUpName, post: postPinned },
): Service =>
  createConsumerService('webhook-dispatcher', async () => {
    const { bus, now, timers, random, logger, config: common } = backends;
    const store = await openDispatcherStore(backends.store);
    const schedule = config.webhookSchedule;
    const sender = openSender({
      ...store,
      box: await openBox(backends),
      addressRules: await openAddressRules(backends.store, config.webhookAllow),
      ...network,
      deadlineMs,
      schedule,
      random,
      now,
      timers,
      logger,
    });
    const deps = { ...store, sender, schedule, now, resultTtlMs: common.resultTtlMs };
    const options = { group: 'webhook-dispatcher', concurrency: 16, tryMs, maxTries: 5 };
    sender.wake();
    return Promise.all([
      sender,
      bus.subscribe(batchCompleted, options, noteCompletion(deps)),
      bus.subscribe(webhookSend, options, sendAgain(deps)),
    ]);
  });
