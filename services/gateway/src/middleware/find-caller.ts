import { type Accounts, allRights, isAllowedAddress, rightsOf } from '@winnow/accounts';
import type { HttpOperation, KeyRecord } from '@winnow/contracts';
import { AppError, type Clock } from '@winnow/kernel';
import { LRUCache } from 'lru-cache';
import type { Caller } from './call.ts';

/** Since the look-up began: a revoked or replaced key stops within a second on every gateway, however long that takes. */
const cacheMs = 800;
const maxCached = 10_000;

export type FindKey = (key: string) => Promise<KeyRecord | undefined>;

/** Looks keys up, remembering those that exist for less than a second. */
export const cacheKeys = (accounts: Pick<Accounts, 'findKey'>, now: Clock): FindKey => {
  const cache = new LRUCache<string, { readonly record: KeyRecord; readonly until: number }>({ max: maxCached });
  return async (key) => {
    const cached = cache.get(key);
    const asked = now();
    if (cached !== undefined && cached.until > asked) return cached.record;
    const record = await accounts.findKey(key);
    if (record === undefined) cache.delete(key);
    else cache.set(key, { record, until: asked + cacheMs });
    return record;
  };
};

const refused = (forbidden: boolean): AppError => new AppError('AUTH_ERROR', 'Invalid API Key', forbidden ? { forbidden } : {});

type Request = {
  readonly key: string | undefined;
  readonly access: Exclude<HttpOperation['access'], { key: 'none' }>;
  /** Where the request comes from, as far as trusted proxies tell. */
  readonly ip: string | undefined;
  /** For a caller without a key: what limits count, and an account of its own for this one request. */
  readonly address: () => string;
  readonly anonymousAccountId: string;
};

/**
 * Tells who calls. Throws `AUTH_ERROR`: no key or an unknown one, or (`forbidden`) a key that is revoked, expired, without the scope or
 * used from elsewhere.
 * A wrong key is refused where none would do, too.
 */
export const findCaller = async (
  findKey: FindKey,
  now: Clock,
  { key, access, ip, address, anonymousAccountId }: Request,
): Promise<Caller> => {
  if (key === undefined) {
    if (access.key === 'required') throw refused(false);
    const account = { accountId: anonymousAccountId, kept: false, budget: `address:${address()}` };
    return { ...account, keyId: '', held: { ...allRights, scopes: [] } };
  }
  const record = await findKey(key);
  if (record === undefined) throw refused(false);
  const expired = record.key_expires_at !== null && Date.parse(record.key_expires_at) <= now();
  const allowed = record.scopes.includes(access.scope) && isAllowedAddress(record, ip ?? '');
  if (record.revoked_at !== null || expired || !allowed) throw refused(true);
  return {
    accountId: record.account_id,
    kept: true,
    budget: `key:${record.key_id}`,
    keyId: record.key_id,
    held: rightsOf(record),
  };
};
