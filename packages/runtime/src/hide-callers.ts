import { createHmac } from 'node:crypto';
import type { RateLimits } from '@winnow/ports';

/** Counts under keyed hashes: callers and addresses are not stored, and only someone with the secret can look up an address. */
export const hideCallers = (rateLimits: RateLimits, secretKey: () => Promise<string>): RateLimits => {
  let key: Promise<string> | undefined;
  return {
    ...rateLimits,
    take: async (caller, quotas, now) => {
      key ??= secretKey().catch((error: unknown) => {
        // The next one asks again.
        key = undefined;
        throw error;
      });
      return rateLimits.take(
        createHmac('sha256', await key)
          .update(`winnow rate limit ${caller}`)
          .digest('base64url'),
        quotas,
        now,
      );
    },
  };
};
