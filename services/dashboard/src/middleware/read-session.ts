import type { Clock } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import { callOf } from '../routes/call.ts';
import type { FindVisitor } from '../sessions/find-visitor.ts';
import { markSeen } from '../sessions/session.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';

type Deps = {
  readonly cookie: SessionCookie;
  readonly findVisitor: FindVisitor;
  readonly now: Clock;
};

/** Finds the session of a request. Its key or member is looked up each time, so that the session ends with it. */
export const readSession =
  ({ cookie, findVisitor, now }: Deps): RequestHandler =>
  async (request, response, next) => {
    const call = callOf(response);
    const session = cookie.read(request.get('cookie'));
    if (session !== undefined && session.by !== 'guest') {
      call.visitor = await findVisitor(session, request.ip);
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
