import type { HttpOperationId } from '@winnow/contracts';
import type { Backends } from '@winnow/runtime';
import { recordRequest } from '@winnow/web';
import type { RequestHandler } from 'express';
import { type Call, callOf } from './call.ts';

type Deps = Pick<Backends, 'now' | 'newId' | 'logger' | 'metrics'>;

/**
 * Assigns the request its IDs, and logs and counts its response. The log line contains the route, never the path, a name or a
 * body.
 */
export const beginCall =
  (deps: Deps): RequestHandler =>
  (request, response, next) => {
    const call: Call = { requestId: deps.newId('req'), operationId: deps.newId('op'), route: 'unknown' };
    Object.assign(response.locals, call);
    response.setHeader('X-Request-Id', call.requestId);
    recordRequest(deps, request, response, () => {
      const { route, requestId, caller } = callOf(response);
      const level = route === 'healthz' || route === 'readyz' || route === 'metrics' ? 'debug' : 'info';
      return { requestId, route, accountId: caller?.accountId, level };
    });
    next();
  };

/** Sets the operation that the rest of the request is about. */
export const nameRoute =
  (route: HttpOperationId): RequestHandler =>
  (_request, response, next) => {
    callOf(response).route = route;
    next();
  };
