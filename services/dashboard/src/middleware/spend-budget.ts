import { AppError, type Clock } from '@winnow/kernel';
import { type RateLimits, retryAfterSeconds } from '@winnow/ports';
import type { RequestHandler } from 'express';
import { visitorOf } from '../routes/call.ts';

type Deps = { readonly rateLimits: Pick<RateLimits, 'take'>; readonly now: Clock };

const minuteMs = 60_000;

/**
 * Only after `requireVisitor`. Counts requests of a person signed in with a rate-limited key against the budget of the key at the
 * gateway. Throws `RATE_LIMITED`.
 */
export const spendBudget =
  ({ rateLimits, now }: Deps): RequestHandler =>
  async (_request, response, next) => {
    const { by, actor, held } = visitorOf(response);
    const quotas =
      by === 'key' && held.limit_per_minute !== null
        ? [{ policy: 'key-minute', limit: held.limit_per_minute, windowMs: minuteMs }]
        : [];
    const usages = quotas.length === 0 ? [] : await rateLimits.take(`key:${actor}`, quotas, now());
    if (usages.every(({ allowed }) => allowed)) {
      next();
      return;
    }
    const seconds = retryAfterSeconds(usages);
    throw new AppError('RATE_LIMITED', `Your key has reached its limit. Wait ${seconds} seconds.`, {
      retryAfterSeconds: seconds,
    });
  };
