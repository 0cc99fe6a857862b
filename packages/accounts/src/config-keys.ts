import { isBootstrapKey } from './accounts.ts';
import { operatorLoopback } from './address-rules.ts';
import { isIpRange } from './ip-range.ts';

/** A configuration key, in the shape in which services declare theirs; shared because several services use the same keys. */
type SharedKey<T> = {
  readonly key: string;
  readonly fallback: string | null;
  readonly accepts: string;
  readonly meaning: string;
  readonly secret?: boolean;
  readonly read: (text: string) => T | undefined;
};

const ranges =
  (valid: (item: string) => boolean) =>
  (text: string): readonly string[] | undefined => {
    const items = text.split(',').flatMap((item) => item.trim() || []);
    return items.every(valid) ? items : undefined;
  };

const accepts = 'CIDRs separated by commas, such as 10.0.0.0/8';

const readAllow = ranges((item) => item === operatorLoopback || isIpRange(item));

export const bootstrapKeyConfig: SharedKey<string | undefined> = {
  key: 'WINNOW_BOOTSTRAP_API_KEY',
  fallback: null,
  accepts: 'at least 32 printable characters without spaces',
  meaning: 'API key with all scopes that is valid from the first start',
  secret: true,
  read: (text) => (isBootstrapKey(text) ? text : undefined),
};

export const trustedProxiesConfig: SharedKey<readonly string[]> = {
  key: 'WINNOW_TRUSTED_PROXIES',
  fallback: '',
  accepts,
  // Trusting everyone would let each caller choose the address that rate limits apply to.
  read: ranges((item) => isIpRange(item) && item.includes('/') && !item.endsWith('/0')),
  meaning: 'address ranges of proxies whose `X-Forwarded-For` is trusted',
};

export const metricsAllowConfig: SharedKey<readonly string[]> = {
  key: 'WINNOW_METRICS_ALLOW',
  fallback: '127.0.0.0/8,::1/128',
  accepts,
  read: ranges(isIpRange),
  meaning:
    'addresses that may read `/metrics` on the HTTP API port; `WINNOW_HEALTH_PORT` serves it to anyone who can reach that port',
};

export const webhookAllowConfig: SharedKey<readonly string[]> = {
  key: 'WINNOW_WEBHOOK_ALLOW',
  fallback: '',
  accepts: `none, or ${accepts}; loopback stands for this machine, for accounts of operators only`,
  // An empty value counts as unset, so an explicit word stands for an empty list.
  read: (text) => (text === 'none' ? [] : readAllow(text)),
  meaning:
    'additional webhook targets, also over plain HTTP: CIDR ranges, `loopback` (this machine, for operators’ accounts only) or `none`; standalone mode defaults to `loopback`',
};

const maxSends = 1_000_000;

export const webhookSendsConfig: SharedKey<number> = {
  key: 'WINNOW_LIMIT_WEBHOOK_SENDS_PER_MINUTE',
  fallback: '30',
  accepts: `a whole number from 1 to ${maxSends}`,
  read: (text) => (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= maxSends ? Number(text) : undefined),
  meaning: 'webhook tests and redeliveries per account and minute',
};
