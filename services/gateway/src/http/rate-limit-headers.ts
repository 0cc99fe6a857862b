import type { Usage } from '@winnow/ports';

const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

/** `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11) for every policy, `X-RateLimit-*` for the tightest one. */
export const rateLimitHeaders = (usages: readonly Usage[]): Map<string, string> => {
  const [tightest] = usages.toSorted((a, b) => a.remaining - b.remaining || b.resetMs - a.resetMs);
  if (tightest === undefined) return new Map();
  return new Map([
    ['RateLimit', usages.map(({ policy, remaining, resetMs }) => `"${policy}";r=${remaining};t=${seconds(resetMs)}`).join(', ')],
    ['RateLimit-Policy', usages.map(({ policy, limit, windowMs }) => `"${policy}";q=${limit};w=${seconds(windowMs)}`).join(', ')],
    ['X-RateLimit-Limit', `${tightest.limit}`],
    ['X-RateLimit-Remaining', `${tightest.remaining}`],
    ['X-RateLimit-Reset', `${seconds(tightest.resetMs)}`],
  ]);
};
