import type { Clock } from '@winnow/kernel';
import type { Flow, Guest, SignedIn } from './session.ts';

type Deps = { readonly now: Clock; readonly randomBytes: (size: number) => Uint8Array };

export type NewSessions = {
  readonly guest: (flow?: Flow) => Guest;
  /** A new session: nothing of the guest session is carried over. */
  readonly signedIn: (who: Pick<SignedIn, 'by' | 'accountId' | 'actor' | 'subject'>) => SignedIn;
};

const csrfBytes = 32;

/** Creates sessions that start now, each with a token for its forms. */
export const createSessions = ({ now, randomBytes }: Deps): NewSessions => {
  const begin = () => {
    const time = now();
    return { began: time, seen: time, csrf: Buffer.from(randomBytes(csrfBytes)).toString('base64url') };
  };
  return {
    guest: (flow) => ({ ...begin(), by: 'guest', flow: flow ?? null }),
    signedIn: (who) => ({ ...begin(), ...who }),
  };
};
