import { createHash } from 'node:crypto';
import { type Clock, isoTime } from '@winnow/kernel';
import type { DashboardStore } from '../store.ts';
import { maxSessionMs, type SignedIn } from './session.ts';

export type EndedSessions = {
  /** Ends a session permanently: its cookie is rejected from now on, wherever it was copied to. */
  readonly end: (session: SignedIn) => Promise<void>;
  readonly isEnded: (session: SignedIn) => Promise<boolean>;
};

type Deps = { readonly store: Pick<DashboardStore, 'endedSessions'>; readonly now: Clock };

/** The form token stays the same throughout a session. */
const idOf = ({ csrf }: SignedIn): string => createHash('sha256').update(csrf).digest('hex');

/** Stores the sessions that people signed out of. */
export const openEndedSessions = ({ store, now }: Deps): EndedSessions => ({
  end: async (session) => {
    await store.endedSessions.insert({ id: idOf(session), expires_at: isoTime(now() + maxSessionMs) });
  },
  isEnded: async (session) => (await store.endedSessions.get(idOf(session))) !== undefined,
});
