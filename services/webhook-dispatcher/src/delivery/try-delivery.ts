import { type AddressRules, openSigningSecret, type SecretBox } from '@winnow/accounts';
import type { DeliveryRecord } from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import { pagesOf, type Span, type Tracing } from '@winnow/ports';
import type { Logger, Metrics } from '@winnow/runtime';
import type { DispatcherStore } from '../store.ts';
import type { Breakers } from './breakers.ts';
import {
  claimDelivery,
  failHeld,
  holdDelivery,
  holdsClaim,
  isDue,
  isOutOfTime,
  recordAttempt,
  recordLostAttempt,
  releaseDelivery,
  type Schedule,
  skipDelivery,
} from './delivery-states.ts';
import { type SendDeps, sendDelivery, type Tried } from './send-delivery.ts';

export type TryDeps = DispatcherStore &
  SendDeps & {
    readonly box: SecretBox;
    readonly addressRules: AddressRules;
    readonly endpointBreakers: Breakers;
    readonly schedule: Schedule;
    /** In [0, 1). */
    readonly random: () => number;
    readonly logger: Logger;
    readonly tracing: Pick<Tracing, 'run' | 'headers'>;
    readonly metrics: Pick<Metrics['webhooks'], 'attempt' | 'ended'>;
  };

/** Longer than an attempt and the writes around it, so that only a sender that died loses its claim. */
const leaseMs = 30_000;
/** A missing key is only fixed by a restart, not soon. */
const lockedWaitMs = 5 * 60 * 1000;
const releasedAtOnce = 100;

/**
 * Makes the next attempt of a delivery if it is due and no one else has claimed it: claim, send, record. The claim expires, so
 * the attempt of a sender that dies in between is repeated. URL, switch and secret are read on each attempt.
 */
export const createTry = (deps: TryDeps): ((id: string, stopping: AbortSignal) => Promise<void>) => {
  const { deliveries, endpoints, box, addressRules, endpointBreakers, schedule, random, now, logger, tracing, metrics } = deps;
  const locked = new Set<string>();

  const claim = async (id: string): Promise<DeliveryRecord | undefined> => {
    let won = false;
    const lease = isoTime(now() + leaseMs);
    const stored = await deliveries.update(id, (current) => {
      // Distinguished here: the winner may have claimed in the same millisecond, and then both leases are equal.
      won = isDue(current, now());
      return won ? claimDelivery(current, lease) : undefined;
    });
    return won ? stored : undefined;
  };

  const whileHeld = (
    { id, next_attempt_at }: DeliveryRecord,
    change: (current: DeliveryRecord) => DeliveryRecord,
    otherwise?: (current: DeliveryRecord) => DeliveryRecord,
  ): Promise<DeliveryRecord | undefined> =>
    deliveries.update(id, (current) => (holdsClaim(current, next_attempt_at ?? '') ? change(current) : otherwise?.(current)));

  const waitForKey = async (claimed: DeliveryRecord): Promise<void> => {
    const { account_id } = claimed;
    if (!locked.has(account_id))
      logger.error({ account_id }, 'A signing secret cannot be opened: WINNOW_SECRET_KEY lacks the key that sealed it');
    locked.add(account_id);
    const next_attempt_at = isoTime(now() + lockedWaitMs);
    await whileHeld(claimed, (current) => ({ ...current, next_attempt_at }));
  };

  const holdBack = async (claimed: DeliveryRecord, until: string, state: 'open' | 'half_open'): Promise<void> => {
    // While a trial is in flight, its result is worth waiting for.
    const isLost = state === 'open' && isOutOfTime(claimed, now(), schedule);
    await whileHeld(claimed, (current) => (isLost ? failHeld(current, now()) : holdDelivery(current, until)));
    if (isLost)
      logger.warn({ delivery_id: claimed.id, account_id: claimed.account_id }, 'A webhook was given up, its endpoint fails');
  };

  /** Releases the deliveries that waited for an account's breaker. */
  const release = async (accountId: string): Promise<void> => {
    const where = { state: 'pending', account_id: accountId } as const;
    const range = { from: isoTime(now() + 1) };
    for await (const page of pagesOf(deliveries, { index: 'by_account_due', where, range, limit: releasedAtOnce }))
      await Promise.all(page.map(({ id }) => deliveries.update(id, (current) => releaseDelivery(current, now()))));
  };

  const record = async (claimed: DeliveryRecord, tried: Tried, url: string, span: Span): Promise<void> => {
    const after = { now: now(), url, schedule, random: random() };
    const stored = await whileHeld(
      claimed,
      (current) => recordAttempt(current, tried, after),
      (current) => recordLostAttempt(current, tried),
    );
    const { status, error, milliseconds } = tried.attempt;
    metrics.attempt(claimed.event, error ?? 'delivered', milliseconds);
    if (stored?.state === 'delivered' || stored?.state === 'failed') metrics.ended(stored.state);
    if (status !== null) span.note({ 'http.response.status_code': status });
    if (error !== null) span.fail(error);
    const facts = { delivery_id: claimed.id, account_id: claimed.account_id, status, error, state: stored?.state };
    if (stored?.state === 'failed') logger.warn(facts, 'A webhook was given up');
    else logger.info(facts, 'A webhook was tried');
  };

  const send = async (claimed: DeliveryRecord, span: Span, stopping: AbortSignal): Promise<void> => {
    const endpoint = await endpoints.get(claimed.account_id);
    if (endpoint?.enabled !== true) {
      await whileHeld(claimed, skipDelivery);
      return;
    }
    const secret = openSigningSecret(box, endpoint);
    if (secret === undefined) {
      await waitForKey(claimed);
      return;
    }
    locked.delete(claimed.account_id);
    const { url } = endpoint;
    const addressRule = await addressRules(claimed.account_id);
    const passed = await endpointBreakers.pass({
      endpoint,
      early: claimed.event === 'test',
      send: () => sendDelivery(deps, { delivery: claimed, url, secret, addressRule, trace: tracing.headers(), stopping }),
    });
    if ('until' in passed) {
      await holdBack(claimed, passed.until, passed.state);
      return;
    }
    if (passed.tried !== undefined) await record(claimed, passed.tried, url, span);
    if (passed.closed) await release(claimed.account_id);
  };

  return async (id, stopping) => {
    const claimed = await claim(id);
    if (claimed === undefined) return;
    const { event, trace = {} } = claimed;
    const options = { kind: 'client', from: trace, facts: { 'winnow.event': event } } as const;
    await tracing.run('send webhook', options, (span) => send(claimed, span, stopping));
  };
};
