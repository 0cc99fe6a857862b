import { anonymousAccount, type HttpOperation } from '@winnow/contracts';
import { AppError, isAppError } from '@winnow/kernel';
import { type Quota, type RateLimits, retryAfterSeconds } from '@winnow/ports';
import type { Backends } from '@winnow/runtime';
import { addressBucket } from '@winnow/web';
import type { RequestHandler, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import { rateLimitHeaders } from '../http/rate-limit-headers.ts';
import { type Caller, callOf } from './call.ts';
import { type FindKey, findCaller } from './find-caller.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type KeyAccess = Exclude<HttpOperation['access'], { readonly key: 'none' }>;

type Deps = Pick<Backends, 'now'> & {
  readonly rateLimits: RateLimits;
  readonly findKey: FindKey;
  readonly config: Pick<GatewayConfig, 'anonymousPerMinute' | 'anonymousPerDay' | 'keyPerMinute' | 'refusedPerMinute'>;
};

const quotasOf = (caller: Caller, config: Deps['config']): readonly Quota[] =>
  caller.kept
    ? [
        {
          policy: 'key-minute',
          limit: Math.min(config.keyPerMinute, caller.held.limit_per_minute ?? Number.POSITIVE_INFINITY),
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

/** Admits a request before its body is read: checks the key, then uses the rate limit of its caller. */
export const admit =
  (deps: Deps, access: KeyAccess): RequestHandler =>
  async (request, response, next) => {
    const address = (): string => addressBucket(request.ip);
    const call = callOf(response);
    try {
      call.caller = await findCaller(deps.findKey, deps.now, {
        key: request.get('x-api-key'),
        access,
        ip: request.ip,
        address,
        anonymousAccountId: anonymousAccount(call.operationId),
      });
    } catch (error) {
      const quota: Quota = { policy: 'refused-minute', limit: deps.config.refusedPerMinute, windowMs: minute };
      if (isAppError(error, 'AUTH_ERROR')) await spend(deps, `refused:${address()}`, [quota], response);
      throw error;
    }
    await spend(deps, call.caller.budget, quotasOf(call.caller, deps.config), response);
    next();
  };
