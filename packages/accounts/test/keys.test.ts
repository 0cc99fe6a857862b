import { type AccountRecord, collections, type KeyRecord, keyBody } from '@winnow/contracts';
import { isAppError } from '@winnow/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, allRights, hashApiKey, isApiKey, keyBodyOf, makeApiKey, openAccounts } from '../src/index.ts';
import { type AccountStore, openAccountStore } from './support/account-store.ts';

const hour = 3_600_000;
const bootstrapKey = 'bootstrap-key-of-at-least-32-characters';

let backends: AccountStore;
let accounts: Accounts;

beforeEach(async () => {
  backends = await openAccountStore();
  accounts = await openAccounts({ ...backends.base, bootstrapKey: undefined });
});
afterEach(() => backends[Symbol.asyncDispose]());

const state = async (key: string): Promise<string | undefined> => {
  const record = await accounts.findKey(key);
  return record === undefined ? undefined : keyBodyOf(record, backends.base.now()).state;
};
const actions = async (accountId: string): Promise<readonly string[]> =>
  (await backends.audit(accountId)).map(({ action }) => action).toSorted();
const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error: unknown) => (isAppError(error) ? error.code : error),
  );

describe('making a key', () => {
  it('answers it once and stores its hash, its end and its rights', async () => {
    const accountId = await accounts.create('Example Ltd');
    const request = {
      name: 'ci',
      scopes: ['batch'],
      expires_at: '2026-11-02T00:00:00Z',
      limit: 10,
      ip_ranges: ['192.0.2.7'],
      held: allRights,
    } as const;
    const { key, record } = await accounts.createKey(accountId, request, 'key_actor');
    expect(isApiKey(key)).toBe(true);
    expect(await accounts.findKey(key)).toEqual(record);
    expect(record).toMatchObject({
      id: hashApiKey(key),
      account_id: accountId,
      last_four: key.slice(-4),
      scopes: ['batch'],
      key_expires_at: '2026-11-02T00:00:00.000Z',
      limit_per_minute: 10,
      ip_ranges: ['192.0.2.7'],
    });
    expect(JSON.stringify(record)).not.toContain(key);
  });

  it('refuses ranges that are none and a time that has passed, and names each', async () => {
    const accountId = await accounts.create('Example Ltd');
    const request = {
      name: 'x',
      scopes: ['batch'],
      expires_at: '2026-10-31T00:00:00Z',
      ip_ranges: ['10.0.0.0/8', 'example.com'],
      held: allRights,
    } as const;
    await expect(accounts.createKey(accountId, request, 'a')).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      details: { fields: [{ field: 'expires_at' }, { field: 'ip_ranges.1', code: 'invalid_cidr' }] },
    });
    expect(await actions(accountId)).toEqual(['account.created']);
  });

  it('is noted in the audit log, which is kept for 400 days', async () => {
    const accountId = await accounts.create('Example Ltd', { actor: 'key_operator' });
    const { record } = await accounts.createKey(accountId, { name: 'a', scopes: ['batch'], held: allRights }, 'key_actor');
    const audit = await backends.audit(accountId);
    expect(audit.map(({ actor, action, target }) => [actor, action, target]).toSorted()).toEqual([
      ['key_actor', 'key.created', record.key_id],
      ['key_operator', 'account.created', accountId],
    ]);
    expect(audit[0]?.expires_at).toBe('2027-12-06T00:00:00.000Z');
  });
});

describe('listing keys', () => {
  it('shows those of one account, newest first, page by page', async () => {
    const accountId = await accounts.create('Example Ltd');
    await accounts.createKey(await accounts.create('Other Ltd'), { name: 'other', scopes: ['batch'], held: allRights }, 'a');
    for (const name of ['first', 'second', 'third']) {
      await accounts.createKey(accountId, { name, scopes: ['batch'], held: allRights }, 'a');
      backends.pass(1);
    }
    const first = await accounts.listKeys(accountId, { limit: 2 });
    const second = await accounts.listKeys(accountId, { limit: 2, cursor: first.next ?? '' });
    expect([first, second].map(({ items }) => items.map(({ name }) => name))).toEqual([['third', 'second'], ['first']]);
    expect(second.next).toBeNull();
  });

  it('answers keys of the published form, of a former release too', async () => {
    const accountId = await accounts.create('Example Ltd');
    const { record } = await accounts.createKey(accountId, { name: 'a', scopes: ['analyze'], held: allRights }, 'a');
    expect(keyBody.parse(keyBodyOf(record, backends.base.now()))).toMatchObject({ id: record.key_id, state: 'active' });
    const { ip_ranges: _, last_four: __, ...former } = record;
    expect(keyBody.parse(keyBodyOf(former as KeyRecord, backends.base.now()))).toMatchObject({ ip_ranges: [], last_four: '' });
  });
});

