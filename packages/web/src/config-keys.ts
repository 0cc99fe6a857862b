import { acceptedRanges, isIpRange, readRanges } from '@winnow/accounts';
import type { ConfigKey } from '@winnow/runtime';

/** The origin that a text names, if it names nothing else. */
export const originOf = (text: string): string | undefined => {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  // Only an address without a user, path or query equals its origin with a trailing slash.
  return url.href === `${url.origin}/` ? url.origin : undefined;
};

/** Where people open the dashboard; the front page of the gateway links to it. */
export const publicUrlConfig: ConfigKey<string> = {
  key: 'WINNOW_PUBLIC_URL',
  fallback: '',
  accepts: 'https://host or http://host:port, without a path',
  meaning: 'public URL of the dashboard; defaults to the address it listens on',
  read: originOf,
};

/** Proxies in front of a server. */
export const trustedProxiesConfig: ConfigKey<readonly string[]> = {
  key: 'WINNOW_TRUSTED_PROXIES',
  fallback: '',
  accepts: acceptedRanges,
  // Trusting everyone would let each caller choose the address that rate limits apply to.
  read: readRanges((item) => isIpRange(item) && item.includes('/') && !item.endsWith('/0')),
  meaning: 'address ranges of proxies whose `X-Forwarded-For` is trusted',
};
