import { AppError } from '@winnow/kernel';
import { retryAfterSeconds } from '@winnow/ports';
import { errorBodyOf } from '@winnow/web';
import { describe, expect, it } from 'vitest';
import { parsePrefer } from '../src/http/prefer.ts';
import { rateLimitHeaders } from '../src/http/rate-limit-headers.ts';

describe('Prefer', () => {
  it.each([
    [undefined, { respondAsync: false, waitMs: 0 }],
    ['respond-async', { respondAsync: true, waitMs: 0 }],
    ['Respond-Async, wait=10', { respondAsync: true, waitMs: 10_000 }],
    ['wait=9999, respond-async', { respondAsync: true, waitMs: 25_000 }],
    ['return=minimal, respond-async', { respondAsync: true, waitMs: 0 }],
    ['respond-asynchronously, wait=-1', { respondAsync: false, waitMs: 0 }],
  ])('%s', (header, preference) => {
    expect(parsePrefer(header)).toEqual(preference);
  });
});

describe('limit headers', () => {
  const minute = { policy: 'minute', limit: 5, windowMs: 60_000, allowed: true, remaining: 3, resetMs: 12_300 };
  const day = { policy: 'day', limit: 30, windowMs: 86_400_000, allowed: false, remaining: 0, resetMs: 3_600_000 };

  it('state every policy, and the tightest one in the older form', () => {
    expect(Object.fromEntries(rateLimitHeaders([minute, day]))).toEqual({
      RateLimit: '"minute";r=3;t=13, "day";r=0;t=3600',
      'RateLimit-Policy': '"minute";q=5;w=60, "day";q=30;w=86400',
      'X-RateLimit-Limit': '30',
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': '3600',
    });
  });

  it('have the caller wait for the policy that refused', () => {
    expect(retryAfterSeconds([minute, day])).toBe(3_600);
  });
});

describe('an error body', () => {
  it('is the published one for a refused key, as 401 or 403', () => {
    const body = errorBodyOf(new AppError('AUTH_ERROR', 'Invalid API Key'), 'req_1');
    expect(body).toEqual({
      type: '/errors/auth_error',
      title: 'Invalid API Key',
      status: 401,
      detail: {
        error: 'AUTH_ERROR',
        message: 'Invalid API Key',
        suggestion: expect.stringContaining('x-api-key'),
        request_id: 'req_1',
        fields: [],
      },
    });
    expect(errorBodyOf(new AppError('AUTH_ERROR', 'Invalid API Key', { forbidden: true }), 'req_1').status).toBe(403);
  });

  it('has advice that fits the reason', () => {
    const { detail } = errorBodyOf(new AppError('UNREADABLE_FILE', 'Encrypted.', { reason: 'encrypted' }), 'req_1');
    expect([detail.reason, detail.suggestion]).toEqual(['encrypted', expect.stringContaining('password')]);
  });
});
