import { isAnonymousAccount } from '@winnow/contracts';
import type { Priority } from '@winnow/ports';

/** The account that the gateway's own work takes turns as. */
export const priorityOf = (accountId: string): Priority =>
  isAnonymousAccount(accountId) ? { lane: 'anonymous', account: '' } : { lane: 'live', account: accountId };
