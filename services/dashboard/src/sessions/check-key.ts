import { isAllowedAddress, keyStateOf } from '@winnow/accounts';
import type { KeyRecord } from '@winnow/contracts';

/** Validity of a key for signing in: `accepted`, without the scope `settings`, or unusable here and now. */
export const checkKey = (
  record: KeyRecord | undefined,
  address: string | undefined,
  now: number,
): 'accepted' | 'lacks_scope' | 'refused' => {
  if (record === undefined || keyStateOf(record, now) !== 'active' || !isAllowedAddress(record, address)) return 'refused';
  return record.scopes.includes('settings') ? 'accepted' : 'lacks_scope';
};
