import type { DeliveryAttempt, DeliveryRecord } from '@winnow/contracts';
import { isoTime, timeOf } from '@winnow/kernel';
import type { Tried } from './send-delivery.ts';

const day = 24 * 60 * 60 * 1000;
/**
 * Twice as long as the bus keeps an event: a redelivered event finds the delivery that it created. An older one either created it
 * or never will.
 */
export const minKeptMs = 14 * day;
const keptAttempts = 50;
const keptRequests = 50;
/** Jitter: a delay is multiplied by a factor between these. */
const minWaitFactor = 0.8;
const maxWaitFactor = 1.2;

/** Delays in milliseconds before each attempt. */
export type Schedule = readonly number[];

type Begun = Pick<DeliveryRecord, 'id' | 'account_id' | 'batch_id' | 'event' | 'payload' | 'asked_by'> & {
  /** Whether the account wants it; otherwise it is stored as skipped. */
  readonly enabled: boolean;
};

const later = (left: string, right: string): string => (left > right ? left : right);

const expiryOf = (now: number, resultTtlMs: number): string => isoTime(now + Math.max(resultTtlMs, minKeptMs));

const withAttempt = (record: DeliveryRecord, attempt: DeliveryAttempt): readonly DeliveryAttempt[] =>
  [...record.attempts, attempt].slice(-keptAttempts);

/** A delivery before its first attempt, which is due after a delay. */
export const beginDelivery = (
  { enabled, ...begun }: Begun,
  { now, waitMs, resultTtlMs }: { readonly now: number; readonly waitMs: number; readonly resultTtlMs: number },
): DeliveryRecord => ({
  ...begun,
  state: enabled ? 'pending' : 'skipped',
  url: null,
  attempts: [],
  tries: 0,
  next_attempt_at: enabled ? isoTime(now + waitMs) : null,
  created_at: isoTime(now),
  expires_at: expiryOf(now, resultTtlMs),
});

/** The delivery while the breaker of its endpoint is not closed: this uses up no attempts. */
export const holdDelivery = (record: DeliveryRecord, until: string): DeliveryRecord => ({
  ...record,
  next_attempt_at: until,
  held_until: until,
  expires_at: later(record.expires_at, isoTime(timeOf(until) + day)),
});

/** The delivery, due immediately if only a breaker holds it back. */
export const releaseDelivery = (record: DeliveryRecord, now: number): DeliveryRecord | undefined =>
  record.state === 'pending' && record.next_attempt_at !== null && record.held_until === record.next_attempt_at
    ? { ...record, next_attempt_at: isoTime(now) }
    : undefined;

/** True once the schedule would have ended, however late its attempts were. */
export const isOutOfTime = ({ created_at, begun_at = created_at }: DeliveryRecord, now: number, schedule: Schedule): boolean =>
  now > Date.parse(begun_at) + maxWaitFactor * schedule.reduce((sum, wait) => sum + wait, 0);

/** A delivery that failed because its endpoint kept failing until the schedule ended. */
export const failHeld = (record: DeliveryRecord, now: number): DeliveryRecord => ({
  ...record,
  state: 'failed',
  attempts: withAttempt(record, { at: isoTime(now), status: null, milliseconds: 0, error: 'breaker_open', answer: null }),
  next_attempt_at: null,
});

/** True when a request has already restarted the delivery, or is older than all remembered ones. */
export const hasAsked = ({ asked = [], asked_by }: DeliveryRecord, requestId: string): boolean =>
  asked_by === requestId || asked.includes(requestId) || (asked.length >= keptRequests && requestId < (asked[0] ?? ''));

/** The delivery restarted, due immediately; earlier attempts stay on record. */
export const restartAttempts = (
  record: DeliveryRecord,
  { now, requestId, resultTtlMs }: { readonly now: number; readonly requestId: string; readonly resultTtlMs: number },
): DeliveryRecord => ({
  ...record,
  state: 'pending',
  tries: 0,
  next_attempt_at: isoTime(now),
  begun_at: isoTime(now),
  asked_by: requestId,
  asked: [...(record.asked ?? []), requestId].toSorted().slice(-keptRequests),
  expires_at: later(record.expires_at, expiryOf(now, resultTtlMs)),
});

/** The delivery claimed by a sender: due again when the claim counts as lost. */
export const claimDelivery = (record: DeliveryRecord, leaseEndsAt: string): DeliveryRecord => ({
  ...record,
  next_attempt_at: leaseEndsAt,
});

/** True while no one else has claimed or restarted the delivery. */
export const holdsClaim = (record: DeliveryRecord, leaseEndsAt: string): boolean =>
  record.state === 'pending' && record.next_attempt_at === leaseEndsAt;

/** True when a try is due. */
export const isDue = ({ state, next_attempt_at }: DeliveryRecord, now: number): boolean =>
  state === 'pending' && next_attempt_at !== null && Date.parse(next_attempt_at) <= now;

/** A delivery that its account no longer wants. */
export const skipDelivery = (record: DeliveryRecord): DeliveryRecord => ({ ...record, state: 'skipped', next_attempt_at: null });

/** The delivery with an attempt that does not count, because its sender had lost the claim. */
export const recordLostAttempt = (record: DeliveryRecord, { attempt }: Tried): DeliveryRecord => ({
  ...record,
  attempts: withAttempt(record, attempt),
});

/**
 * The delivery after an attempt: delivered, failed, or due again after the schedule's next delay with up to a fifth of jitter
 * (`random` in [0, 1)), and not before the receiver's `Retry-After`. A test is attempted once.
 */
export const recordAttempt = (
  record: DeliveryRecord,
  { attempt, retryAfterMs }: Tried,
  {
    now,
    url,
    schedule,
    random,
  }: { readonly now: number; readonly url: string; readonly schedule: Schedule; readonly random: number },
): DeliveryRecord => {
  const tries = record.tries + 1;
  const tried = { ...record, url, attempts: withAttempt(record, attempt), tries, next_attempt_at: null };
  if (attempt.error === null) return { ...tried, state: 'delivered' };
  const wait = record.event === 'test' ? undefined : schedule[tries];
  if (attempt.error === 'gone' || wait === undefined) return { ...tried, state: 'failed' };
  const next = now + Math.max(Math.round(wait * (minWaitFactor + (maxWaitFactor - minWaitFactor) * random)), retryAfterMs);
  return { ...tried, next_attempt_at: isoTime(next), expires_at: later(record.expires_at, isoTime(next + day)) };
};
