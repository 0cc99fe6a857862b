import { type Backends, errorFacts } from '@winnow/runtime';
import type { Request, Response } from 'express';

type Deps = Pick<Backends, 'now' | 'logger' | 'metrics'>;

/** Properties of a request that are known when its response closes. */
type Facts = {
  readonly requestId: string;
  /** The name of the route, never the path. */
  readonly route: string;
  readonly accountId: string | undefined;
  readonly level: 'info' | 'debug';
};

/** A client that disconnected before its response was sent. */
const clientClosed = 499;

/** Logs and counts a request once its response closes. */
export const recordRequest = (
  { now, logger, metrics }: Deps,
  request: Request,
  response: Response,
  factsOf: () => Facts,
): void => {
  const began = now();
  response.once('close', () => {
    const { requestId, route, accountId, level } = factsOf();
    const milliseconds = now() - began;
    const status = response.writableFinished ? response.statusCode : clientClosed;
    metrics.request(route, request.method, status, milliseconds);
    const facts = { request_id: requestId, route, method: request.method, status, milliseconds, account_id: accountId };
    logger[level](facts, 'Request');
  });
};

/** Logs an internal error; the client only gets the request ID. */
export const logFault = ({ logger }: Pick<Deps, 'logger'>, requestId: string, error: unknown): void => {
  logger.error({ request_id: requestId, ...errorFacts(error) }, 'A request failed');
};
