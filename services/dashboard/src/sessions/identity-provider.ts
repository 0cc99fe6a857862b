import { AppError, isAppError } from '@winnow/kernel';
import { type BreakerState, createBreaker, isOpenBreaker } from '@winnow/runtime';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Flow } from './session.ts';

type Person = {
  /** ID of the person at the provider. */
  readonly subject: string;
  /** Value of the claim; `undefined` when it is missing or not a text. */
  readonly accountId: string | undefined;
  /** Only if the provider has confirmed it. */
  readonly email: string | undefined;
};

export type IdentityProvider = {
  /** URL to sign in at, and the state to keep until the callback. Throws `UNAVAILABLE`. */
  readonly begin: () => Promise<{ readonly url: string; readonly flow: Flow }>;
  /** The person who signed in, from the query of the callback. Throws `AUTH_ERROR` (`forbidden`) or `UNAVAILABLE`. */
  readonly finish: (query: string, flow: Flow) => Promise<Person>;
  /** Sign-out URL of the provider, if it has one. */
  readonly signOutUrl: () => Promise<string | undefined>;
};

export type ProviderOptions = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly accountClaim: string;
  /** Redirect URI: configured, and never taken from a request. */
  readonly callbackUrl: () => string;
  /** Time limit for each response of the provider; defaults to 5. */
  readonly timeoutSeconds?: number;
  /** The breaker of the provider changed its state. */
  readonly onBreaker?: (state: BreakerState) => void;
};

const patienceSeconds = 5;
const failuresUntilOpen = 3;
const openMs = 15_000;

/** Some providers return the confirmation as a text. */
const isConfirmed = (verified: unknown): boolean => verified === true || verified === 'true';

const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === 'fetch failed' || ('code' in error && ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(String(error.code))));

/** A provider that says which scopes it has refuses others. */
const scopesOf = (config: Configuration): string =>
  (config.serverMetadata().scopes_supported?.includes('email') ?? true) ? 'openid email' : 'openid';

const unavailable = (cause: unknown): AppError =>
  new AppError('UNAVAILABLE', 'The identity provider does not answer as it should.', { cause, retryAfterSeconds: 5 });

const closedOff = (cause: unknown): AppError =>
  new AppError('UNAVAILABLE', 'Sign-in is unavailable because the identity provider does not respond. Try again in a moment.', {
    cause,
    retryAfterSeconds: openMs / 1000,
  });

const notSignedIn = (cause: unknown): AppError =>
  new AppError('AUTH_ERROR', 'The sign-in was not completed. Begin it again.', { forbidden: true, cause });

/**
 * Sign-in through a managed identity provider, using OpenID Connect: code flow with PKCE, state and nonce. No credentials are
 * stored.
 */
export const createIdentityProvider = (options: ProviderOptions): IdentityProvider => {
  const { issuer, clientId, clientSecret, accountClaim, callbackUrl, onBreaker, timeoutSeconds = patienceSeconds } = options;
  const breaker = createBreaker({
    failures: failuresUntilOpen,
    openMs,
    excuses: (error) => !isAppError(error, 'UNAVAILABLE'),
    ...(onBreaker === undefined ? {} : { onChange: onBreaker }),
  });
  /** No one waits for a provider that has already timed out for others. */
  const ask = <T>(call: () => Promise<T>): Promise<T> =>
    breaker.fire(call).catch((error: unknown) => {
      throw isOpenBreaker(error) ? closedOff(error) : error;
    });
  let found: Promise<Configuration> | undefined;

  const discover = async (): Promise<Configuration> => {
    const plain = new URL(issuer).protocol === 'http:';
    try {
      return await discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: timeoutSeconds,
        // Verifies the signature of ID tokens with the provider's keys, too, although they come directly from it over TLS.
        execute: plain ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks],
      });
    } catch (error) {
      throw unavailable(error);
    }
  };

  /** Fetched when first needed, and again after a failure: the dashboard starts without the provider. */
  const configuration = async (): Promise<Configuration> => {
    found ??= ask(discover);
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  };

  const personOf = async (config: Configuration, query: string, flow: Flow): Promise<Person> => {
    const current = new URL(callbackUrl());
    current.search = query;
    const tokens = await authorizationCodeGrant(config, current, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new TypeError('An ID token was expected.');
    // Many providers return addresses and custom claims only from the userinfo endpoint.
    const isComplete = claims[accountClaim] !== undefined && claims.email !== undefined;
    const more =
      isComplete || config.serverMetadata().userinfo_endpoint === undefined
        ? {}
        : await fetchUserInfo(config, tokens.access_token, claims.sub);
    const all: { readonly [claim: string]: unknown } = { ...more, ...claims };
    const { [accountClaim]: claim, email, email_verified: verified } = all;
    return {
      subject: claims.sub,
      accountId: typeof claim === 'string' ? claim : undefined,
      email: typeof email === 'string' && isConfirmed(verified) ? email : undefined,
    };
  };

  return {
    begin: async () => {
      if (breaker.state() === 'open') throw closedOff(undefined);
      const config = await configuration();
      const flow: Flow = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl(),
        scope: scopesOf(config),
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, flow };
    },
    finish: async (query, flow) => {
      const config = await configuration();
      return ask(async () => {
        try {
          return await personOf(config, query, flow);
        } catch (error) {
          throw isUnreachable(error) ? unavailable(error) : notSignedIn(error);
        }
      });
    },
    signOutUrl: async () => {
      const config = await configuration();
      return config.serverMetadata().end_session_endpoint === undefined ? undefined : buildEndSessionUrl(config).href;
    },
  };
};
