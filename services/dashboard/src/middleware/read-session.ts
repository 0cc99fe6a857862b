import { type Members, rightsOf, rightsOfRole } from '@winnow/accounts';
import type { Clock } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import { callOf } from '../routes/call.ts';
import type { EndedSessions } from '../sessions/ended-sessions.ts';
import { isUsableKey } from '../sessions/is-usable-key.ts';
import { markSeen, type SignedIn, type Visitor } from '../sessions/session.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import { type DashboardStore, findKeyById } from '../store.ts';

type Deps = {
  readonly cookie: SessionCookie;
  readonly store: Pick<DashboardStore, 'keys'>;
  readonly ended: Pick<EndedSessions, 'isEnded'>;
  readonly members: Pick<Members, 'roleOf'>;
  /** Of the identity provider; `undefined` when there is none. */
  readonly issuer: string | undefined;
  readonly now: Clock;
};

/** The person of a session; `undefined` when it was signed out, its key is not valid any more or not from this address, or the person is no member any more. */
const visitorFor = async (
  { store, ended, members, issuer, now }: Deps,
  session: SignedIn,
  address: string | undefined,
): Promise<Visitor | undefined> => {
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

/** Finds the session of a request. Its key or member is looked up each time, so that the session ends with it. */
export const readSession =
  (deps: Deps): RequestHandler =>
  async (request, response, next) => {
    const { cookie, now } = deps;
    const call = callOf(response);
    const session = cookie.read(request.get('cookie'));
    if (session !== undefined && session.by !== 'guest') {
      call.visitor = await visitorFor(deps, session, request.ip);
      if (call.visitor === undefined) {
        next();
        return;
      }
    }
    call.session = session;
    const noted = session === undefined ? undefined : markSeen(session, now());
    if (noted !== undefined && noted !== session) response.set('Set-Cookie', cookie.write(noted));
    next();
  };

/** Redirects to the sign-in page without a session. */
export const requireVisitor =
  (cookie: SessionCookie): RequestHandler =>
  (request, response, next) => {
    const { visitor, session } = callOf(response);
    if (visitor !== undefined) {
      next();
      return;
    }
    if (session === undefined && cookie.isIn(request.get('cookie'))) {
      response.set('Set-Cookie', cookie.clear());
      response.redirect(303, '/sign-in?done=ended');
    } else response.redirect(303, '/sign-in');
  };
