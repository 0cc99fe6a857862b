import { collections, type KeyRecord, type KeyScope, type MemberRole } from '@winnow/contracts';
import { AppError, type Clock, type FieldError, isoTime, type NewId } from '@winnow/kernel';
import type { Store } from '@winnow/ports';
import { hashApiKey, makeApiKey } from './api-key.ts';
import type { RecordAction } from './audit.ts';
import { invalidFields } from './invalid-fields.ts';
import { isIpRange } from './ip-range.ts';
import { keyStateOf } from './key-body.ts';
import { excessOf, type KeyRights, rightsOf } from './key-rights.ts';

/** Properties of a new key. Times are ISO-8601. */
export type NewKey = {
  readonly name: string;
  /** If omitted, like every field below: that of the requester. */
  readonly scopes?: readonly KeyScope[] | undefined;
  readonly role?: MemberRole | undefined;
  /** null: never. */
  readonly expires_at?: string | null | undefined;
  /** Requests a minute; null: no limit but the service's own. */
  readonly limit?: number | null | undefined;
  /** CIDRs or bare addresses; empty allows any address. */
  readonly ip_ranges?: readonly string[] | undefined;
  /** Rights of the requester: no one receives a key with more rights than their own. */
  readonly held: KeyRights;
};

/** A key, in the only response that contains it, and its record. */
export type MadeKey = { readonly key: string; readonly record: KeyRecord };

export type Renewal = {
  /** How long the old key stays valid; 0 revokes it immediately. */
  readonly graceSeconds: number;
  /** For the new key; defaults to that of the old one. */
  readonly expires_at?: string | null | undefined;
  /** Rights of the requester, as for a new key. */
  readonly held: KeyRights;
};

export type Page = { readonly limit: number; readonly cursor?: string | undefined };

export type PageOf<T> = { readonly items: readonly T[]; readonly next: string | null };

export type Keys = {
  /**
   * Creates a key. Throws `INVALID_REQUEST` with the fields `role`, `scopes`, `expires_at`, `limits.requests_per_minute`, `ip_ranges` and
   * `ip_ranges.<index>`.
   */
  readonly createKey: (accountId: string, request: NewKey, actor: string) => Promise<MadeKey>;
  /** Keys of an account, newest first, in pages of 1 to 1,000. */
  readonly listKeys: (accountId: string, page: Page) => Promise<PageOf<KeyRecord>>;
  /** The name of a key, also of one that is revoked; `undefined` for one of another account. */
  readonly nameOfKey: (accountId: string, keyId: string) => Promise<string | undefined>;
  /**
   * Creates a key with the name, scopes, limit and ranges of another, which stops working after a grace period or when it would
   * have expired anyway. Throws `NOT_FOUND`, or `INVALID_REQUEST` for a key that is revoked, has expired, or may do more than the
   * requester.
   */
  readonly renewKey: (accountId: string, keyId: string, renewal: Renewal, actor: string) => Promise<MadeKey>;
  /** Revokes a key immediately; one that is already revoked does not change. Throws `NOT_FOUND`. */
  readonly revokeKey: (accountId: string, keyId: string, actor: string) => Promise<KeyRecord>;
};

type KeysDeps = {
  readonly store: Store;
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly note: RecordAction;
};

type Rights = KeyRights & Pick<KeyRecord, 'name' | 'bootstrap'>;

const shownEnd = 4;

const notRenewable = (): AppError =>
  new AppError('INVALID_REQUEST', 'The key is revoked or expired and cannot be renewed. Create a new key.');

const expiryFaults = (expiresAt: string | null, now: number): readonly FieldError[] =>
  expiresAt === null || Date.parse(expiresAt) > now
    ? []
    : [{ field: 'expires_at', code: 'not_in_future', message: 'A key expires at a time to come.' }];

const rangeFaults = (ranges: readonly string[]): readonly FieldError[] =>
  ranges.flatMap((range, index) =>
    isIpRange(range) ? [] : [{ field: `ip_ranges.${index}`, code: 'invalid_cidr', message: 'Give a CIDR such as 192.0.2.0/24.' }],
  );

/** ISO text of a time in the only form that is stored. */
const storedTime = (time: string | null): string | null => (time === null ? null : isoTime(Date.parse(time)));

