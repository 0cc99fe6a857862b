import { AppError, type Clock } from '@winnow/kernel';
import { retryAfterSeconds, type Usage } from '@winnow/ports';
import { addressBucket } from '@winnow/web';
import type { RequestHandler } from 'express';
import { rateLimitHeaders } from '../http/rate-limit-headers.ts';

const windowMs = 60_000;
/** A hundred a second: no probe and no reader comes near it. */
const limit = 6_000;
const mostAddresses = 100_000;

/**
 * Limits what needs no key and computes nothing: health, documents, and what no operation takes. Counted in this process alone, so that
 * health can be asked while the store is away.
 */
export const limitOpen = (now: Clock): RequestHandler => {
  const counts = new Map<string, number>();
  let window = 0;
  return (request, response, next) => {
    const time = now();
    const current = Math.floor(time / windowMs);
    if (current !== window || counts.size >= mostAddresses) counts.clear();
    window = current;
    const address = addressBucket(request.ip);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    const resetMs = (current + 1) * windowMs - time;
    const remaining = Math.max(0, limit - count);
    const usage: Usage = { policy: 'open-minute', limit, windowMs, allowed: count <= limit, remaining, resetMs };
    response.set(rateLimitHeaders([usage]));
    if (!usage.allowed)
      throw new AppError('RATE_LIMITED', 'Too many requests.', { retryAfterSeconds: retryAfterSeconds([usage]) });
    next();
  };
};
