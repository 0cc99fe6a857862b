import type { Backends } from '@winnow/runtime';
import { recordRequest } from '@winnow/web';
import type { RequestHandler } from 'express';
import { type Call, callOf } from './call.ts';

type Deps = Pick<Backends, 'now' | 'newId' | 'logger' | 'metrics' | 'tracing'>;

/**
 * Assigns the request its ID, and logs and counts its response. The log line contains the route, never the path, a name or a
 * body.
 */
export const beginCall =
  (deps: Deps): RequestHandler =>
  (request, response, next) => {
    const call: Call = { requestId: deps.newId('req'), session: undefined, visitor: undefined };
    Object.assign(response.locals, call);
    response.set({ 'X-Request-Id': call.requestId, 'Cache-Control': 'no-store' });
    recordRequest(deps, request, response, next, () => {
      const { requestId, visitor } = callOf(response);
      const pattern: unknown = request.route?.path;
      const forwarded = request.originalUrl.startsWith('/api/') ? 'dashboard /api' : 'dashboard unknown';
      const route = typeof pattern === 'string' ? `dashboard ${pattern}` : forwarded;
      return { requestId, route, accountId: visitor?.accountId, level: 'info' };
    });
  };
