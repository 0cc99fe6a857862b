import type { Accounts } from '@winnow/accounts';
import { AppError } from '@winnow/kernel';
import type { Caller } from './call.ts';

export type AssertOperator = (caller: Pick<Caller, 'accountId'>) => Promise<void>;

/** Admits only keys of an operator's account; throws `AUTH_ERROR` for others. */
export const createAssertOperator =
  (accounts: Pick<Accounts, 'findAccount'>): AssertOperator =>
  async ({ accountId }) => {
    const account = await accounts.findAccount(accountId);
    if (account?.operator !== true) throw new AppError('AUTH_ERROR', 'Invalid API Key', { forbidden: true });
  };
