import type { DeliveryAttempt, DeliveryRecord } from '@winnow/contracts';
import { deliveryRecord } from '@winnow/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginDelivery,
  holdDelivery,
  holdsClaim,
  isDue,
  recordAttempt,
  recordLostAttempt,
  restartAttempts,
} from '../src/delivery/delivery-states.ts';
import { retryAfterMs } from '../src/delivery/retry-after.ts';

const now = Date.parse('2026-11-01T00:00:00.000Z');
const day = 86_400_000;
const resultTtlMs = 30 * day;
const schedule = [0, 5_000, 30_000, 120_000];
const url = 'https://example.com/webhook';

const begun = beginDelivery(
  {
    id: 'whd_1',
    account_id: 'acc_1',
    batch_id: 'batch_1',
    event: 'batch.completed',
    asked_by: null,
    enabled: true,
    payload: {
      event: 'batch.completed',
      batch_id: 'batch_1',
      job_id: 'job_1',
      status: 'completed',
      total_candidates: 1,
      success: 1,
      failed: 0,
      resumes_scored: 1,
    },
  },
  { now, waitMs: 0, resultTtlMs },
);

const attempt = (error: DeliveryAttempt['error'], status: number | null = 500): DeliveryAttempt => ({
  at: '2026-11-01T00:00:00.000Z',
  status,
  milliseconds: 5,
  error,
  answer: null,
});

const tryOnce = (record: DeliveryRecord, error: DeliveryAttempt['error'], random = 0.5, retryAfter = 0): DeliveryRecord =>
  recordAttempt(record, { attempt: attempt(error), retryAfterMs: retryAfter }, { now, url, schedule, random });

const waited = ({ next_attempt_at }: DeliveryRecord): number => Date.parse(next_attempt_at ?? '') - now;

describe('a delivery', () => {
  it('is due at once, of the form that is stored, and outlives the event on the bus', () => {
    expect(isDue(deliveryRecord.parse(begun), now)).toBe(true);
    const brief = beginDelivery({ ...begun, enabled: false }, { now, waitMs: 0, resultTtlMs: 1 });
    expect(brief).toMatchObject({ state: 'skipped', next_attempt_at: null, expires_at: '2026-11-15T00:00:00.000Z' });
    expect(isDue(brief, now)).toBe(false);
  });

  it('is kept for longer than a breaker holds it', () => {
    const until = '2027-01-01T00:00:00.000Z';
    expect(holdDelivery(begun, until)).toMatchObject({ next_attempt_at: until, expires_at: '2027-01-02T00:00:00.000Z' });
    const soon = '2026-11-01T00:00:30.000Z';
    expect(holdDelivery(begun, soon).expires_at).toBe(begun.expires_at);
  });

  it('is delivered by the first success', () => {
    expect(tryOnce(tryOnce(begun, 'timeout'), null)).toMatchObject({ state: 'delivered', tries: 2, next_attempt_at: null, url });
  });

  it('waits as the schedule says after each failure, and is given up after the last', () => {
    const after = [1, 2, 3, 4].map((tries) =>
      Array.from({ length: tries }).reduce<DeliveryRecord>((each) => tryOnce(each, 'status'), begun),
    );
    expect(after.slice(0, 3).map(waited)).toEqual([5_000, 30_000, 120_000]);
    expect(after.map(({ state }) => state)).toEqual(['pending', 'pending', 'pending', 'failed']);
    expect(after[3]).toMatchObject({ next_attempt_at: null, tries: 4 });
    expect(after[3]?.attempts).toHaveLength(4);
  });

  it('waits up to a fifth less or more', () => {
    expect([0, 0.999_999].map((random) => waited(tryOnce(begun, 'status', random)))).toEqual([4_000, 6_000]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        expect(Math.abs(waited(tryOnce(begun, 'redirect', random)) - 5_000)).toBeLessThanOrEqual(1_000);
      }),
    );
  });

  it('waits for as long as the receiver asks, but not less than the schedule', () => {
    expect(waited(tryOnce(begun, 'status', 0.5, 60_000))).toBe(60_000);
    expect(waited(tryOnce(begun, 'status', 0.5, 1_000))).toBe(5_000);
  });

  it('does not expire before its next try', () => {
    const record = { ...begun, expires_at: '2026-11-01T00:00:01.000Z' };
    expect(tryOnce(record, 'status', 0.5, day).expires_at).toBe('2026-11-03T00:00:00.000Z');
  });

  it('is given up at once when the receiver says that it is gone', () => {
    expect(tryOnce(begun, 'gone', 0.5, 60_000)).toMatchObject({ state: 'failed', next_attempt_at: null, tries: 1 });
  });

  it('is tried once when it is a test', () => {
    expect(tryOnce({ ...begun, event: 'test', batch_id: null }, 'status')).toMatchObject({ state: 'failed', tries: 1 });
  });

  it('begins anew with a whole schedule and what was tried before on record', () => {
    const failed = tryOnce(begun, 'gone');
    const again = restartAttempts(failed, { now: now + day, requestId: 'req_1', resultTtlMs });
    expect(again).toMatchObject({
      state: 'pending',
      tries: 0,
      asked_by: 'req_1',
      next_attempt_at: '2026-11-02T00:00:00.000Z',
      expires_at: '2026-12-02T00:00:00.000Z',
    });
    expect(again.attempts).toEqual(failed.attempts);
  });

  it('remembers the last 50 tries', () => {
    const tried = Array.from({ length: 60 }, (_, index) => index).reduce<DeliveryRecord>(
      (record, index) => recordLostAttempt(record, { attempt: { ...attempt('status'), milliseconds: index }, retryAfterMs: 0 }),
      begun,
    );
    expect([tried.attempts.length, tried.attempts[0]?.milliseconds, tried.attempts[49]?.milliseconds]).toEqual([50, 10, 59]);
    expect([tried.state, tried.tries, tried.next_attempt_at]).toEqual([begun.state, begun.tries, begun.next_attempt_at]);
  });

  it('is held by the lease that was written last, and only while it is pending', () => {
    const lease = '2026-11-01T00:00:30.000Z';
    const held = { ...begun, next_attempt_at: lease };
    expect(holdsClaim(held, lease)).toBe(true);
    expect(holdsClaim(begun, lease)).toBe(false);
    expect(holdsClaim({ ...held, state: 'delivered' }, lease)).toBe(false);
  });
});

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['999999999999999999999', day],
    ['Sun, 01 Nov 2026 00:01:00 GMT', 60_000],
    ['Fri, 01 Jan 2100 00:00:00 GMT', day],
    ['Sat, 01 Nov 2025 00:00:00 GMT', 0],
    ['soon', 0],
    ['', 0],
    [undefined, 0],
  ])('%s asks for %i ms', (text, expected) => {
    expect(retryAfterMs(text, now)).toBe(expected);
  });

  it('never asks for less than nothing or more than a day', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const wait = retryAfterMs(text, now);
        expect(wait >= 0 && wait <= day).toBe(true);
      }),
    );
  });
});
