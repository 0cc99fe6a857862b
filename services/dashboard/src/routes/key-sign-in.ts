import type { Accounts } from '@winnow/accounts';
import { AppError, type Clock } from '@winnow/kernel';
import { type RateLimits, retryAfterSeconds } from '@winnow/ports';
import { addressBucket } from '@winnow/web';
import type { RequestHandler } from 'express';
import { keySignInPage } from '../pages/sign-in-page.ts';
import { noticeOf } from '../pages/words.ts';
import { isUsableKey } from '../sessions/is-usable-key.ts';
import { fieldOf } from './form-body.ts';
import { guestOf, type SignInDeps, signIn } from './sign-in.ts';

type Deps = SignInDeps & {
  readonly accounts: Pick<Accounts, 'findKey'>;
  readonly rateLimits: Pick<RateLimits, 'take'>;
  readonly now: Clock;
};

/** Invalid keys per minute and address: enough for typing errors. */
const refusedQuota = { policy: 'dashboard-refused-minute', limit: 10, windowMs: 60_000 };

const refused = 'This key is not accepted: it is unknown, revoked or expired, or does not work from your address.';

/** Sign-in with an API key, when no identity provider is set up. */
export const keySignInRoutes = (deps: Deps) => {
  const { accounts, rateLimits, now } = deps;

  const spend = async (address: string | undefined): Promise<void> => {
    const usages = await rateLimits.take(`dashboard:${addressBucket(address)}`, [refusedQuota], now());
    if (usages.every(({ allowed }) => allowed)) return;
    const seconds = retryAfterSeconds(usages);
    throw new AppError('RATE_LIMITED', `Too many keys were refused. Wait ${seconds} seconds.`, { retryAfterSeconds: seconds });
  };

  const show: RequestHandler = (request, response) => {
    const { csrf } = guestOf(deps, response);
    response.send(keySignInPage({ csrf, fault: undefined, notice: noticeOf(request.query.done) }));
  };

  const enter: RequestHandler = async (request, response) => {
    const record = await accounts.findKey(fieldOf(request.body, 'key'));
    if (isUsableKey(record, request.ip, now())) {
      signIn(deps, response, { by: 'key', accountId: record.account_id, actor: record.key_id });
      return;
    }
    await spend(request.ip);
    const { csrf } = guestOf(deps, response);
    response.status(403).send(keySignInPage({ csrf, fault: refused, notice: undefined }));
  };

  return { show, enter };
};
