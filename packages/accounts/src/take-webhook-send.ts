import { AppError, type Clock } from '@winnow/kernel';
import { type RateLimits, retryAfterSeconds } from '@winnow/ports';

type Deps = { readonly rateLimits: Pick<RateLimits, 'take'>; readonly now: Clock; readonly perMinute: number };

const minute = 60_000;

/**
 * Counts a requested test or redelivery: each makes this deployment call an address chosen by the account. Throws `RATE_LIMITED`
 * when the account has used up its limit for the minute.
 */
export const takeWebhookSend = async ({ rateLimits, now, perMinute }: Deps, accountId: string): Promise<void> => {
  const quota = { policy: 'webhook-minute', limit: perMinute, windowMs: minute };
  const usages = await rateLimits.take(`webhook:${accountId}`, [quota], now());
  if (usages.every(({ allowed }) => allowed)) return;
  throw new AppError('RATE_LIMITED', `At most ${perMinute} tests and redeliveries are allowed per minute.`, {
    retryAfterSeconds: retryAfterSeconds(usages),
  });
};
