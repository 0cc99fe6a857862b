import {
  bootstrapKeyConfig,
  metricsAllowConfig,
  trustedProxiesConfig,
  webhookAllowConfig,
  webhookSendsConfig,
} from '@winnow/accounts';
import { type Config, durationKey, integerKey, limitsConfig } from '@winnow/runtime';

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
    meaning: 'port of the HTTP interface; 0: any free one',
  }),
  metricsAllow: metricsAllowConfig,
  connections: integerKey({
    key: 'WINNOW_LIMIT_CONNECTIONS',
    min: 1,
    max: 1_000_000,
    fallback: '5000',
    meaning: 'connections to the HTTP interface at a time; never more than 60 % of what the system lets the process open',
  }),
  connectionsOfAddress: integerKey({
    key: 'WINNOW_LIMIT_CONNECTIONS_PER_ADDRESS',
    min: 1,
    max: 1_000_000,
    fallback: '500',
    meaning: 'of those from one address that is not a trusted proxy',
  }),
  keepAliveMs: durationKey({
    key: 'WINNOW_KEEP_ALIVE',
    fallback: '5s',
    meaning: 'time after which a connection that is not used is closed; longer than that of a proxy in front',
  }),
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
