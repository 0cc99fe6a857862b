import type { MemberBody, MemberRole, SeatRecord } from '@winnow/contracts';
import { AppError, isoTime } from '@winnow/kernel';
import { invalidFields } from './invalid-fields.ts';

/** The decisions about who belongs to an account, on the list of its seats. */

type Seats = readonly SeatRecord[];
type Taken = Extract<SeatRecord, { readonly state: 'active' }>;
type Kept = Exclude<SeatRecord, { readonly state: 'removed' }>;

/** A person as the identity provider knows them. */
export type Person = { readonly issuer: string; readonly subject: string };

const invitationMs = 30 * 24 * 60 * 60 * 1000;
const maxMembers = 500;

const unknown = (): AppError => new AppError('NOT_FOUND', 'No such member.');

const lastOwner = (field: string): AppError =>
  invalidFields('An account keeps at least one owner.', [
    { field, code: 'last_owner', message: 'This is the only owner. Make another member an owner first.' },
  ]);

/** The address as it is compared and stored. */
export const normalizeAddress = (email: string): string => email.trim().toLowerCase();

const isKept = (seat: SeatRecord): seat is Kept => seat.state !== 'removed';
const isOf = ({ issuer, subject }: Person, seat: SeatRecord): boolean =>
  seat.state !== 'invited' && seat.issuer === issuer && seat.subject === subject;

const hasOwner = (seats: Seats): boolean => seats.some(({ state, role }) => state === 'active' && role === 'owner');

/** The seat that a person has taken. */
export const seatOf = (seats: Seats, person: Person): Taken | undefined =>
  seats.find((seat): seat is Taken => seat.state === 'active' && isOf(person, seat));

/** True when the person was a member and is no longer. */
export const wasRemoved = (seats: Seats, person: Person): boolean =>
  seats.some((seat) => seat.state === 'removed' && isOf(person, seat));

/** Members and invitations, as the API returns them. */
export const memberBodiesOf = (seats: Seats): readonly MemberBody[] =>
  seats.filter(isKept).map((seat) => ({
    id: seat.id,
    email: seat.email,
    role: seat.role,
    state: seat.state,
    invited_by: seat.invited_by,
    invited_at: seat.invited_at,
    expires_at: seat.state === 'invited' ? seat.invitation_ends_at : null,
    joined_at: seat.state === 'active' ? seat.joined_at : null,
  }));

type Invitation = { readonly id: string; readonly email: string; readonly role: MemberRole; readonly by: string };

/** Adds an invitation, or renews that of the same address. Throws `INVALID_REQUEST` with the field `email`. */
export const invite = (seats: Seats, { id, email, role, by }: Invitation, now: number): Seats => {
  const refused = (code: string, message: string): AppError =>
    invalidFields('The person cannot be invited.', [{ field: 'email', code, message }]);
  const before = seats.find((seat) => isKept(seat) && seat.email === email);
  if (before?.state === 'active') throw refused('already_member', 'This person is a member already.');
  if (before === undefined && seats.filter(isKept).length >= maxMembers)
    throw refused('too_many', `An account has at most ${maxMembers} members.`);
  const invited: SeatRecord = {
    id: before?.id ?? id,
    state: 'invited',
    email,
    role,
    invited_by: by,
    invited_at: isoTime(now),
    invitation_ends_at: isoTime(now + invitationMs),
  };
  return [...seats.filter((seat) => seat !== before), invited];
};

/** Gives a member another role. Throws `NOT_FOUND`, or `INVALID_REQUEST` for the last owner. */
export const changeRole = (seats: Seats, id: string, role: MemberRole): Seats => {
  if (!seats.some((seat) => isKept(seat) && seat.id === id)) throw unknown();
  const changed = seats.map((seat) => (isKept(seat) && seat.id === id ? { ...seat, role } : seat));
  if (hasOwner(seats) && !hasOwner(changed)) throw lastOwner('role');
  return changed;
};

/** Removes a member, or withdraws an invitation. Throws `NOT_FOUND`, or `INVALID_REQUEST` for the last owner. */
export const remove = (seats: Seats, id: string): Seats => {
  const seat = seats.find((each) => isKept(each) && each.id === id);
  if (seat === undefined) throw unknown();
  const others = seats.filter((each) => each !== seat);
  if (hasOwner(seats) && !hasOwner(others)) throw lastOwner('id');
  if (seat.state !== 'active') return others;
  const { role, issuer, subject } = seat;
  return [...others, { id, role, issuer, subject, state: 'removed' }];
};

/** The seats after a person has accepted an invitation to their address; `undefined` when there is none that is still valid. */
export const accept = (seats: Seats, person: Person, email: string | undefined, now: number): Seats | undefined => {
  const seat = seats.find(
    (each) => each.state === 'invited' && each.email === email && Date.parse(each.invitation_ends_at) > now,
  );
  if (seat?.state !== 'invited') return undefined;
  const { id, role, invited_by, invited_at } = seat;
  const taken: Taken = {
    id,
    role,
    ...person,
    state: 'active',
    email: seat.email,
    invited_by,
    invited_at,
    joined_at: isoTime(now),
  };
  return [...seats.filter((each) => each !== seat && !isOf(person, each)), taken];
};

type Claimed = Person & { readonly id: string; readonly email: string | undefined };

/** The seats with one for a person whom the identity provider names as an owner of the account. */
export const takeByClaim = (seats: Seats, { id, issuer, subject, email }: Claimed, now: number): Seats => {
  const isFree = email !== undefined && !seats.some((seat) => isKept(seat) && seat.email === email);
  const taken: Taken = {
    id,
    role: 'owner',
    issuer,
    subject,
    state: 'active',
    email: isFree ? email : null,
    invited_by: null,
    invited_at: null,
    joined_at: isoTime(now),
  };
  return [...seats, taken];
};
