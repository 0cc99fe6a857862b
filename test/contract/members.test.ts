import { type Members, openMembers } from '@winnow/accounts';
import { type AuditRecord, collections, type MemberRole } from '@winnow/contracts';
import { createIds, isAppError } from '@winnow/kernel';
import type { Store } from '@winnow/ports';
import { describe, expect, it } from 'vitest';
import { describeStores } from '../support/describe-stores.ts';

const issuer = 'https://identity.example.com';
const day = 24 * 60 * 60_000;
const begin = Date.parse('2026-11-01T00:00:00.000Z');

const ada = { issuer, subject: 'ada' };
const bob = { issuer, subject: 'bob' };

const ids = createIds(
  () => begin,
  (size) => crypto.getRandomValues(new Uint8Array(size)),
);

type Opened = { readonly store: Store; readonly members: Members; readonly pass: (ms: number) => void };

const open = async (openStore: () => Promise<Store>): Promise<Opened> => {
  let time = begin;
  const store = await openStore();
  const members = await openMembers({ store, now: () => time, newId: ids });
  return {
    store,
    members,
    pass: (ms) => {
      time += ms;
    },
  };
};

const fieldsOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: unknown) => (isAppError(error) ? (error.details.fields?.map(({ code }) => code) ?? error.code) : error),
  );

const invite = ({ members }: Opened, email: string, role: MemberRole, account = 'acc_1') =>
  members.invite(account, { email, role }, 'key_1');

const signIn = ({ members }: Opened, person: typeof ada, email?: string, claimed?: string) =>
  members.admit({ ...person, email, claimed });

