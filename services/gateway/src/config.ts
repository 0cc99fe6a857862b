import { isBootstrapKey } from '@winnow/accounts';
import { type Config, type ConfigKey, integerKey, limitsConfig, listKey, optional, textKey } from '@winnow/runtime';
import ipaddr from 'ipaddr.js';

const bootstrapKey: ConfigKey<string> = {
  key: 'WINNOW_BOOTSTRAP_API_KEY',
  fallback: '',
  accepts: 'at least 32 printable characters without spaces',
  meaning: 'a key with all scopes that is accepted from the first start on',
  secret: true,
  read: (text) => (isBootstrapKey(text) ? text : undefined),
};

const { fileBytes, answerMs, anonymousPerMinute, anonymousPerDay, keyPerMinute } = limitsConfig;

/** Keys of this service besides the common ones. */
export const gatewayConfig = {
  port: integerKey({
    key: 'WINNOW_PORT',
    min: 0,
    max: 65_535,
    fallback: '8080',
    meaning: 'port of the HTTP interface; 0: any free one',
  }),
  host: textKey({ key: 'WINNOW_HOST', fallback: '127.0.0.1', meaning: 'address to listen on; 0.0.0.0 in containers' }),
  bootstrapKey: optional(bootstrapKey),
  trustedProxies: listKey({
    key: 'WINNOW_TRUSTED_PROXIES',
    fallback: '',
    accepts: 'CIDRs separated by commas, such as 10.0.0.0/8',
    valid: (item) => ipaddr.isValidCIDR(item),
    meaning: 'proxies whose X-Forwarded-For counts',
  }),
  fileBytes,
  answerMs,
  anonymousPerMinute,
  anonymousPerDay,
  keyPerMinute,
};

export type GatewayConfig = Config<typeof gatewayConfig>;
