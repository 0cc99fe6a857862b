import { bootstrapKeyConfig, trustedProxiesConfig, webhookAllowConfig, webhookSendsConfig } from '@winnow/accounts';
import { type Config, integerKey, limitsConfig, textKey } from '@winnow/runtime';

const {
  fileBytes,
  answerMs,
  anonymousPerMinute,
  anonymousPerDay,
  keyPerMinute,
  refusedPerMinute,
  jobCharacters,
  batchCandidates,
  batchFiles,
  archiveBytes,
  archiveUnpackedBytes,
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
  host: textKey({ key: 'WINNOW_HOST', fallback: '127.0.0.1', meaning: 'address to listen on; 0.0.0.0 in containers' }),
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
  jobCharacters,
  batchCandidates,
  batchFiles,
  archiveBytes,
  archiveUnpackedBytes,
  batchTimeoutMs,
};

export type GatewayConfig = Config<typeof gatewayConfig>;
