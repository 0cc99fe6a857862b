import { type Accounts, allRights, isAllowedAddress, type Pass, rightsOf } from '@winnow/accounts';
import { type HttpOperation, type HttpOperationId, type KeyRecord, mayCall } from '@winnow/contracts';
import { AppError, type Clock } from '@winnow/kernel';
import { LRUCache } from 'lru-cache';
import type { Caller } from './call.ts';

/**
 * Counted from the start of the lookup: a revoked or replaced key stops working within a second on every gateway, however long
 * the lookup takes.
 */
const cacheMs = 800;
const maxCached = 10_000;

export type FindKey = (key: string) => Promise<KeyRecord | undefined>;

/** Looks keys up, caching existing ones for less than a second. */
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

export type KeyAccess = Exclude<HttpOperation['access'], { key: 'none' }>;

type Request = {
  readonly key: string | undefined;
  readonly operation: HttpOperationId;
  readonly access: KeyAccess;
  /** Client address of the request, as reported by trusted proxies. */
  readonly ip: string | undefined;
  /** For a caller without a key: what rate limits apply to, and a separate account for this one request. */
  readonly address: () => string;
  readonly anonymousAccountId: string;
};

/** The caller on whose behalf the dashboard asks. Throws `AUTH_ERROR` (`forbidden`) for what the person may not do. */
export const callerOfPass = async ({ accountId, actor, by, held }: Pass, operation: HttpOperationId): Promise<Caller> => {
  if (!mayCall(held, operation)) {
    const message = by === 'key' ? 'Invalid API Key' : 'Your role in this account does not allow this.';
    throw new AppError('AUTH_ERROR', message, { forbidden: true });
  }
  return { accountId, kept: true, budget: by === 'key' ? `key:${actor}` : actor, keyId: actor, held };
};

/**
 * Determines the caller. Throws `AUTH_ERROR`: no key or an unknown one, or (`forbidden`) a key that is revoked, expired, lacks
 * the scope or the role, or is used from another address. An invalid key is rejected even where none is required.
 */
export const findCaller = async (
  findKey: FindKey,
  now: Clock,
  { key, operation, access, ip, address, anonymousAccountId }: Request,
): Promise<Caller> => {
  if (key === undefined) {
    if (access.key === 'required') throw refused(false);
    const account = { accountId: anonymousAccountId, kept: false, budget: `address:${address()}` };
    return { ...account, keyId: '', held: { ...allRights, scopes: [] } };
  }
  const record = await findKey(key);
  if (record === undefined) throw refused(false);
  const expired = record.key_expires_at !== null && Date.parse(record.key_expires_at) <= now();
  const held = rightsOf(record);
  const allowed = mayCall(held, operation) && isAllowedAddress(record, ip ?? '');
  if (record.revoked_at !== null || expired || !allowed) throw refused(true);
  return {
    accountId: record.account_id,
    kept: true,
    budget: `key:${record.key_id}`,
    keyId: record.key_id,
    held,
  };
};
