import { type KeyRecord, keyScope, type MemberRole, operationRoles, operationsOf } from '@winnow/contracts';
import type { FieldError } from '@winnow/kernel';
import { contains, parseIpRange } from './ip-range.ts';

/** What a key may do, from which addresses, how often and until when. */
export type KeyRights = Pick<KeyRecord, 'scopes' | 'key_expires_at' | 'limit_per_minute' | 'ip_ranges'> & {
  /** It may do no more than members with this role. */
  readonly role: MemberRole;
};

/** For callers not limited by a key: an owner who signed in, or the installation itself. */
export const allRights: KeyRights = {
  role: 'owner',
  scopes: keyScope.options,
  key_expires_at: null,
  limit_per_minute: null,
  ip_ranges: [],
};

/** The rights of a member: the scopes of the operations that the role may call. */
export const rightsOfRole = (role: MemberRole): KeyRights => {
  const scopes = keyScope.options.filter((scope) => operationsOf({ scopes: [scope], role }).length > 0);
  return { ...allRights, role, scopes };
};

/** The rights of a key. */
export const rightsOf = ({ role = 'owner', scopes, key_expires_at, limit_per_minute, ip_ranges = [] }: KeyRecord): KeyRights => ({
  role,
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

const isWithinRole = (role: MemberRole, held: MemberRole): boolean =>
  Object.values(operationRoles).every((roles) => roles.includes(held) || !roles.includes(role));

const fault = (field: string, message: string): FieldError => ({ field, code: 'not_held', message });

/** Fields in which rights exceed those of the requester; empty when they do not. Ranges that cannot be parsed always exceed. */
export const excessOf = (rights: KeyRights, held: KeyRights): readonly FieldError[] => {
  const { role, scopes, key_expires_at, limit_per_minute, ip_ranges } = rights;
  const outlives =
    held.key_expires_at !== null && (key_expires_at === null || Date.parse(key_expires_at) > Date.parse(held.key_expires_at));
  const exceeds = held.limit_per_minute !== null && (limit_per_minute === null || limit_per_minute > held.limit_per_minute);
  const reaches =
    held.ip_ranges.length > 0 && (ip_ranges.length === 0 || ip_ranges.some((range) => !isWithinAny(range, held.ip_ranges)));
  return [
    ...(isWithinRole(role, held.role)
      ? []
      : [fault('role', 'A key cannot be given a role that may do more than the requester.')]),
    ...(scopes.some((scope) => !held.scopes.includes(scope))
      ? [fault('scopes', 'A key can only be given scopes that the requesting key has.')]
      : []),
    ...(outlives ? [fault('expires_at', 'A key cannot outlive the requesting key, which has an expiry.')] : []),
    ...(exceeds ? [fault('limits.requests_per_minute', 'A key cannot have a higher limit than the requesting key.')] : []),
    ...(reaches ? [fault('ip_ranges', 'The requesting key is limited to address ranges; stay within them.')] : []),
  ];
};
