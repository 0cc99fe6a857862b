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

/** Who may read metrics on a public port. */
export const metricsAllowConfig: ConfigKey<readonly string[]> = {
  key: 'WINNOW_METRICS_ALLOW',
  fallback: '127.0.0.0/8,::1/128',
  accepts: acceptedRanges,
  read: readRanges(isIpRange),
  meaning:
    'addresses that may read `/metrics` on the HTTP API port; `WINNOW_HEALTH_PORT` serves it to anyone who can reach that port',
};