describe('the members of an account', () => {
  describeStores(
    (openStore) => {
      it('are invited by address, and join with their first sign-in, whatever the case of the address', async () => {
        const opened = await open(openStore);
        const { members } = opened;
        const invited = await invite(opened, 'Ada@Example.com', 'recruiter');
        expect(invited).toMatchObject({ email: 'ada@example.com', state: 'invited', invited_by: 'key_1', joined_at: null });
        expect(await members.roleOf('acc_1', ada)).toBeUndefined();
        expect(await signIn(opened, ada, 'ADA@example.com')).toBe('acc_1');
        expect(await members.roleOf('acc_1', ada)).toBe('recruiter');
        // From now on the person counts, not the address.
        expect(await signIn(opened, ada)).toBe('acc_1');
        expect(await signIn(opened, bob, 'ada@example.com')).toBeUndefined();
        expect(await members.list('acc_1')).toEqual([
          expect.objectContaining({ id: invited.id, state: 'active', expires_at: null, joined_at: '2026-11-01T00:00:00.000Z' }),
        ]);
      });

      it('do not join without a confirmed address, with another one, or after 30 days', async () => {
        const opened = await open(openStore);
        await invite(opened, 'ada@example.com', 'viewer');
        expect(await signIn(opened, ada)).toBeUndefined();
        expect(await signIn(opened, bob, 'bob@example.com')).toBeUndefined();
        opened.pass(30 * day);
        expect(await signIn(opened, ada, 'ada@example.com')).toBeUndefined();
        await invite(opened, 'ada@example.com', 'developer');
        expect(await signIn(opened, ada, 'ada@example.com')).toBe('acc_1');
        expect(await opened.members.list('acc_1')).toHaveLength(1);
      });

      it('are owners when the identity provider names the account, as long as nobody says otherwise', async () => {
        const opened = await open(openStore);
        expect(await signIn(opened, ada, 'ada@example.com', 'acc_1')).toBe('acc_1');
        expect(await opened.members.roleOf('acc_1', ada)).toBe('owner');
        await invite(opened, 'bob@example.com', 'viewer');
        expect(await signIn(opened, bob, 'bob@example.com', 'acc_1')).toBe('acc_1');
        expect(await opened.members.roleOf('acc_1', bob)).toBe('viewer');
        const [, second] = await opened.members.list('acc_1');
        await opened.members.remove('acc_1', second?.id ?? '', 'person:ada');
        expect(await signIn(opened, bob, 'bob@example.com', 'acc_1')).toBeUndefined();
        expect(JSON.stringify(await opened.store.collection(collections.members).then((all) => all.get('acc_1')))).not.toContain(
          'bob@example.com',
        );
        await invite(opened, 'bob@example.com', 'recruiter');
        expect(await signIn(opened, bob, 'bob@example.com', 'acc_1')).toBe('acc_1');
        expect(await opened.members.roleOf('acc_1', bob)).toBe('recruiter');
      });

      it('stay in their account, whoever else invites them', async () => {
        const opened = await open(openStore);
        await invite(opened, 'ada@example.com', 'viewer');
        await signIn(opened, ada, 'ada@example.com');
        await invite(opened, 'ada@example.com', 'owner', 'acc_2');
        expect(await signIn(opened, ada, 'ada@example.com')).toBe('acc_1');
        const [member] = await opened.members.list('acc_1');
        await opened.members.remove('acc_1', member?.id ?? '', 'key_1');
        expect(await signIn(opened, ada, 'ada@example.com')).toBe('acc_2');
      });

      it('have an owner for as long as there was one, however many leave at once', async () => {
        const opened = await open(openStore);
        for (const person of [ada, bob]) await signIn(opened, person, `${person.subject}@example.com`, 'acc_1');
        await invite(opened, 'eve@example.com', 'owner');
        const owners = (await opened.members.list('acc_1')).filter(({ state }) => state === 'active');
        const left = await Promise.all(
          owners.map(({ id }, index) =>
            fieldsOf(
              index === 0
                ? opened.members.remove('acc_1', id, 'key_1')
                : opened.members.changeRole('acc_1', id, 'viewer', 'key_1'),
            ),
          ),
        );
        expect(left.map(String).toSorted()).toEqual(['done', 'last_owner']);
      });

      it('are invited once each, and at once', async () => {
        const opened = await open(openStore);
        const emails = ['ada@example.com', 'bob@example.com', 'ada@example.com', 'eve@example.com'];
        await Promise.all(emails.map((email) => invite(opened, email, 'viewer')));
        const members = await opened.members.list('acc_1');
        expect(members.map(({ email }) => email).toSorted()).toEqual(['ada@example.com', 'bob@example.com', 'eve@example.com']);
        await signIn(opened, ada, 'ada@example.com');
        expect(await fieldsOf(invite(opened, 'ada@example.com', 'owner'))).toEqual(['already_member']);
      });

      it('are unknown in other accounts', async () => {
        const opened = await open(openStore);
        const { id } = await invite(opened, 'ada@example.com', 'viewer');
        expect(await opened.members.list('acc_2')).toEqual([]);
        expect(await fieldsOf(opened.members.remove('acc_2', id, 'key_1'))).toBe('NOT_FOUND');
        expect(await fieldsOf(opened.members.changeRole('acc_2', id, 'owner', 'key_1'))).toBe('NOT_FOUND');
      });

      it('are audited by their IDs, without addresses', async () => {
        const opened = await open(openStore);
        const { id } = await invite(opened, 'ada@example.com', 'viewer');
        await signIn(opened, ada, 'ada@example.com');
        await opened.members.changeRole('acc_1', id, 'recruiter', 'key_2');
        await opened.members.remove('acc_1', id, 'key_3');
        const audit = await opened.store.collection<AuditRecord>(collections.audit);
        const { items } = await audit.find({ index: 'by_account', where: { account_id: 'acc_1' }, limit: 10 });
        expect(items.map(({ actor, action, target }) => [actor, action, target]).toSorted()).toEqual([
          ['key_1', 'member.invited', id],
          ['key_2', 'member.role_changed', id],
          ['key_3', 'member.removed', id],
          ['person:ada', 'member.joined', id],
        ]);
        expect(JSON.stringify(items)).not.toContain('@');
      });
    },
    () => begin,
  );
});
