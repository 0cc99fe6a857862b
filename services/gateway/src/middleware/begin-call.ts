import type { HttpOperationId } from '@winnow/contracts';
import { type Backends, errorFacts } from '@winnow/runtime';
import type { RequestHandler } from 'express';
import { type Call, callOf } from './call.ts';

type Deps = Pick<Backends, 'now' | 'newId' | 'logger' | 'metrics'>;

/** Gives the request its ids, and logs and counts its answer. The log line has the route, never the path, a name or a body. */
export const beginCall =
  ({ now, newId, logger, metrics }: Deps): RequestHandler =>
  (request, response, next) => {
    const call: Call = { requestId: newId('req'), operationId: newId('op'), began: now(), route: 'unknown' };
    Object.assign(response.locals, call);
    response.setHeader('X-Request-Id', call.requestId);
    response.once('close', () => {
      const { route, requestId, caller } = callOf(response);
      const milliseconds = now() - call.began;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.request(route, request.method, status, milliseconds);
      const facts = { request_id: requestId, route, method: request.method, status, milliseconds, account_id: caller?.accountId };
      if (route !== 'healthz' && route !== 'readyz' && route !== 'metrics') logger.info(facts, 'Request');
      else logger.debug(facts, 'Request');
    });
    next();
  };

/** Names the operation that the rest of the request is about. */
export const nameRoute =
  (route: HttpOperationId): RequestHandler =>
  (_request, response, next) => {
    callOf(response).route = route;
    next();
  };

/** Logs an error that is ours; the caller gets only its id. */
export const logFault = ({ logger }: Pick<Deps, 'logger'>, requestId: string, error: unknown): void => {
  logger.error({ request_id: requestId, ...errorFacts(error) }, 'A request failed');
};
