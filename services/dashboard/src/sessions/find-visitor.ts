import { type Members, rightsOf, rightsOfRole } from '@winnow/accounts';
import type { Clock } from '@winnow/kernel';
import { type DashboardStore, findKeyById } from '../store.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { isUsableKey } from './is-usable-key.ts';
import type { SignedIn, Visitor } from './session.ts';

type Deps = {
  readonly store: Pick<DashboardStore, 'keys'>;
  readonly ended: Pick<EndedSessions, 'isEnded'>;
  readonly members: Pick<Members, 'roleOf'>;
  /** Of the identity provider; `undefined` when there is none. */
  readonly issuer: string | undefined;
  readonly now: Clock;
};

/**
 * The person of a session, from their address; `undefined` when it was signed out, its key is not valid any more or not from this
 * address, or the person is no member any more.
 */
export type FindVisitor = (session: SignedIn, address: string | undefined) => Promise<Visitor | undefined>;

/** Looks people up with the rights that they have now. */
export const createVisitorFinder =
  ({ store, ended, members, issuer, now }: Deps): FindVisitor =>
  async (session, address) => {
    const { by, csrf, accountId, actor, subject } = session;
    if (await ended.isEnded(session)) return undefined;
    const visitor = { by, csrf, accountId, actor };
    if (by === 'person') {
      if (issuer === undefined || subject === undefined) return undefined;
      const role = await members.roleOf(accountId, { issuer, subject });
      return role && { ...visitor, held: rightsOfRole(role) };
    }
    const record = await findKeyById(store, accountId, actor);
    return isUsableKey(record, address, now()) ? { ...visitor, held: rightsOf(record) } : undefined;
  };
