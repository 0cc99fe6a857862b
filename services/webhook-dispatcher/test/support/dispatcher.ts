import { randomBytes } from 'node:crypto';
import {
  createAddressRule,
  openSecretBox,
  openWebhookSettings,
  type SecretBox,
  type WebhookSettingsStore,
} from '@winnow/accounts';
import { type BatchEnd, type DeliveryRecord, deliveryId } from '@winnow/contracts';
import { createIds } from '@winnow/kernel';
import { untraced } from '@winnow/ports';
import { type BreakerState, type Logger, systemTimers } from '@winnow/runtime';
import { messageOf, openEmbeddedBackends, recordPublished } from '@winnow/testkit';
import { openBreakers } from '../../src/delivery/breakers.ts';
import { postPinned } from '../../src/delivery/post-pinned.ts';
import { openSender, type Sender } from '../../src/delivery/sender.ts';
import type { TryDeps } from '../../src/delivery/try-delivery.ts';
import { recordCompletion } from '../../src/handlers/record-completion.ts';
import { sendAgain } from '../../src/handlers/send-again.ts';
import { openDispatcherStore } from '../../src/store.ts';

export const day = 86_400_000;
const secretBox = openSecretBox([Buffer.alloc(32, 7)]);
/** Waits that no test comes to by itself: its clock stands still until it is moved. */
const schedule = [0, 5_000, 30_000];
const breakerWaits = [30_000, 120_000];

type Dispatcher = AsyncDisposable & {
  readonly store: Awaited<ReturnType<typeof openDispatcherStore>>;
  readonly settings: WebhookSettingsStore;
  readonly now: () => number;
  readonly pass: (milliseconds: number) => void;
  /** Every line that was logged, with its level. */
  readonly logged: readonly (readonly [level: string, facts: unknown, message: unknown])[];
  /** What breakers have changed to. */
  readonly changes: readonly BreakerState[];
  /** Opens a sender that stops with the rest. */
  readonly sender: (options?: Partial<TryDeps> & { readonly box?: SecretBox }) => Sender;
  /** Tells that a batch has ended, as the bus does; without a sender nobody is woken. */
  readonly end: (accountId: string, batchId: string, sender?: Sender, finishedAt?: string) => Promise<void>;
  readonly again: (accountId: string, id: string, requestId: string, sender?: Sender) => Promise<void>;
  readonly delivery: (batchId: string) => Promise<DeliveryRecord | undefined>;
};

export const endOf = (account_id: string, batch_id: string): BatchEnd => ({
  account_id,
  batch_id,
  job_id: 'job_1',
  status: 'partial',
  total_candidates: 3,
  success: 2,
  failed: 1,
});

const idle: Sender = { wake: () => {}, offer: () => {}, check: async () => {}, stop: async () => {} };

/** The parts of the service over a real store, on a clock that the test moves. Webhooks may go to loopback. */
export const openDispatcher = async (): Promise<Dispatcher> => {
  let time = Date.parse('2026-11-01T00:00:00.000Z');
  const now = (): number => time;
  const backends = await openEmbeddedBackends(now);
  const store = await openDispatcherStore(backends.store);
  const addressRule = createAddressRule(['127.0.0.0/8']);
  const lookUp = () => Promise.resolve(['127.0.0.1']);
  const logged: (readonly [string, unknown, unknown])[] = [];
  const log =
    (level: string): Logger['info'] =>
    (facts: unknown, message?: unknown) => {
      logged.push([level, facts, message]);
    };
  const logger = { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') };
  const senders: Sender[] = [];
  const changes: BreakerState[] = [];
  const { context } = recordPublished();
  const common = { ...store, now, tracing: untraced, resultTtlMs: 30 * day };
  return {
    store,
    now,
    logged,
    changes,
    settings: await openWebhookSettings({
      store: backends.store,
      now,
      newId: createIds(now, randomBytes),
      randomBytes: (size) => randomBytes(size),
      box: secretBox,
      allow: ['127.0.0.0/8'],
      lookUp,
    }),
    pass: (milliseconds) => {
      time += milliseconds;
    },
    sender: (options) => {
      const base = {
        ...store,
        box: secretBox,
        addressRules: async () => addressRule,
        endpointBreakers: openBreakers({ ...store, breakerWaits, onBreaker: (state) => changes.push(state), now, logger }),
        lookUp,
        post: postPinned,
        timers: systemTimers,
        schedule,
        now,
        logger,
        random: () => 0.5,
        tracing: untraced,
        metrics: { attempt: () => {}, ended: () => {} },
        deadlineMs: 20_000,
      };
      const sender = openSender({ ...base, ...options });
      senders.push(sender);
      return sender;
    },
    end: (accountId, batchId, sender = idle, finished_at = undefined) => {
      const end = { ...endOf(accountId, batchId), ...(finished_at === undefined ? {} : { finished_at }) };
      return recordCompletion({ ...common, schedule, sender })(messageOf(end), context);
    },
    again: (account_id, delivery_id, request_id, sender = idle) =>
      sendAgain({ ...common, sender })(messageOf({ account_id, delivery_id, request_id }), context),
    delivery: (batchId) => store.deliveries.get(deliveryId(batchId)),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(senders.map((sender) => sender.stop(0)));
      await backends[Symbol.asyncDispose]();
    },
  };
};
