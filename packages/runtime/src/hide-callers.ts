import { createHmac } from 'node:crypto';
import type { RateLimits } from '@winnow/ports';

/** A hash takes longer than a limit that is decided in memory. */
const maxRemembered = 10_000;

/** Counts under keyed hashes: callers and addresses are not stored, and only someone with the secret can look up an address. */
export const hideCallers = (rateLimits: RateLimits, secretKey: () => Promise<string>): RateLimits => {
  let key: Promise<string> | undefined;
  const hashes = new Map<string, string>();
  return {
    ...rateLimits,
    take: async (caller, quotas, now) => {
      key ??= secretKey().catch((error: unknown) => {
        // The next one asks again.
        key = undefined;
        throw error;
      });
      const hash =
        hashes.get(caller) ??
        createHmac('sha256', await key)
          .update(`winnow rate limit ${caller}`)
          .digest('base64url');
      if (hashes.size >= maxRemembered) hashes.clear();
      hashes.set(caller, hash);
      return rateLimits.take(hash, quotas, now);
    },
  };
};
