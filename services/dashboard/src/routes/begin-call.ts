import { type Backends, errorFacts } from '@winnow/runtime';
import type { RequestHandler } from 'express';
import { type Call, callOf } from './call.ts';

type Deps = Pick<Backends, 'now' | 'newId' | 'logger' | 'metrics'>;

/** Gives the request its id, and logs and counts its answer. The log line has the route, never the path, a name or a body. */
export const beginCall =
  ({ now, newId, logger, metrics }: Deps): RequestHandler =>
  (request, response, next) => {
    const call: Call = { requestId: newId('req'), began: now(), session: undefined, visitor: undefined };
    Object.assign(response.locals, call);
    response.set({ 'X-Request-Id': call.requestId, 'Cache-Control': 'no-store' });
    response.once('close', () => {
      const { requestId, visitor } = callOf(response);
      const pattern: unknown = request.route?.path;
      const route = typeof pattern === 'string' ? `dashboard ${pattern}` : 'dashboard unknown';
      const milliseconds = now() - call.began;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.request(route, request.method, status, milliseconds);
      logger.info(
        { request_id: requestId, route, method: request.method, status, milliseconds, account_id: visitor?.accountId },
        'Request',
      );
    });
    next();
  };

/** Logs an error that is ours; the page has only its id. */
export const logFault = ({ logger }: Pick<Deps, 'logger'>, requestId: string, error: unknown): void => {
  logger.error({ request_id: requestId, ...errorFacts(error) }, 'A request failed');
};
