import { AppError, type ErrorCode } from '@winnow/kernel';
import { type Backends, errorFacts } from '@winnow/runtime';
import { errorBodyOf, logFault, statusOf, toAppError } from '@winnow/web';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { errorPage } from '../pages/error-page.ts';
import { callOf } from './call.ts';

/** Response for every path without a page. */
export const answerUnknown: RequestHandler = () => {
  throw new AppError('NOT_FOUND', 'There is no such page.');
};

/** Rejects requests on connections that are still open when the process stops. */
export const refuseWhileStopping =
  (stopping: AbortSignal): RequestHandler =>
  (_request, response, next) => {
    if (!stopping.aborted) {
      next();
      return;
    }
    response.set('Connection', 'close');
    throw new AppError('UNAVAILABLE', 'The dashboard is about to stop.', { retryAfterSeconds: 1 });
  };

const statuses: { readonly [code in ErrorCode]?: number } = {
  INVALID_REQUEST: 400,
  AUTH_ERROR: 403,
  NOT_FOUND: 404,
  BATCH_NOT_FOUND: 404,
  RATE_LIMITED: 429,
  OVERLOADED: 503,
  UNAVAILABLE: 503,
};

type Sender = (response: Response, error: AppError, status: number) => void;

/** Logs an error and answers it; internal errors are logged, and their text is never shown. */
const answerWith =
  (deps: Pick<Backends, 'logger'>, statusFor: (error: AppError) => number, send: Sender): ErrorRequestHandler =>
  (caught: unknown, _request, response, _next) => {
    const error = toAppError(caught);
    const status = statusFor(error);
    const { requestId } = callOf(response);
    if (status === 500) logFault(deps, requestId, caught);
    else if (error.cause !== undefined && error.code !== 'INVALID_REQUEST')
      deps.logger.warn({ request_id: requestId, ...errorFacts(error) }, 'A request was refused');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error.details.retryAfterSeconds !== undefined) response.set('Retry-After', `${error.details.retryAfterSeconds}`);
    send(response.status(status), error, status);
  };

/** Turns every error into a page. */
export const answerError = (deps: Pick<Backends, 'logger'>): ErrorRequestHandler =>
  answerWith(
    deps,
    ({ code }) => statuses[code] ?? 500,
    (response, error, status) => {
      const { requestId, visitor } = callOf(response);
      const message = status === 500 ? 'The request failed for a reason of ours.' : error.message;
      response.send(errorPage({ status, message, requestId, visitor }));
    },
  );

/** Answers errors of requests by scripts with the body that the gateway sends. */
export const answerApiError = (deps: Pick<Backends, 'logger'>): ErrorRequestHandler =>
  answerWith(deps, statusOf, (response, error) => {
    response.json(errorBodyOf(error, callOf(response).requestId));
  });