/** Record of a key created at a given time. */
export const keyRecordOf = (key: string, keyId: string, accountId: string, now: number, rights: Rights): KeyRecord => ({
  id: hashApiKey(key),
  key_id: keyId,
  account_id: accountId,
  last_four: key.slice(-shownEnd),
  created_at: isoTime(now),
  revoked_at: null,
  ...rights,
});

/** Operations on the keys of an account. Each action is recorded in the audit log. */
export const openKeys = async ({ store, now, newId, randomBytes, note }: KeysDeps): Promise<Keys> => {
  const keys = await store.collection<KeyRecord>(collections.keys);

  const findOwn = async (accountId: string, keyId: string): Promise<KeyRecord | undefined> => {
    const [record] = (await keys.find({ index: 'by_key_id', where: { key_id: keyId }, limit: 1 })).items;
    return record?.account_id === accountId ? record : undefined;
  };

  const find = async (accountId: string, keyId: string): Promise<KeyRecord> => {
    const record = await findOwn(accountId, keyId);
    if (record === undefined) throw new AppError('NOT_FOUND', 'No such key.');
    return record;
  };

  const check = (rights: Rights, held: KeyRights): void => {
    const broken = [...expiryFaults(rights.key_expires_at, now()), ...rangeFaults(rights.ip_ranges)];
    const faults = broken.length > 0 ? broken : excessOf(rights, held);
    if (faults.length > 0) throw invalidFields('The key cannot be made like this.', faults);
  };

  const make = async (accountId: string, rights: Rights, actor: string): Promise<MadeKey> => {
    const key = makeApiKey(randomBytes);
    const key_expires_at = storedTime(rights.key_expires_at);
    const record = keyRecordOf(key, newId('key'), accountId, now(), { ...rights, key_expires_at });
    await note({ account_id: accountId, actor, action: 'key.created', target: record.key_id });
    await keys.insert(record);
    return { key, record };
  };

  return {
    createKey: async (accountId, { name, held, ...asked }, actor) => {
      const {
        scopes = held.scopes,
        role = held.role,
        expires_at = held.key_expires_at,
        limit = held.limit_per_minute,
        ip_ranges = held.ip_ranges,
      } = asked;
      const rights: Rights = {
        name,
        bootstrap: false,
        role,
        scopes,
        key_expires_at: expires_at,
        limit_per_minute: limit,
        ip_ranges,
      };
      check(rights, held);
      return make(accountId, rights, actor);
    },

    listKeys: (accountId, { limit, cursor }) =>
      keys.find({
        index: 'by_account',
        where: { account_id: accountId },
        order: 'descending',
        limit,
        ...(cursor === undefined ? {} : { cursor }),
      }),

    nameOfKey: async (accountId, keyId) => (await findOwn(accountId, keyId))?.name,

    renewKey: async (accountId, keyId, { graceSeconds, expires_at, held }, actor) => {
      const old = await find(accountId, keyId);
      if (keyStateOf(old, now()) !== 'active') throw notRenewable();
      const kept = rightsOf(old);
      const key_expires_at = expires_at === undefined ? kept.key_expires_at : expires_at;
      const rights: Rights = { ...kept, name: old.name, bootstrap: false, key_expires_at };
      check(rights, held);
      await note({ account_id: accountId, actor, action: 'key.renewed', target: keyId });
      // The new key first: a crash in between must not leave an account without a key.
      const made = await make(accountId, rights, actor);
      const stopsAt = isoTime(now() + graceSeconds * 1000);
      let active = true;
      await keys.update(old.id, (current) => {
        active = keyStateOf(current, now()) === 'active';
        if (!active) return undefined;
        const before = current.key_expires_at;
        return { ...current, key_expires_at: before !== null && before < stopsAt ? before : stopsAt };
      });
      if (active) return made;
      // The key was renewed or revoked concurrently.
      await keys.delete(made.record.id);
      throw notRenewable();
    },

    revokeKey: async (accountId, keyId, actor) => {
      const record = await find(accountId, keyId);
      if (record.revoked_at !== null) return record;
      await note({ account_id: accountId, actor, action: 'key.revoked', target: keyId });
      const revoked_at = isoTime(now());
      const stored = await keys.update(record.id, (current) =>
        current.revoked_at === null ? { ...current, revoked_at } : undefined,
      );
      return stored ?? { ...record, revoked_at };
    },
  };
};
