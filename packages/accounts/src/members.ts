import { createHash } from 'node:crypto';
import { collections, type MemberBody, type MemberRole, type MembersRecord, type SeatHintRecord } from '@winnow/contracts';
import { AppError, type Clock, type NewId } from '@winnow/kernel';
import { type Store, updateOrInsert } from '@winnow/ports';
import { openAudit } from './audit.ts';
import {
  accept,
  changeRole,
  invite,
  memberBodiesOf,
  normalizeAddress,
  type Person,
  remove,
  seatOf,
  takeByClaim,
  wasRemoved,
} from './seats.ts';

/** Somebody who has just signed in at the identity provider. */
type SignedInPerson = Person & {
  /** Only if the provider has confirmed it. */
  readonly email: string | undefined;
  /** An existing account that the provider names them as an owner of. */
  readonly claimed: string | undefined;
};

type Invitation = { readonly email: string; readonly role: MemberRole };

export type Members = {
  /** Members and pending invitations, in the order in which they came. */
  readonly list: (accountId: string) => Promise<readonly MemberBody[]>;
  /** Addresses of members, by how the audit log names them. */
  readonly addresses: (accountId: string) => Promise<ReadonlyMap<string, string>>;
  /** The current role of a person; `undefined` for one who is no member. */
  readonly roleOf: (accountId: string, person: Person) => Promise<MemberRole | undefined>;
  /** Invites a person by address. Throws `INVALID_REQUEST` with the field `email`. */
  readonly invite: (accountId: string, invitation: Invitation, actor: string) => Promise<MemberBody>;
  /** Throws `NOT_FOUND`, or `INVALID_REQUEST` for the last owner. */
  readonly changeRole: (accountId: string, id: string, role: MemberRole, actor: string) => Promise<MemberBody>;
  /** Removes a member, or withdraws an invitation. Throws `NOT_FOUND`, or `INVALID_REQUEST` for the last owner. */
  readonly remove: (accountId: string, id: string, actor: string) => Promise<void>;
  /**
   * The account of somebody who has just signed in: the claimed one, unless they were removed from it, the one they are a member
   * of, or one that has invited them. `undefined`: none.
   */
  readonly admit: (person: SignedInPerson) => Promise<string | undefined>;
};

type Deps = { readonly store: Store; readonly now: Clock; readonly newId: NewId };

type Seats = MembersRecord['seats'];

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const hintOfAddress = (email: string): string => hash(`address ${email}`);
const hintOfPerson = ({ issuer, subject }: Person): string => hash(`person ${issuer} ${subject}`);

/** How an audit entry names a person. */
export const actorOf = ({ subject }: Pick<Person, 'subject'>): string => `person:${subject}`;

/**
 * The members of accounts. The record of an account decides; hints only say in which accounts to look for a person. They are
 * written first and may be outdated.
 */
