export { type Accounts, type AccountsOptions, isBootstrapKey, type NewAccount, openAccounts } from './accounts.ts';
export { type AddressRule, createAddressRule, type WebhookScheme } from './address-rule.ts';
export { type AddressRules, openAddressRules, operatorLoopback } from './address-rules.ts';
export { hashApiKey, isApiKey, makeApiKey } from './api-key.ts';
export { openAudit, type RecordAction } from './audit.ts';
export { bootstrapKeyConfig, webhookAllowConfig, webhookSendsConfig } from './config-keys.ts';
export { isAllowedAddress, isIpRange } from './ip-range.ts';
export { keyBodyOf, keyStateOf } from './key-body.ts';
export { allRights, type KeyRights, rightsOf, rightsOfRole } from './key-rights.ts';
export type { MadeKey, NewKey, Page, PageOf, Renewal } from './keys.ts';
export { actorOf, type Members, openMembers } from './members.ts';
export { type NameActor, nameActors } from './name-actors.ts';
export { openPass, type Pass, sealPass } from './pass.ts';
export { acceptedRanges, readRanges } from './read-ranges.ts';
export { openSecretBox, type SecretBox } from './secret-box.ts';
export { takeWebhookSend } from './take-webhook-send.ts';
export {
  openSigningSecret,
  openWebhookSettings,
  type WebhookInput,
  type WebhookSettingsOptions,
  type WebhookSettingsStore,
} from './webhook-settings.ts';
export { readWebhookUrl, type WebhookTarget } from './webhook-url.ts';
