import { memberRole } from '@winnow/contracts';
import { isAppError } from '@winnow/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, allRights, type KeyRights, openAccounts, rightsOfRole } from '../src/index.ts';
import { type AccountStore, openAccountStore } from './support/account-store.ts';

const held: KeyRights = {
  role: 'owner',
  scopes: ['batch', 'settings'],
  key_expires_at: '2026-12-01T00:00:00.000Z',
  limit_per_minute: 10,
  ip_ranges: ['192.0.2.0/24', '2001:db8::/32'],
};

let backends: AccountStore;
let accounts: Accounts;
let accountId: string;

beforeEach(async () => {
  backends = await openAccountStore();
  accounts = await openAccounts({ ...backends.base, bootstrapKey: undefined });
  accountId = await accounts.create('Example Ltd');
});
afterEach(() => backends[Symbol.asyncDispose]());

const refusedFields = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'made',
    (error: unknown) => (isAppError(error) ? error.details.fields?.map(({ field, code }) => [field, code]) : error),
  );

describe('a restricted key that makes another', () => {
  it('hands on its own restrictions where none are asked for', async () => {
    const { record } = await accounts.createKey(accountId, { name: 'a', held }, 'key_actor');
    expect(record).toMatchObject(held);
  });

  it('may narrow them', async () => {
    const narrower = {
      scopes: ['batch'],
      expires_at: '2026-11-15T00:00:00.000Z',
      limit: 3,
      ip_ranges: ['192.0.2.128/25', '2001:db8::1'],
    } as const;
    const { record } = await accounts.createKey(accountId, { name: 'a', ...narrower, held }, 'key_actor');
    expect(record).toMatchObject({ scopes: narrower.scopes, limit_per_minute: 3, ip_ranges: narrower.ip_ranges });
  });

  it.each([
    ['scopes', { scopes: ['analyze'] }],
    ['expires_at', { expires_at: null }],
    ['expires_at', { expires_at: '2026-12-01T00:00:00.001Z' }],
    ['limits.requests_per_minute', { limit: null }],
    ['limits.requests_per_minute', { limit: 11 }],
    ['ip_ranges', { ip_ranges: [] }],
    ['ip_ranges', { ip_ranges: ['192.0.2.0/23'] }],
    ['ip_ranges', { ip_ranges: ['192.0.2.7', '198.51.100.1'] }],
  ] as const)('cannot widen %s: %j', async (field, request) => {
    const made = accounts.createKey(accountId, { name: 'a', ...request, held }, 'key_actor');
    expect(await refusedFields(made)).toEqual([[field, 'not_held']]);
    expect((await accounts.listKeys(accountId, { limit: 10 })).items).toEqual([]);
  });
});

describe('a key that is limited to a role', () => {
  const developer = rightsOfRole('developer');

  it('makes keys of the same role only, with scopes of that role', async () => {
    const { record } = await accounts.createKey(accountId, { name: 'a', held: developer }, 'key_actor');
    expect(record).toMatchObject({ role: 'developer', scopes: ['analyze', 'settings'] });
    for (const role of ['owner', 'recruiter', 'viewer'] as const) {
      const made = accounts.createKey(accountId, { name: 'a', role, held: developer }, 'key_actor');
      expect(await refusedFields(made), role).toEqual([['role', 'not_held']]);
    }
  });

  it('is made by an owner, of any role', async () => {
    for (const role of memberRole.options) {
      const { record } = await accounts.createKey(accountId, { name: 'a', role, held: allRights }, 'key_actor');
      expect(record.role).toBe(role);
    }
  });

  it('renews no key that may do more', async () => {
    const { record } = await accounts.createKey(accountId, { name: 'free', held: allRights }, 'a');
    const renewed = accounts.renewKey(accountId, record.key_id, { graceSeconds: 0, held: developer }, 'a');
    expect(await refusedFields(renewed)).toEqual([
      ['role', 'not_held'],
      ['scopes', 'not_held'],
    ]);
  });
});

describe('a restricted key that renews', () => {
  it('cannot renew a key that may do more, nor outlive itself', async () => {
    const { record: free } = await accounts.createKey(accountId, { name: 'free', scopes: ['batch'], held: allRights }, 'a');
    expect(await refusedFields(accounts.renewKey(accountId, free.key_id, { graceSeconds: 0, held }, 'a'))).toEqual([
      ['expires_at', 'not_held'],
      ['limits.requests_per_minute', 'not_held'],
      ['ip_ranges', 'not_held'],
    ]);
    const { record: own } = await accounts.createKey(accountId, { name: 'own', held }, 'a');
    const longer = { graceSeconds: 0, expires_at: '2027-01-01T00:00:00.000Z', held };
    expect(await refusedFields(accounts.renewKey(accountId, own.key_id, longer, 'a'))).toEqual([['expires_at', 'not_held']]);
    expect((await accounts.renewKey(accountId, own.key_id, { graceSeconds: 0, held }, 'a')).record).toMatchObject(held);
  });
});
