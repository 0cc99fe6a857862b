import type { HttpOperation } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { Quota, RateLimits } from '@winnow/ports';
import type { Backends } from '@winnow/runtime';
import type { RequestHandler, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import { addressBucket } from '../http/address-bucket.ts';
import { rateLimitHeaders, retryAfterSeconds } from '../http/rate-limit-headers.ts';
import { type Caller, callOf } from './call.ts';
import { type FindKey, findCaller } from './find-caller.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Refused keys a minute and address: enough for a mistake in a script, useless for guessing. */
const refusedPerMinute = 60;

type Deps = Pick<Backends, 'now'> & {
  readonly rateLimits: RateLimits;
  readonly findKey: FindKey;
  readonly config: Pick<GatewayConfig, 'anonymousPerMinute' | 'anonymousPerDay' | 'keyPerMinute'>;
};

const quotasOf = (caller: Caller, config: Deps['config']): readonly Quota[] =>
  caller.kept
    ? [
        {
          policy: 'key-minute',
          limit: Math.min(config.keyPerMinute, caller.limitPerMinute ?? Number.POSITIVE_INFINITY),
          windowMs: minute,
        },
      ]
    : [
        { policy: 'anonymous-minute', limit: config.anonymousPerMinute, windowMs: minute },
        { policy: 'anonymous-day', limit: config.anonymousPerDay, windowMs: day },
      ];

const spend = async ({ rateLimits, now }: Deps, budget: string, quotas: readonly Quota[], response: Response): Promise<void> => {
  const usages = await rateLimits.take(budget, quotas, now());
  response.set(rateLimitHeaders(usages));
  if (usages.every(({ allowed }) => allowed)) return;
  throw new AppError('RATE_LIMITED', 'Too many requests.', { retryAfterSeconds: retryAfterSeconds(usages) });
};

/** Lets a request in before its body is read: the key is checked, then the budget of its caller is used. */
export const admit =
  (deps: Deps, operation: HttpOperation): RequestHandler =>
  async (request, response, next) => {
    const { access } = operation;
    if (access.key !== 'none') {
      const address = addressBucket(request.ip);
      const call = callOf(response);
      const header = request.get('x-api-key');
      try {
        const caller = await findCaller(deps.findKey, deps.now, {
          key: header,
          access,
          address,
          anonymousAccountId: `anon_${call.operationId}`,
        });
        call.caller = caller;
      } catch (error) {
        if (error instanceof AppError && error.code === 'AUTH_ERROR')
          await spend(
            deps,
            `refused:${address}`,
            [{ policy: 'refused-minute', limit: refusedPerMinute, windowMs: minute }],
            response,
          );
        throw error;
      }
      await spend(deps, call.caller.budget, quotasOf(call.caller, deps.config), response);
    }
    next();
  };
