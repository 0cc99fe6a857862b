import type { KeyBody, KeyRecord } from '@winnow/contracts';

/** State of a key at a given time (milliseconds since the epoch). */
export const keyStateOf = (
  { revoked_at, key_expires_at }: Pick<KeyRecord, 'revoked_at' | 'key_expires_at'>,
  now: number,
): KeyBody['state'] => {
  if (revoked_at !== null) return 'revoked';
  return key_expires_at !== null && Date.parse(key_expires_at) <= now ? 'expired' : 'active';
};

/** A key as the API returns it, without the key itself. */
export const keyBodyOf = (record: KeyRecord, now: number): KeyBody => ({
  id: record.key_id,
  name: record.name,
  scopes: record.scopes,
  state: keyStateOf(record, now),
  created_at: record.created_at,
  expires_at: record.key_expires_at,
  revoked_at: record.revoked_at,
  limits: { requests_per_minute: record.limit_per_minute },
  // Keys stored by an earlier release lack these two.
  ip_ranges: record.ip_ranges ?? [],
  role: record.role ?? 'owner',
  last_four: record.last_four ?? '',
});
