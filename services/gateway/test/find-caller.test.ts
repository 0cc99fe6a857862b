import { allRights, rightsOfRole } from '@winnow/accounts';
import type { HttpOperation, HttpOperationId, KeyRecord } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import { describe, expect, it } from 'vitest';
import { cacheKeys, callerOfPass, findCaller } from '../src/middleware/find-caller.ts';

const now = Date.parse('2026-11-01T00:00:00.000Z');
const record: KeyRecord = {
  id: 'hash',
  key_id: 'key_1',
  account_id: 'acc_1',
  name: 'n',
  last_four: 'abcd',
  ip_ranges: [],
  scopes: ['analyze'],
  created_at: '2026-01-01T00:00:00.000Z',
  key_expires_at: null,
  revoked_at: null,
  limit_per_minute: 7,
};
type Access = Exclude<HttpOperation['access'], { key: 'none' }>;
const required: Access = { key: 'required', scope: 'analyze' };
const optional: Access = { key: 'optional', scope: 'analyze' };

const call = (key: string | undefined, access: Access, found?: KeyRecord, operation: HttpOperationId = 'parse') =>
  findCaller(
    async () => found,
    () => now,
    { key, operation, access, ip: '203.0.113.7', address: () => '203.0.113.7', anonymousAccountId: 'anon_op_1' },
  );

const refused = (forbidden: boolean) =>
  expect.toSatisfy(
    (error: unknown) =>
      error instanceof AppError && error.code === 'AUTH_ERROR' && (error.details.forbidden ?? false) === forbidden,
  );

describe('a person signed in at the dashboard', () => {
  const pass = { accountId: 'acc_1', actor: 'person:ada', by: 'person', held: { ...allRights, scopes: ['batch'] } } as const;

  it('is its account, with a limit of their own', async () => {
    const caller = await callerOfPass(pass, 'reviewCandidate');
    expect(caller).toMatchObject({ accountId: 'acc_1', kept: true, budget: 'person:ada', keyId: 'person:ada' });
  });

  it('may do only what the scopes allow', async () => {
    await expect(callerOfPass(pass, 'listKeys')).rejects.toThrow(refused(true));
  });

  it('changes nothing when they may read only', async () => {
    const viewer = { ...pass, held: rightsOfRole('viewer') };
    await expect(callerOfPass(viewer, 'deleteBatch')).rejects.toThrow('Your role in this account does not allow this.');
    await expect(callerOfPass(viewer, 'readBatch')).resolves.toMatchObject({ accountId: 'acc_1' });
    await expect(callerOfPass(viewer, 'rerankBatch')).resolves.toMatchObject({ accountId: 'acc_1' });
  });
});

describe('a caller', () => {
  it('with a key is its account, with its own limit', async () => {
    expect(await call('k', required, record)).toEqual({
      accountId: 'acc_1',
      kept: true,
      budget: 'key:key_1',
      keyId: 'key_1',
      held: { role: 'owner', scopes: ['analyze'], key_expires_at: null, limit_per_minute: 7, ip_ranges: [] },
    });
  });

  it('without a key is let in where none is required, with an account for this request alone', async () => {
    expect(await call(undefined, optional)).toEqual({
      accountId: 'anon_op_1',
      kept: false,
      budget: 'address:203.0.113.7',
      keyId: '',
      held: { role: 'owner', scopes: [], key_expires_at: null, limit_per_minute: null, ip_ranges: [] },
    });
    await expect(call(undefined, required)).rejects.toThrow(refused(false));
  });

  it('with an unknown key is refused where none would do, too', async () => {
    await expect(call('k', optional)).rejects.toThrow(refused(false));
  });

  it.each([
    ['revoked', { revoked_at: '2026-10-01T00:00:00.000Z' }],
    ['expired', { key_expires_at: '2026-11-01T00:00:00.000Z' }],
    ['without the scope', { scopes: ['settings' as const] }],
    ['limited to a role that may not', { role: 'viewer' as const }],
  ])('with a key that is %s is known and refused', async (_, change) => {
    await expect(call('k', required, { ...record, ...change })).rejects.toThrow(refused(true));
  });
});

describe('remembered keys', () => {
  it('are looked up again within a second, so that a revocation is seen, and unknown ones every time', async () => {
    let time = 0;
    let asked = 0;
    const find = cacheKeys(
      {
        findKey: async (key) => {
          asked += 1;
          return key === 'known' ? record : undefined;
        },
      },
      () => time,
    );
    for (let turn = 0; turn < 5; turn += 1) expect(await find('known')).toBe(record);
    expect(asked).toBe(1);
    time = 999;
    await find('known');
    expect(asked).toBe(2);
    await find('unknown');
    await find('unknown');
    expect(asked).toBe(4);
  });

  it('is remembered from when its look-up began, however long that took', async () => {
    let [time, asked] = [0, 0];
    const findKey = async () => {
      asked += 1;
      time += 700;
      return record;
    };
    const find = cacheKeys({ findKey }, () => time);
    await find('known');
    time += 150;
    await find('known');
    expect(asked).toBe(2);
  });
});
