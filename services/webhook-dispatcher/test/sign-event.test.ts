import { createHmac, timingSafeEqual } from 'node:crypto';
import { type BatchCompletedEvent, batchCompletedEvent, engineVersion } from '@winnow/contracts';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { signEvent } from '../src/delivery/sign-event.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const payload = {
  resumes_scored: 2,
  failed: 1,
  success: 2,
  total_candidates: 3,
  status: 'partial',
  job_id: 'job_1',
  batch_id: 'batch_1',
  event: 'batch.completed',
} as const;
const delivery = { id: 'whd_1', payload };
const now = Date.parse('2026-11-01T00:00:01.500Z');

/** The recipe of the specification for receivers. */
const verifies = (body: Buffer, header: string | undefined, key: string): boolean => {
  const expected = Buffer.from(`sha256=${createHmac('sha256', key).update(body).digest('hex')}`);
  const given = Buffer.from(header ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
};

describe('an event', () => {
  it('has the nine fields of the specification, in its order, and the time of the try', () => {
    const text = signEvent(delivery, secret, now).body.toString();
    expect(text).toBe(
      '{"event":"batch.completed","batch_id":"batch_1","job_id":"job_1","status":"partial","total_candidates":3,' +
        '"success":2,"failed":1,"resumes_scored":2,"timestamp":"2026-11-01T00:00:01.500Z"}',
    );
    const event: BatchCompletedEvent = batchCompletedEvent.parse(JSON.parse(text));
    expect(event).toMatchObject(payload);
  });

  it('says what it is and who sends it', () => {
    const { body, headers } = signEvent(delivery, secret, now);
    expect(headers).toMatchObject({
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
      'User-Agent': `Winnow/${engineVersion}`,
      'webhook-id': 'whd_1',
      'webhook-timestamp': '1793491201',
    });
  });
});

describe('the signature of the specification', () => {
  it('verifies over the raw body with the secret as it stands', () => {
    const { body, headers } = signEvent(delivery, secret, now);
    expect(headers['X-SVC-Signature']).toMatch(/^sha256=[0-9a-f]{64}$/);
    expect(verifies(body, headers['X-SVC-Signature'], secret)).toBe(true);
  });

  it('does not verify with another secret, or over a body in which any bit was changed', () => {
    const { body, headers } = signEvent(delivery, secret, now);
    const header = headers['X-SVC-Signature'];
    expect(verifies(body, header, `${secret}A`)).toBe(false);
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), (index, change) => {
        const changed = Buffer.from(body);
        changed[index] = (changed[index] ?? 0) ^ change;
        expect(verifies(changed, header, secret)).toBe(false);
      }),
    );
  });
});

describe('the signature of Standard Webhooks', () => {
  it('verifies with the library of that standard, within its time', () => {
    const { body, headers } = signEvent(delivery, secret, Date.now());
    expect(new Webhook(secret).verify(body, { ...headers })).toMatchObject(payload);
  });

  it('does not verify for another id or another secret', () => {
    const { body, headers } = signEvent(delivery, secret, Date.now());
    expect(() => new Webhook(secret).verify(body, { ...headers, 'webhook-id': 'whd_2' })).toThrow();
    const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    expect(() => new Webhook(other).verify(body, { ...headers })).toThrow();
  });
});
