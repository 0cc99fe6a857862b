import { type SecretBox, sealPass } from '@winnow/accounts';
import { operationsOf } from '@winnow/contracts';
import { AppError, type Clock } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import { createProxyServer } from 'httpxy';
import { callOf, visitorOf } from './call.ts';

type Deps = {
  readonly box: SecretBox;
  readonly now: Clock;
  /** URL of the gateway, once it listens. */
  readonly gateway: () => string;
};

/** Longer than the gateway takes for anything but a stream, which sends something every few seconds. */
const silenceMs = 120_000;

/** Only for the dashboard, or what the gateway must not take from a browser. */
const ownHeaders = ['cookie', 'x-api-key', 'x-csrf-token'];

/** Rejects callers without a session: scripts get an error, not a redirect. */
export const requireSession: RequestHandler = (_request, response, next) => {
  if (callOf(response).visitor === undefined) throw new AppError('AUTH_ERROR', 'The session has ended. Sign in again.');
  next();
};

/** Who is signed in, for the scripts of the workspace. */
export const readSessionRoute: RequestHandler = (_request, response) => {
  const { accountId, actor, by, csrf, held } = visitorOf(response);
  const { role, scopes } = held;
  response.json({ account_id: accountId, actor, by, role, scopes, operations: operationsOf(held), csrf });
};

/** Forwards a request to the gateway on behalf of the signed-in person, whose rights it states in a pass. */
export const forwardToGateway = ({ box, now, gateway }: Deps): RequestHandler => {
  const proxy = createProxyServer({ proxyTimeout: silenceMs });
  return async (request, response) => {
    const { accountId, actor, by, held } = visitorOf(response);
    for (const name of ownHeaders) delete request.headers[name];
    request.headers.authorization = sealPass(box, now, { accountId, actor, by, held });
    try {
      await proxy.web(request, response, { target: gateway() });
    } catch (error) {
      throw new AppError('UNAVAILABLE', 'The gateway does not respond.', { retryAfterSeconds: 5, cause: error });
    }
  };
};
