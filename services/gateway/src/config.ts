import { bootstrapKeyConfig, webhookAllowConfig, webhookSendsConfig } from '@winnow/accounts';
import { type Config, durationKey, integerKey, limitsConfig, optional } from '@winnow/runtime';
import { publicUrlConfig, trustedProxiesConfig } from '@winnow/web';

const {
  fileBytes,
  answerMs,
  anonymousPerMinute,
  anonymousPerDay,
  keyPerMinute,
  refusedPerMinute,
  waiting,
  pendingPerAccount,
  pendingAnonymous,
  jobCharacters,
  batchCandidates,
  batchFiles,
  archiveBytes,
  archiveUnpackedBytes,
  accountBytes,
  batchTimeoutMs,
} = limitsConfig;

/** Keys of this service besides the common ones. */
export const gatewayConfig = {
  port: integerKey({
    key: 'WINNOW_PORT',
    min: 0,
    max: 65_535,
    fallback: '8080',
    meaning: 'HTTP API port; 0 picks a free port',
  }),
  connections: integerKey({
    key: 'WINNOW_LIMIT_CONNECTIONS',
    min: 1,
    max: 1_000_000,
    fallback: '5000',
    meaning: 'maximum concurrent connections to the HTTP API; capped at 60 % of the process’s open-file limit',
  }),
  connectionsOfAddress: integerKey({
    key: 'WINNOW_LIMIT_CONNECTIONS_PER_ADDRESS',
    min: 1,
    max: 1_000_000,
    fallback: '500',
    meaning: 'maximum concurrent connections from one address that is not a trusted proxy; capped at half of the connections',
  }),
  keepAliveMs: durationKey({
    key: 'WINNOW_KEEP_ALIVE',
    fallback: '5s',
    meaning: 'idle time before a connection is closed; must be longer than the idle time-out of a proxy in front',
  }),
  publicUrl: optional(publicUrlConfig),
  bootstrapKey: bootstrapKeyConfig,
  trustedProxies: trustedProxiesConfig,
  webhookAllow: webhookAllowConfig,
  webhookSendsPerMinute: webhookSendsConfig,
  fileBytes,
  answerMs,
  anonymousPerMinute,
  anonymousPerDay,
  keyPerMinute,
  refusedPerMinute,
  waiting,
  pendingPerAccount,
  pendingAnonymous,
  jobCharacters,
  batchCandidates,
  batchFiles,
  archiveBytes,
  archiveUnpackedBytes,
  accountBytes,
  batchTimeoutMs,
};

export type GatewayConfig = Config<typeof gatewayConfig>;
