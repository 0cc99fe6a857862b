import { openPass, type SecretBox } from '@winnow/accounts';
import { anonymousAccount, type HttpOperationId } from '@winnow/contracts';
import { AppError, isAppError } from '@winnow/kernel';
import { type Quota, type RateLimits, retryAfterSeconds } from '@winnow/ports';
import type { Backends } from '@winnow/runtime';
import { addressBucket } from '@winnow/web';
import type { Request, RequestHandler, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import { rateLimitHeaders } from '../http/rate-limit-headers.ts';
import type { UsageCounter } from '../operations/count-usage.ts';
import { type Caller, callOf } from './call.ts';
import { callerOfPass, type FindKey, findCaller, type KeyAccess } from './find-caller.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type Deps = Pick<Backends, 'now'> & {
  readonly rateLimits: RateLimits;
  readonly findKey: FindKey;
  readonly box: SecretBox;
  readonly counter: Pick<UsageCounter, 'count'>;
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
  response.setHeaders(rateLimitHeaders(usages));
  if (usages.every(({ allowed }) => allowed)) return;
  throw new AppError('RATE_LIMITED', 'Too many requests.', { retryAfterSeconds: retryAfterSeconds(usages) });
};

type Guarded = { readonly id: HttpOperationId; readonly access: KeyAccess };

/** Looks the caller of a request up; each call of the result does so again. A pass is opened once: it is not valid for long. */
const callerFinder = ({ findKey, box, now }: Deps, operation: Guarded, request: Request, operationId: string) => {
  const pass = openPass(box, now, request.get('authorization') ?? '');
  if (pass !== undefined) return (): Promise<Caller> => callerOfPass(pass, operation.id);
  const asked = {
    key: request.get('x-api-key'),
    operation: operation.id,
    access: operation.access,
    ip: request.ip,
    address: () => addressBucket(request.ip),
    anonymousAccountId: anonymousAccount(operationId),
  };
  return (): Promise<Caller> => findCaller(findKey, now, asked);
};

/** Counts the request of a key or member once its response closes. */
const countUse = ({ counter }: Deps, { accountId, keyId, kept }: Caller, { id }: Guarded, response: Response): void => {
  if (!kept) return;
  response.once('close', () => {
    const isFailed = response.statusCode >= 400 || !response.writableFinished;
    counter.count({ accountId, keyId, operation: id, requests: 1, failed: isFailed ? 1 : 0 });
  });
};

/** Admits a request before its body is read: checks the key, or the pass of the dashboard, then uses the rate limit of its caller. */
export const admit =
  (deps: Deps, operation: Guarded): RequestHandler =>
  async (request, response, next) => {
    const call = callOf(response);
    const find = callerFinder(deps, operation, request, call.operationId);
    try {
      call.caller = await find();
      call.findAgain = find;
    } catch (error) {
      const quota: Quota = { policy: 'refused-minute', limit: deps.config.refusedPerMinute, windowMs: minute };
      if (isAppError(error, 'AUTH_ERROR')) await spend(deps, `refused:${addressBucket(request.ip)}`, [quota], response);
      throw error;
    }
    countUse(deps, call.caller, operation, response);
    await spend(deps, call.caller.budget, quotasOf(call.caller, deps.config), response);
    next();
  };
