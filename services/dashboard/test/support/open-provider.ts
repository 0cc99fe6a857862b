import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export type OpenedProvider = AsyncDisposable & {
  readonly issuer: string;
  /** Lets the dashboard at this address have people sign in. Before, the provider answers nothing but 503. */
  readonly register: (dashboard: string) => void;
  /** Whoever signs in from now on. */
  readonly signInAs: (person: string) => void;
};

/** Claims of people by their id: in the answer of the userinfo endpoint, as a conforming provider has them. */
type Claims = { readonly [person: string]: { readonly [claim: string]: unknown } };

export const client = { id: 'winnow-dashboard', secret: 'an-invented-client-secret-for-tests' };

/** A real identity provider on a free port, in which people sign in by being named. */
export const openProvider = async (claims: Claims): Promise<OpenedProvider> => {
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503).end();
  };
  let person = '';
  const server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

  const register = (dashboard: string): void => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [`${dashboard}/sign-in/callback`],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub', 'winnow_account'], email: ['email', 'email_verified'] },
      cookies: { keys: ['an-invented-cookie-key'] },
      features: { devInteractions: { enabled: false } },
      findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: async () => ({ sub: id, ...claims[id] }) }),
      interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }] },
      pkce: { required: () => true },
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    });

    const interact: RequestListener = async (request, response) => {
      const { prompt, params, session } = await provider.interactionDetails(request, response);
      if (prompt.name === 'login') {
        await provider.interactionFinished(request, response, { login: { accountId: person } });
        return;
      }
      const grant = new provider.Grant({ accountId: session?.accountId, clientId: params.client_id });
      grant.addOIDCScope('openid email');
      await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
    };

    const others = provider.callback();
    answer = (request, response) => (request.url?.startsWith('/interaction/') ? interact : others)(request, response);
  };

  return {
    issuer,
    register,
    signInAs: (id) => {
      person = id;
    },
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
