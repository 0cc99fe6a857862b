import { type Backends, errorFacts } from '@winnow/runtime';
import type { NextFunction, Request, Response } from 'express';

type Deps = Pick<Backends, 'now' | 'logger' | 'metrics' | 'tracing'>;

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

const traceHeaders = ({ headers: { traceparent, tracestate } }: Request): { readonly [name: string]: string } => ({
  ...(typeof traceparent === 'string' ? { traceparent } : {}),
  ...(typeof tracestate === 'string' ? { tracestate } : {}),
});

/** Runs the rest of a request as a span, and logs and counts it once its response closes. */
export const recordRequest = (
  { now, logger, metrics, tracing }: Deps,
  request: Request,
  response: Response,
  next: NextFunction,
  factsOf: () => Facts,
): void => {
  const began = now();
  const { method } = request;
  const span = { kind: 'server', from: traceHeaders(request), facts: { 'http.request.method': method } } as const;
  void tracing.run(method, span, async ({ rename, note, fail }) => {
    const closed = Promise.withResolvers<void>();
    response.once('close', closed.resolve);
    next();
    await closed.promise;
    const { requestId, route, accountId, level } = factsOf();
    const milliseconds = now() - began;
    const status = response.writableFinished ? response.statusCode : clientClosed;
    rename(`${method} ${route}`);
    note({ 'http.route': route, 'http.response.status_code': status, 'winnow.request_id': requestId });
    if (status >= 500) fail(String(status));
    metrics.request(route, method, status, milliseconds);
    const facts = { request_id: requestId, route, method, status, milliseconds, account_id: accountId };
    logger[level](facts, 'Request');
  });
};

/** Logs an internal error; the client only gets the request ID. */
export const logFault = ({ logger }: Pick<Deps, 'logger'>, requestId: string, error: unknown): void => {
  logger.error({ request_id: requestId, ...errorFacts(error) }, 'A request failed');
};
