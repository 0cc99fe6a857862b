import { type KeyRecord, keyScope } from '@winnow/contracts';
import type { FieldError } from '@winnow/kernel';
import { contains, parseIpRange } from './ip-range.ts';

/** What a key may do, from which addresses, how often and until when. */
export type KeyRights = Pick<KeyRecord, 'scopes' | 'key_expires_at' | 'limit_per_minute' | 'ip_ranges'>;

/** For callers not limited by a key: a person who signed in, or the installation itself. */
export const allRights: KeyRights = {
  scopes: keyScope.options,
  key_expires_at: null,
  limit_per_minute: null,
  ip_ranges: [],
};

/** The rights of a key. */
export const rightsOf = ({ scopes, key_expires_at, limit_per_minute, ip_ranges = [] }: KeyRecord): KeyRights => ({
  scopes,
  key_expires_at,
  limit_per_minute,
  ip_ranges,
});

const isWithinAny = (range: string, ranges: readonly string[]): boolean => {
  const inner = parseIpRange(range);
  return (
    inner !== undefined &&
    ranges.some((text) => {
      const outer = parseIpRange(text);
      return outer !== undefined && contains(outer, inner);
    })
  );
};

const fault = (field: string, message: string): FieldError => ({ field, code: 'not_held', message });

/** Fields in which rights exceed those of the requester; empty when they do not. Ranges that cannot be parsed always exceed. */
export const excessOf = (rights: KeyRights, held: KeyRights): readonly FieldError[] => {
  const { scopes, key_expires_at, limit_per_minute, ip_ranges } = rights;
  const outlives =
    held.key_expires_at !== null && (key_expires_at === null || Date.parse(key_expires_at) > Date.parse(held.key_expires_at));
  const exceeds = held.limit_per_minute !== null && (limit_per_minute === null || limit_per_minute > held.limit_per_minute);
  const reaches =
    held.ip_ranges.length > 0 && (ip_ranges.length === 0 || ip_ranges.some((range) => !isWithinAny(range, held.ip_ranges)));
  return [
    ...(scopes.some((scope) => !held.scopes.includes(scope))
      ? [fault('scopes', 'A key can only be given scopes that the requesting key has.')]
      : []),
    ...(outlives ? [fault('expires_at', 'A key cannot outlive the requesting key, which has an expiry.')] : []),
    ...(exceeds ? [fault('limits.requests_per_minute', 'A key cannot have a higher limit than the requesting key.')] : []),
    ...(reaches ? [fault('ip_ranges', 'The requesting key is limited to address ranges; stay within them.')] : []),
  ];
};
