import type { DeliveryAttempt, DeliveryRecord } from '@winnow/contracts';
import { isoTime, timeOf } from '@winnow/kernel';
import type { Tried } from './send-delivery.ts';

const day = 24 * 60 * 60 * 1000;
/** Twice as long as the bus keeps an event: one that comes again finds the delivery that it made. One that is older made it, or never will. */
export const minKeptMs = 14 * day;
const keptAttempts = 50;
const keptRequests = 50;
/** Jitter: between these shares of a wait. */
const shortestWait = 0.8;
const longestWait = 1.2;

/** Waits in milliseconds before each try. */
export type Schedule = readonly number[];

type Begun = Pick<DeliveryRecord, 'id' | 'account_id' | 'batch_id' | 'event' | 'payload' | 'asked_by'> & {
  /** Whether the account wants it; otherwise it is kept as skipped. */
  readonly enabled: boolean;
};

const later = (left: string, right: string): string => (left > right ? left : right);

const expiryOf = (now: number, resultTtlMs: number): string => isoTime(now + Math.max(resultTtlMs, minKeptMs));

const withAttempt = (record: DeliveryRecord, attempt: DeliveryAttempt): readonly DeliveryAttempt[] =>
  [...record.attempts, attempt].slice(-keptAttempts);

/** A delivery before its first try, which is due after a wait. */
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

/** The delivery while the breaker of its endpoint is not closed: its tries are not used up meanwhile. */
export const holdDelivery = (record: DeliveryRecord, until: string): DeliveryRecord => ({
  ...record,
  next_attempt_at: until,
  held_until: until,
  expires_at: later(record.expires_at, isoTime(timeOf(until) + day)),
});

/** The delivery due at once, if a breaker and nothing else holds it. */
export const releaseDelivery = (record: DeliveryRecord, now: number): DeliveryRecord | undefined =>
  record.state === 'pending' && record.next_attempt_at !== null && record.held_until === record.next_attempt_at
    ? { ...record, next_attempt_at: isoTime(now) }
    : undefined;

/** True once the schedule would have ended, however late its tries were. */
export const isOutOfTime = ({ created_at, begun_at = created_at }: DeliveryRecord, now: number, schedule: Schedule): boolean =>
  now > Date.parse(begun_at) + longestWait * schedule.reduce((sum, wait) => sum + wait, 0);

/** A delivery that is given up because its endpoint failed as long as it could be tried. */
export const giveUpHeld = (record: DeliveryRecord, now: number): DeliveryRecord => ({
  ...record,
  state: 'failed',
  attempts: withAttempt(record, { at: isoTime(now), status: null, milliseconds: 0, error: 'breaker_open', answer: null }),
  next_attempt_at: null,
});

/** True when a request has begun the delivery anew before, or came before all that are remembered. */
export const hasAsked = ({ asked = [], asked_by }: DeliveryRecord, requestId: string): boolean =>
  asked_by === requestId || asked.includes(requestId) || (asked.length >= keptRequests && requestId < (asked[0] ?? ''));

/** The delivery as it begins anew, due at once; what was tried before stays on record. */
export const restartTries = (
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

/** The delivery in the hands of a sender: due again when that is taken for lost. */
export const claimDelivery = (record: DeliveryRecord, leaseEndsAt: string): DeliveryRecord => ({
  ...record,
  next_attempt_at: leaseEndsAt,
});

/** True while nobody else has claimed the delivery or begun it anew. */
export const holdsClaim = (record: DeliveryRecord, leaseEndsAt: string): boolean =>
  record.state === 'pending' && record.next_attempt_at === leaseEndsAt;

/** True when a try is due. */
export const isDue = ({ state, next_attempt_at }: DeliveryRecord, now: number): boolean =>
  state === 'pending' && next_attempt_at !== null && Date.parse(next_attempt_at) <= now;

/** A delivery that its account does not want any more. */
export const skipDelivery = (record: DeliveryRecord): DeliveryRecord => ({ ...record, state: 'skipped', next_attempt_at: null });

/** The delivery with a try that counts for nothing, because its sender had lost it. */
export const recordLostTry = (record: DeliveryRecord, { attempt }: Tried): DeliveryRecord => ({
  ...record,
  attempts: withAttempt(record, attempt),
});

/**
 * The delivery after a try: delivered, given up, or due again after the schedule's next wait with up to a fifth of jitter (`random` in [0, 1)),
 * and not before the receiver wants it. A test is tried once.
 */
export const recordTry = (
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
  const next = now + Math.max(Math.round(wait * (shortestWait + (longestWait - shortestWait) * random)), retryAfterMs);
  return { ...tried, next_attempt_at: isoTime(next), expires_at: later(record.expires_at, isoTime(next + day)) };
};
