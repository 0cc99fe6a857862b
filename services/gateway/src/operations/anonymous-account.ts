import type { Priority } from '@winnow/ports';

const prefix = 'anon_';

/** The account of a call without a key: its own, for this one request. */
export const anonymousAccount = (operationId: string): string => `${prefix}${operationId}`;

/** The account that the gateway's own work takes turns as. */
export const priorityOf = (accountId: string): Priority =>
  accountId.startsWith(prefix) ? { lane: 'anonymous', account: '' } : { lane: 'live', account: accountId };
