import { AppError, type Clock } from '@winnow/kernel';
import { retryAfterSeconds, type Usage } from '@winnow/ports';
import { addressBucket } from '@winnow/web';
import type { RequestHandler } from 'express';
import { rateLimitHeaders } from '../http/rate-limit-headers.ts';

const windowMs = 60_000;
/** A hundred per second: no probe and no reader comes close. */
const limit = 6_000;
const maxAddresses = 100_000;

/**
 * Limits requests that need no key and compute nothing: health, documents, and unknown paths. Counted in this process only, so
 * that health checks work while the store is unavailable.
 */
export const limitOpen = (now: Clock): RequestHandler => {
  const counts = new Map<string, number>();
  let window = 0;
  return (request, response, next) => {
    const time = now();
    const current = Math.floor(time / windowMs);
    if (current !== window || counts.size >= maxAddresses) counts.clear();
    window = current;
    const address = addressBucket(request.ip);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    const resetMs = (current + 1) * windowMs - time;
    const remaining = Math.max(0, limit - count);
    const usage: Usage = { policy: 'open-minute', limit, windowMs, allowed: count <= limit, remaining, resetMs };
    response.setHeaders(rateLimitHeaders([usage]));
    if (!usage.allowed)
      throw new AppError('RATE_LIMITED', 'Too many requests.', { retryAfterSeconds: retryAfterSeconds([usage]) });
    next();
  };
};
