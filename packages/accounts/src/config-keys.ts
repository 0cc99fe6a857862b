import { isBootstrapKey } from './accounts.ts';
import { operatorLoopback } from './address-rules.ts';
import { isIpRange } from './ip-range.ts';
import { acceptedRanges, readRanges } from './read-ranges.ts';

/** A configuration key, in the shape in which services declare theirs; shared because several services use the same keys. */
type SharedKey<T> = {
  readonly key: string;
  readonly fallback: string | null;
  readonly accepts: string;
  readonly meaning: string;
  readonly secret?: boolean;
  readonly read: (text: string) => T | undefined;
};

const readAllow = readRanges((item) => item === operatorLoopback || isIpRange(item));

export const bootstrapKeyConfig: SharedKey<string | undefined> = {
  key: 'WINNOW_BOOTSTRAP_API_KEY',
  fallback: null,
  accepts: 'at least 32 printable characters without spaces',
  meaning: 'API key with all scopes that is valid from the first start',
  secret: true,
  read: (text) => (isBootstrapKey(text) ? text : undefined),
};

export const webhookAllowConfig: SharedKey<readonly string[]> = {
  key: 'WINNOW_WEBHOOK_ALLOW',
  fallback: '',
  accepts: `none, or ${acceptedRanges}; loopback stands for this machine, for accounts of operators only`,
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
