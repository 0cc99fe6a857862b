import type { Origin } from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';

/** Data of a call without a key expires soon even if the gateway that should delete it has died. */
const anonymousTtlMs = 10 * 60 * 1000;
/**
 * Results are kept this much longer than the operations that refer to them, so that they are renewed before an operation outlives
 * them.
 */
const resultShare = 1.1;

/** ISO time until which something is kept: `ttlMs` from now; minutes for a call without a key. */
export const expiryOf = ({ kept }: Pick<Origin, 'kept'>, now: number, ttlMs: number): string =>
  isoTime(now + (kept ? ttlMs : Math.min(ttlMs, anonymousTtlMs)));

/** ISO time until which a result is kept when operations live for `ttlMs`. */
export const resultExpiryOf = (origin: Pick<Origin, 'kept'>, now: number, ttlMs: number): string =>
  expiryOf(origin, now, ttlMs * resultShare);

/** True when a result outlives an operation of `ttlMs` that starts now; otherwise it is renewed before use. */
export const outlives = ({ expires_at }: { readonly expires_at: string }, now: number, ttlMs: number): boolean =>
  Date.parse(expires_at) >= now + ttlMs;
