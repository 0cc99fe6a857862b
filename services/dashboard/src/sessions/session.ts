import type { KeyRights } from '@winnow/accounts';

/** What an identity provider has to give back at the end of a sign-in. */
export type Flow = { readonly state: string; readonly nonce: string; readonly verifier: string };

type Times = { readonly began: number; readonly seen: number };

/** Somebody who has not signed in: the session only ties forms, and a sign-in under way, to one browser. */
export type Guest = Times & { readonly by: 'guest'; readonly csrf: string; readonly flow: Flow | null };

/** Somebody who came with a key or as a person of the identity provider. `actor` is the id of the one or the other. */
export type SignedIn = Times & {
  readonly by: 'key' | 'person';
  readonly csrf: string;
  readonly accountId: string;
  readonly actor: string;
};

export type Session = Guest | SignedIn;

/** Who is signed in, checked for this request. */
export type Visitor = Omit<SignedIn, keyof Times> & {
  /** Of the key; a person has all. */
  readonly held: KeyRights;
};

const idleMs = 30 * 60_000;
export const maxSessionMs = 12 * 60 * 60_000;
const noteEveryMs = 60_000;

/** False after 30 minutes without a request, and 12 hours after the start whatever happened. */
export const isAlive = ({ began, seen }: Times, now: number): boolean => now - seen < idleMs && now - began < maxSessionMs;

/** The session with its last request noted; itself while that would change little. */
export const noteSeen = <T extends Session>(session: T, now: number): T =>
  now - session.seen < noteEveryMs ? session : { ...session, seen: now };
