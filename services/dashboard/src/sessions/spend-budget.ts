import { AppError, type Clock } from '@winnow/kernel';
import type { RateLimits } from '@winnow/ports';
import type { RequestHandler } from 'express';
import { callOf } from '../routes/call.ts';

type Deps = { readonly rateLimits: Pick<RateLimits, 'take'>; readonly now: Clock };

const minuteMs = 60_000;

/** Counts requests of whoever signed in with a key that has a limit of its own against the budget that the key has at the gateway. Throws `RATE_LIMITED`. */
export const spendBudget =
  ({ rateLimits, now }: Deps): RequestHandler =>
  async (_request, response, next) => {
    const { visitor } = callOf(response);
    const limit = visitor?.by === 'key' ? visitor.held.limit_per_minute : null;
    if (visitor !== undefined && limit !== null) {
      const quota = { policy: 'key-minute', limit, windowMs: minuteMs };
      const [usage] = await rateLimits.take(`key:${visitor.actor}`, [quota], now());
      if (usage !== undefined && !usage.allowed) {
        const retryAfterSeconds = Math.max(1, Math.ceil(usage.resetMs / 1000));
        throw new AppError('RATE_LIMITED', `Your key has reached its limit. Wait ${retryAfterSeconds} seconds.`, {
          retryAfterSeconds,
        });
      }
    }
    next();
  };