export const openMembers = async ({ store, now, newId }: Deps): Promise<Members> => {
  const records = await store.collection<MembersRecord>(collections.members);
  const hints = await store.collection<SeatHintRecord>(collections.seatHints);
  const note = await openAudit({ store, now, newId });

  const seatsOf = async (accountId: string): Promise<Seats> => (await records.get(accountId))?.seats ?? [];

  /** Throws what `decide` throws, which is called again when another change came in between. */
  const change = async (accountId: string, decide: (seats: Seats) => Seats): Promise<Seats> => {
    const { seats } = await updateOrInsert(records, accountId, {
      first: () => ({ id: accountId, seats: decide([]) }),
      next: (current) => ({ ...current, seats: decide(current.seats) }),
    });
    return seats;
  };

  const hint = async (id: string, accountId: string): Promise<void> => {
    await updateOrInsert(hints, id, {
      first: () => ({ id, accounts: [accountId] }),
      next: ({ accounts, ...rest }) =>
        accounts.includes(accountId) ? undefined : { ...rest, accounts: [...accounts, accountId] },
    });
  };

  const dropHint = async (id: string, accountId: string): Promise<void> => {
    await hints.update(id, (current) => ({ ...current, accounts: current.accounts.filter((each) => each !== accountId) }));
  };

  const hinted = async (id: string): Promise<readonly string[]> => (await hints.get(id))?.accounts ?? [];

  /** Takes an invitation of an account; false when there is none. */
  const join = async (accountId: string, person: Person, email: string | undefined): Promise<boolean> => {
    const open = accept(await seatsOf(accountId), person, email, now());
    const seat = open && seatOf(open, person);
    if (seat === undefined || email === undefined) return false;
    await hint(hintOfPerson(person), accountId);
    await note({ account_id: accountId, actor: actorOf(person), action: 'member.joined', target: seat.id });
    const seats = await change(accountId, (current) => accept(current, person, email, now()) ?? current);
    await dropHint(hintOfAddress(email), accountId);
    return seatOf(seats, person) !== undefined;
  };

  /** False for somebody who was removed from the account, and not invited again. */
  const admitByClaim = async (accountId: string, person: Person, email: string | undefined): Promise<boolean> => {
    const before = await seatsOf(accountId);
    if (seatOf(before, person) !== undefined || (await join(accountId, person, email))) return true;
    if (wasRemoved(before, person)) return false;
    const id = newId('mem');
    await hint(hintOfPerson(person), accountId);
    await note({ account_id: accountId, actor: actorOf(person), action: 'member.joined', target: id });
    const seats = await change(accountId, (current) =>
      seatOf(current, person) !== undefined || wasRemoved(current, person)
        ? current
        : takeByClaim(current, { id, ...person, email }, now()),
    );
    return seatOf(seats, person) !== undefined;
  };

  const find = (seats: Seats, wanted: (member: MemberBody) => boolean): MemberBody => {
    const found = memberBodiesOf(seats).find(wanted);
    if (found === undefined) throw new AppError('NOT_FOUND', 'No such member.');
    return found;
  };

  return {
    list: async (accountId) => memberBodiesOf(await seatsOf(accountId)),
    addresses: async (accountId) =>
      new Map(
        (await seatsOf(accountId)).flatMap((seat) =>
          seat.state === 'active' && seat.email !== null ? [[actorOf(seat), seat.email] as const] : [],
        ),
      ),
    roleOf: async (accountId, person) => seatOf(await seatsOf(accountId), person)?.role,

    invite: async (accountId, { email: given, role }, actor) => {
      const email = normalizeAddress(given);
      const before = await seatsOf(accountId);
      const asked = { id: newId('mem'), email, role, by: actor };
      const target = find(invite(before, asked, now()), (member) => member.email === email).id;
      await hint(hintOfAddress(email), accountId);
      await note({ account_id: accountId, actor, action: 'member.invited', target });
      const seats = await change(accountId, (current) => invite(current, asked, now()));
      return find(seats, (member) => member.email === email);
    },

    changeRole: async (accountId, id, role, actor) => {
      changeRole(await seatsOf(accountId), id, role);
      await note({ account_id: accountId, actor, action: 'member.role_changed', target: id });
      return find(await change(accountId, (current) => changeRole(current, id, role)), (member) => member.id === id);
    },

    remove: async (accountId, id, actor) => {
      const before = await seatsOf(accountId);
      remove(before, id);
      const { email } = find(before, (member) => member.id === id);
      await note({ account_id: accountId, actor, action: 'member.removed', target: id });
      await change(accountId, (current) => remove(current, id));
      if (email !== null) await dropHint(hintOfAddress(email), accountId);
    },

    admit: async ({ issuer, subject, email: given, claimed }) => {
      const person = { issuer, subject };
      const email = given === undefined ? undefined : normalizeAddress(given);
      if (claimed !== undefined && (await admitByClaim(claimed, person, email))) return claimed;
      for (const accountId of await hinted(hintOfPerson(person)))
        if (seatOf(await seatsOf(accountId), person) !== undefined) return accountId;
      if (email === undefined) return undefined;
      for (const accountId of await hinted(hintOfAddress(email))) if (await join(accountId, person, email)) return accountId;
      return undefined;
    },
  };
};
