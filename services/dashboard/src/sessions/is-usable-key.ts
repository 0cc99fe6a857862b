import { isAllowedAddress, keyStateOf } from '@winnow/accounts';
import type { KeyRecord } from '@winnow/contracts';

/** True for a key that works here and now. */
export const isUsableKey = (record: KeyRecord | undefined, address: string | undefined, now: number): record is KeyRecord =>
  record !== undefined && keyStateOf(record, now) === 'active' && isAllowedAddress(record, address);
