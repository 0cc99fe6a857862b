import { AppError, type ErrorCode } from '@winnow/kernel';
import { type Backends, errorFacts } from '@winnow/runtime';
import { logFault, toAppError } from '@winnow/web';
import type { ErrorRequestHandler, RequestHandler } from 'express';
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

/** Turns every error into a page. Internal errors are logged; their text is never shown. */
export const answerError =
  (deps: Pick<Backends, 'logger'>): ErrorRequestHandler =>
  (caught: unknown, _request, response, _next) => {
    const error = toAppError(caught);
    const status = statuses[error.code] ?? 500;
    const { requestId, visitor } = callOf(response);
    if (status === 500) logFault(deps, requestId, caught);
    else if (error.cause !== undefined && error.code !== 'INVALID_REQUEST')
      deps.logger.warn({ request_id: requestId, ...errorFacts(error) }, 'A request was refused');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error.details.retryAfterSeconds !== undefined) response.set('Retry-After', `${error.details.retryAfterSeconds}`);
    const message = status === 500 ? 'The request failed for a reason of ours.' : error.message;
    response.status(status).send(errorPage({ status, message, requestId, visitor }));
  };
