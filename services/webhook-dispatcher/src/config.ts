import { webhookAllowConfig } from '@winnow/accounts';
import { type Config, type ConfigKey, durationKey } from '@winnow/runtime';

const maxTries = 20;
const wait = durationKey({ key: 'wait', fallback: '1s', maxMs: 7 * 24 * 60 * 60 * 1000, meaning: 'one wait of the schedule' });

const readWait = (text: string): number | undefined => (/^0(ms|s|m|h|d)$/.test(text) ? 0 : wait.read(text));

const readSchedule = (text: string): readonly number[] | undefined => {
  const waits = text.split(',').map((item) => readWait(item.trim()));
  return waits.length <= maxTries && waits.every((each) => each !== undefined) ? waits : undefined;
};

const webhookSchedule: ConfigKey<readonly number[]> = {
  key: 'WINNOW_WEBHOOK_SCHEDULE',
  fallback: '0s,5s,30s,2m,10m,1h,6h',
  accepts: `up to ${maxTries} waits of at most seven days, separated by commas, such as 0s,5s,2m`,
  meaning: 'delay before each webhook attempt, including the first',
  read: readSchedule,
};

const webhookBreaker: ConfigKey<readonly number[]> = {
  key: 'WINNOW_WEBHOOK_BREAKER',
  fallback: '30s,1m,2m,5m,10m',
  accepts: `up to ${maxTries} waits of at most seven days, separated by commas, such as 30s,2m,10m`,
  meaning: 'delays between attempts while an endpoint’s circuit breaker is open; the last one repeats',
  read: readSchedule,
};

/** Keys of this service besides the common ones. */
export const webhookDispatcherConfig = {
  /** The gateway rejects a URL when it is saved, this service on every attempt. */
  webhookAllow: webhookAllowConfig,
  webhookSchedule,
  webhookBreaker,
};

export type WebhookDispatcherConfig = Config<typeof webhookDispatcherConfig>;
