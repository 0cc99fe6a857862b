import { acceptedRanges, isIpRange, readRanges } from '@winnow/accounts';
import type { ConfigKey } from '@winnow/runtime';

/** Proxies in front of a server. */
export const trustedProxiesConfig: ConfigKey<readonly string[]> = {
  key: 'WINNOW_TRUSTED_PROXIES',
  fallback: '',
  accepts: acceptedRanges,
  // Trusting everyone would let each caller choose the address that rate limits apply to.
  read: readRanges((item) => isIpRange(item) && item.includes('/') && !item.endsWith('/0')),
  meaning: 'address ranges of proxies whose `X-Forwarded-For` is trusted',
};
