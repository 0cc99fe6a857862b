import { workspacePath } from '@winnow/workspace';
import type { RequestHandler, Response } from 'express';
import type { NewSessions } from '../sessions/begin-session.ts';
import type { EndedSessions } from '../sessions/ended-sessions.ts';
import type { Guest, SignedIn } from '../sessions/session.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import { callOf } from './call.ts';

export type SignInDeps = { readonly cookie: SessionCookie; readonly sessions: NewSessions };

/** The session of a guest, created if there is none: a page that is already open keeps its form. */
export const guestOf = ({ cookie, sessions }: SignInDeps, response: Response): Guest => {
  const { session } = callOf(response);
  if (session?.by === 'guest') return session;
  const guest = sessions.guest();
  response.set('Set-Cookie', cookie.write(guest));
  return guest;
};

/** Starts a session and redirects to the workspace. */
export const signIn = (
  { cookie, sessions }: SignInDeps,
  response: Response,
  who: Pick<SignedIn, 'by' | 'accountId' | 'actor' | 'subject'>,
): void => {
  response.set('Set-Cookie', cookie.write(sessions.signedIn(who)));
  response.redirect(303, workspacePath);
};

/** Redirects a signed-in person to the workspace. */
export const skipWhenSignedIn: RequestHandler = (_request, response, next) => {
  if (callOf(response).visitor === undefined) next();
  else response.redirect(303, workspacePath);
};

type SignOutDeps = Pick<SignInDeps, 'cookie'> & { readonly ended: Pick<EndedSessions, 'end'> };

const endSession = async ({ cookie, ended }: SignOutDeps, response: Response): Promise<void> => {
  const { session } = callOf(response);
  if (session !== undefined && session.by !== 'guest') await ended.end(session);
  response.set('Set-Cookie', cookie.clear());
};

/** Ends the session, in this browser and for every copy of its cookie. */
export const signOut =
  (deps: SignOutDeps): RequestHandler =>
  async (_request, response) => {
    await endSession(deps, response);
    response.redirect(303, '/sign-in?done=signed-out');
  };

/** The same for the scripts of the workspace. */
export const endSessionRoute =
  (deps: SignOutDeps): RequestHandler =>
  async (_request, response) => {
    await endSession(deps, response);
    response.status(204).end();
  };
