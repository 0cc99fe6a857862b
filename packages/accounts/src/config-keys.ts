import { isBootstrapKey } from './accounts.ts';
import { isIpRange } from './ip-range.ts';

/** A key of the configuration, in the shape in which services declare theirs: several of them take the same. */
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

export const bootstrapKeyConfig: SharedKey<string | undefined> = {
  key: 'WINNOW_BOOTSTRAP_API_KEY',
  fallback: null,
  accepts: 'at least 32 printable characters without spaces',
  meaning: 'a key with all scopes that is accepted from the first start on',
  secret: true,
  read: (text) => (isBootstrapKey(text) ? text : undefined),
};

export const trustedProxiesConfig: SharedKey<readonly string[]> = {
  key: 'WINNOW_TRUSTED_PROXIES',
  fallback: '',
  accepts,
  // Whoever trusted everybody would let each caller choose the address that limits count.
  read: ranges((item) => isIpRange(item) && item.includes('/') && !item.endsWith('/0')),
  meaning: 'proxies whose X-Forwarded-For counts',
};

export const webhookAllowConfig: SharedKey<readonly string[]> = {
  key: 'WINNOW_WEBHOOK_ALLOW',
  fallback: '',
  accepts,
  read: ranges(isIpRange),
  meaning:
    'addresses that webhooks may reach besides public ones, by plain http, too; standalone allows loopback unless this is set',
};