describe('renewing a key', () => {
  const make = async () => {
    const accountId = await accounts.create('Example Ltd');
    const rights = { name: 'ci', scopes: ['analyze'], limit: 5, ip_ranges: ['192.0.2.0/24'], held: allRights } as const;
    return { accountId, ...(await accounts.createKey(accountId, rights, 'a')) };
  };

  it('gives the new key the same rights and stops the old one at once', async () => {
    const { accountId, key, record } = await make();
    const renewed = await accounts.renewKey(accountId, record.key_id, { held: allRights, graceSeconds: 0 }, 'a');
    expect([await state(key), await state(renewed.key)]).toEqual(['expired', 'active']);
    const { name, scopes, limit_per_minute, ip_ranges } = record;
    expect(renewed.record).toMatchObject({ account_id: accountId, name, scopes, limit_per_minute, ip_ranges });
    expect(renewed.record.key_id).not.toBe(record.key_id);
    expect(await actions(accountId)).toEqual(['account.created', 'key.created', 'key.created', 'key.renewed']);
  });

  it('lets the old key work until its grace is over', async () => {
    const { accountId, key, record } = await make();
    await accounts.renewKey(accountId, record.key_id, { held: allRights, graceSeconds: 3600 }, 'a');
    backends.pass(hour - 1);
    expect(await state(key)).toBe('active');
    backends.pass(1);
    expect(await state(key)).toBe('expired');
  });

  it('never lets a key outlive the time it was made for, however long the grace', async () => {
    const accountId = await accounts.create('Example Ltd');
    const { key, record } = await accounts.createKey(
      accountId,
      { name: 'a', scopes: ['batch'], expires_at: '2026-11-01T00:30:00Z', held: allRights },
      'a',
    );
    const renewed = await accounts.renewKey(
      accountId,
      record.key_id,
      { held: allRights, graceSeconds: 3600, expires_at: null },
      'a',
    );
    expect((await accounts.findKey(key))?.key_expires_at).toBe('2026-11-01T00:30:00.000Z');
    expect(renewed.record.key_expires_at).toBeNull();
  });

  it('keeps the time of the end when none is given', async () => {
    const accountId = await accounts.create('Example Ltd');
    const ends = '2026-12-01T00:00:00.000Z';
    const { record } = await accounts.createKey(
      accountId,
      { name: 'a', scopes: ['batch'], expires_at: ends, held: allRights },
      'a',
    );
    expect(
      (await accounts.renewKey(accountId, record.key_id, { held: allRights, graceSeconds: 0 }, 'a')).record.key_expires_at,
    ).toBe(ends);
  });

  it('is refused for a key that is revoked or has expired, and makes no key then', async () => {
    const { accountId, record } = await make();
    await accounts.revokeKey(accountId, record.key_id, 'a');
    expect(await code(accounts.renewKey(accountId, record.key_id, { held: allRights, graceSeconds: 0 }, 'a'))).toBe(
      'INVALID_REQUEST',
    );
    expect((await accounts.listKeys(accountId, { limit: 10 })).items).toHaveLength(1);
  });

  it('happens once when it is asked for twice at the same moment', async () => {
    const { accountId, record } = await make();
    const renew = () => code(accounts.renewKey(accountId, record.key_id, { held: allRights, graceSeconds: 0 }, 'a'));
    expect((await Promise.all([renew(), renew()])).toSorted()).toEqual(['INVALID_REQUEST', 'no error']);
    expect((await accounts.listKeys(accountId, { limit: 10 })).items).toHaveLength(2);
  });

  it('is not handed to a key that may do less', async () => {
    const accountId = await accounts.create('A');
    const { record } = await accounts.createKey(accountId, { name: 'k', scopes: ['batch', 'settings'], held: allRights }, 'a');
    const renew = accounts.renewKey(
      accountId,
      record.key_id,
      { held: { ...allRights, scopes: ['settings'] }, graceSeconds: 0 },
      'a',
    );
    expect(await code(renew)).toBe('INVALID_REQUEST');
  });

  it('does not find a key that is unknown or another account’s', async () => {
    const { accountId, record } = await make();
    const other = await accounts.create('Other Ltd');
    expect(await code(accounts.renewKey(other, record.key_id, { held: allRights, graceSeconds: 0 }, 'a'))).toBe('NOT_FOUND');
    expect(await code(accounts.revokeKey(other, record.key_id, 'a'))).toBe('NOT_FOUND');
    expect(await code(accounts.revokeKey(accountId, 'key_none', 'a'))).toBe('NOT_FOUND');
  });
});

