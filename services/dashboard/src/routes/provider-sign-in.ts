import type { Accounts } from '@winnow/accounts';
import { AppError } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import { noAccountPage, providerSignInPage } from '../pages/sign-in-page.ts';
import { noticeOf } from '../pages/words.ts';
import type { IdentityProvider } from '../sessions/identity-provider.ts';
import { callOf } from './call.ts';
import { type SignInDeps, signIn } from './sign-in.ts';

type Deps = SignInDeps & {
  readonly accounts: Pick<Accounts, 'findAccount'>;
  readonly provider: IdentityProvider;
  readonly issuer: string;
  readonly accountClaim: string;
};

/** Sign-in at the identity provider: redirect and callback. */
export const providerSignInRoutes = (deps: Deps) => {
  const { accounts, provider, issuer, accountClaim, cookie, sessions } = deps;
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
    const { subject, accountId } = await provider.finish(new URL(request.originalUrl, 'http://localhost').search, session.flow);
    if (accountId === undefined || (await accounts.findAccount(accountId)) === undefined) {
      response.status(403).send(noAccountPage({ claim: accountClaim, signOutUrl: await signOutUrl() }));
      return;
    }
    signIn(deps, response, { by: 'person', accountId, actor: `person:${subject}` });
  };

  return { show, start, finish };
};
