import { type AccountRecord, collections } from '@winnow/contracts';
import type { Store } from '@winnow/ports';
import { type AddressRule, createAddressRule } from './address-rule.ts';

/** Allowed webhook targets of an account. */
export type AddressRules = (accountId: string) => Promise<AddressRule>;

/** An item of the allow list: this machine, for operators' accounts only. */
export const operatorLoopback = 'loopback';

const loopback = ['127.0.0.0/8', '::1/128'];

/**
 * The rule of each account for a list of CIDRs. With the item `loopback`, operators can also reach this machine: whoever runs it
 * can do so anyway, but its tenants must not. Throws for an item that is neither.
 */
export const openAddressRules = async (store: Store, allow: readonly string[]): Promise<AddressRules> => {
  const ranges = allow.filter((item) => item !== operatorLoopback);
  const everybody = createAddressRule(ranges);
  if (ranges.length === allow.length) return async () => everybody;
  const operators = createAddressRule([...ranges, ...loopback]);
  const accounts = await store.collection<AccountRecord>(collections.accounts);
  return async (accountId) => ((await accounts.get(accountId))?.operator === true ? operators : everybody);
};