describe('revoking a key', () => {
  it('stops it, once and for all', async () => {
    const accountId = await accounts.create('Example Ltd');
    const { key, record } = await accounts.createKey(accountId, { name: 'a', scopes: ['batch'], held: allRights }, 'a');
    const revoked = await accounts.revokeKey(accountId, record.key_id, 'a');
    backends.pass(hour);
    expect(await accounts.revokeKey(accountId, record.key_id, 'a')).toEqual(revoked);
    expect([revoked.revoked_at, await state(key)]).toEqual(['2026-11-01T00:00:00.000Z', 'revoked']);
    expect(await actions(accountId)).toEqual(['account.created', 'key.created', 'key.revoked']);
  });
});

describe('accounts', () => {
  it('are no operators unless made so, and are listed newest first', async () => {
    const plain = await accounts.create('Example Ltd');
    backends.pass(1);
    const operator = await accounts.create('Operator Ltd', { operator: true });
    const { items } = await accounts.listAccounts({ limit: 10 });
    expect(items.map(({ id, name, operator: may }) => [id, name, may])).toEqual([
      [operator, 'Operator Ltd', true],
      [plain, 'Example Ltd', false],
    ]);
    expect(await accounts.findAccount(operator)).toEqual(items[0]);
  });

  it('take the bootstrap key as it is, as an operator with all scopes, however often the process starts', async () => {
    const open = () => openAccounts({ ...backends.base, bootstrapKey });
    await open();
    const again = await open();
    const record = await again.findKey(bootstrapKey);
    expect(record).toMatchObject({ scopes: ['analyze', 'batch', 'settings'], last_four: 'ters', ip_ranges: [] });
    expect(await again.findAccount(record?.account_id ?? '')).toMatchObject({ operator: true });
    expect(await actions(record?.account_id ?? '')).toEqual(['account.created', 'key.created']);
  });

  it('make an operator of a bootstrap account that a former release stored', async () => {
    const collection = await backends.store.collection<AccountRecord>(collections.accounts);
    const former = { id: 'acc_bootstrap', name: 'bootstrap', created_at: '2026-01-01T00:00:00.000Z' };
    await collection.insert(former as AccountRecord);
    const opened = await openAccounts({ ...backends.base, bootstrapKey });
    expect(await opened.findAccount('acc_bootstrap')).toEqual({ ...former, operator: true });
  });

  it('do not bring a bootstrap key back that was revoked', async () => {
    const opened = await openAccounts({ ...backends.base, bootstrapKey });
    const record = await opened.findKey(bootstrapKey);
    await opened.revokeKey('acc_bootstrap', record?.key_id ?? '', 'a');
    const again = await openAccounts({ ...backends.base, bootstrapKey });
    expect((await again.findKey(bootstrapKey))?.revoked_at).not.toBeNull();
  });

  it('refuse a bootstrap key that was replaced, and take it back when it is configured again', async () => {
    const formerKey = makeApiKey((size) => new Uint8Array(size).fill(7));
    const former = await openAccounts({ ...backends.base, bootstrapKey: formerKey });
    const collection = await backends.store.collection<KeyRecord>(collections.keys);
    // As a former release stored it.
    await collection.update(hashApiKey(formerKey), ({ bootstrap: _, ...record }) => record);
    const { key } = await former.createKey('acc_bootstrap', { name: 'bootstrap', held: allRights }, 'a');

    const current = await openAccounts({ ...backends.base, bootstrapKey });
    expect([await current.findKey(formerKey), await former.findKey(formerKey)]).toEqual([undefined, undefined]);
    expect((await current.findKey(bootstrapKey))?.revoked_at).toBeNull();
    expect((await current.findKey(key))?.revoked_at).toBeNull();
    expect((await actions('acc_bootstrap')).filter((action) => action === 'key.revoked')).toHaveLength(1);

    await openAccounts({ ...backends.base, bootstrapKey: formerKey });
    expect(await current.findKey(formerKey)).toMatchObject({ revoked_at: null });
    expect(await current.findKey(bootstrapKey)).toBeUndefined();
  });
});
