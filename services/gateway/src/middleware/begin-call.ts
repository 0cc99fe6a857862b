import type { HttpOperationId } from '@winnow/contracts';
import { untraced } from '@winnow/ports';
import type { Backends } from '@winnow/runtime';
import { recordRequest } from '@winnow/web';
import type { Request, RequestHandler } from 'express';
import { type Call, callOf } from './call.ts';

type Deps = Pick<Backends, 'now' | 'newId' | 'logger' | 'metrics' | 'tracing'>;

const isProbe = ({ path }: Request): boolean => path === '/healthz' || path === '/readyz';

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
    // Orchestrators ask every few seconds: nobody looks at these traces.
    const tracing = isProbe(request) ? untraced : deps.tracing;
    recordRequest({ ...deps, tracing }, request, response, next, () => {
      const { route, requestId, caller } = callOf(response);
      return { requestId, route, accountId: caller?.accountId, level: isProbe(request) ? 'debug' : 'info' };
    });
  };

/** Sets the operation that the rest of the request is about. */
export const nameRoute =
  (route: HttpOperationId): RequestHandler =>
  (_request, response, next) => {
    callOf(response).route = route;
    next();
  };
