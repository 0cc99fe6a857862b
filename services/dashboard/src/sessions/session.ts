import type { KeyRights } from '@winnow/accounts';

/** State that must match at the end of a sign-in. */
export type Flow = { readonly state: string; readonly nonce: string; readonly verifier: string };

type Times = { readonly began: number; readonly seen: number };

/** A person who has not signed in: the session only binds forms, and a sign-in in progress, to one browser. */
export type Guest = Times & { readonly by: 'guest'; readonly csrf: string; readonly flow: Flow | null };

/** A person who signed in with a key or at the identity provider. `actor` is the ID of the key, or of the person in the audit log. */
export type SignedIn = Times & {
  readonly by: 'key' | 'person';
  readonly csrf: string;
  readonly accountId: string;
  readonly actor: string;
  /** The person at the identity provider. */
  readonly subject?: string;
};

export type Session = Guest | SignedIn;

/** The signed-in person, verified for this request. */
export type Visitor = Omit<SignedIn, keyof Times> & {
  /** Rights of the key, or of the role that the member has now. */
  readonly held: KeyRights;
};

const idleMs = 30 * 60_000;
export const maxSessionMs = 12 * 60 * 60_000;
const noteEveryMs = 60_000;

/** False after 30 minutes of inactivity, and 12 hours after the start. */
export const isAlive = ({ began, seen }: Times, now: number): boolean => now - seen < idleMs && now - began < maxSessionMs;

/** The session with its last request recorded; unchanged if the difference is small. */
export const markSeen = <T extends Session>(session: T, now: number): T =>
  now - session.seen < noteEveryMs ? session : { ...session, seen: now };
