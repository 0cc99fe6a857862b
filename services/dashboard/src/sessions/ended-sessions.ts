import { createHash } from 'node:crypto';
import { type Clock, isoTime } from '@winnow/kernel';
import type { DashboardStore } from '../store.ts';
import { maxSessionMs, type SignedIn } from './session.ts';

export type EndedSessions = {
  /** Ends a session for good: its cookie is refused from now on, wherever it was copied to. */
  readonly end: (session: SignedIn) => Promise<void>;
  readonly isEnded: (session: SignedIn) => Promise<boolean>;
};

type Deps = { readonly store: Pick<DashboardStore, 'endedSessions'>; readonly now: Clock };

/** The token of its forms stays the same for as long as a session lasts. */
const idOf = ({ csrf }: SignedIn): string => createHash('sha256').update(csrf).digest('hex');

/** Remembers the sessions that people signed out of. */
export const openEndedSessions = ({ store, now }: Deps): EndedSessions => ({
  end: async (session) => {
    await store.endedSessions.insert({ id: idOf(session), expires_at: isoTime(now() + maxSessionMs) });
  },
  isEnded: async (session) => (await store.endedSessions.get(idOf(session))) !== undefined,
});
