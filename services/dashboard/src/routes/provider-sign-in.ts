import { type Accounts, actorOf, type Members } from '@winnow/accounts';
import { AppError } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import { noAccountPage, providerSignInPage } from '../pages/sign-in-page.ts';
import { noticeOf } from '../pages/words.ts';
import type { IdentityProvider } from '../sessions/identity-provider.ts';
import { callOf } from './call.ts';
import { type SignInDeps, signIn } from './sign-in.ts';

type Deps = SignInDeps & {
  readonly accounts: Pick<Accounts, 'findAccount'>;
  readonly members: Pick<Members, 'admit' | 'roleOf'>;
  readonly provider: IdentityProvider;
  readonly issuer: string;
  readonly accountClaim: string;
};

/** Sign-in at the identity provider: redirect and callback. */
export const providerSignInRoutes = (deps: Deps) => {
  const { accounts, members, provider, issuer, accountClaim, cookie, sessions } = deps;
  const host = new URL(issuer).host;

  /** Optional: the page is shown without it when the provider does not respond. */
  const signOutUrl = (): Promise<string | undefined> => provider.signOutUrl().catch(() => undefined);

  const show: RequestHandler = async (request, response) => {
    const leaving = request.query.done === 'signed-out';
    const notice = noticeOf(request.query.done);
    response.send(providerSignInPage({ provider: host, signOutUrl: leaving ? await signOutUrl() : undefined, notice }));
  };

  const start: RequestHandler = async (_request, response) => {
    const { url, flow } = await provider.begin();
    response.set('Set-Cookie', cookie.write(sessions.guest(flow)));
    response.redirect(303, url);
  };

  const finish: RequestHandler = async (request, response) => {
    const { session } = callOf(response);
    if (session?.by !== 'guest' || session.flow === null)
      throw new AppError('AUTH_ERROR', 'No sign-in is under way in this browser. Begin it again.', { forbidden: true });
    // A flow is valid for one callback, whatever its result.
    response.set('Set-Cookie', cookie.clear());
    const { search } = new URL(request.originalUrl, 'http://localhost');
    const { subject, email, accountId: claim } = await provider.finish(search, session.flow);
    const isKnown = claim !== undefined && (await accounts.findAccount(claim)) !== undefined;
    const accountId = await members.admit({ issuer, subject, email, claimed: isKnown ? claim : undefined });
    const role = accountId === undefined ? undefined : await members.roleOf(accountId, { issuer, subject });
    if (accountId === undefined || role === undefined) {
      response.status(403).send(noAccountPage({ claim: accountClaim, signOutUrl: await signOutUrl() }));
      return;
    }
    signIn(deps, response, { by: 'person', accountId, actor: actorOf({ subject }), subject });
  };

  return { show, start, finish };
};
