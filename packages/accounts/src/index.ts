export { type Accounts, type AccountsOptions, isBootstrapKey, openAccounts } from './accounts.ts';
export { hashApiKey, isApiKey, makeApiKey } from './api-key.ts';
