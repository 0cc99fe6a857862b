import { AppError, isAppError } from '@winnow/kernel';
import type { Backends } from '@winnow/runtime';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { errorBodyOf, statusOf } from '../http/error-body.ts';
import { logFault } from './begin-call.ts';
import { callOf } from './call.ts';

/** When nothing better is known: long enough for a failover to pass. */
const defaultRetrySeconds = 5;

/** Answers every path and method that no route takes. */
export const answerUnknown: RequestHandler = () => {
  throw new AppError('NOT_FOUND', 'There is no such operation.');
};

/** Errors of Express itself, such as a path that cannot be decoded, carry a status of 4xx. */
const isBadRequest = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;

const known = (error: unknown): AppError => {
  if (isAppError(error)) return error;
  if (isBadRequest(error)) return new AppError('INVALID_REQUEST', 'The request is malformed.', { cause: error });
  return new AppError('INTERNAL', 'The request failed for a reason of ours.', { cause: error });
};

/** Turns every error into the one error body. What is ours is logged; its text never leaves. */
export const answerError =
  (deps: Pick<Backends, 'logger'>): ErrorRequestHandler =>
  (caught: unknown, request, response, _next) => {
    const error = known(caught);
    const { requestId } = callOf(response);
    if (error.code === 'INTERNAL') logFault(deps, requestId, caught);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const status = statusOf(error);
    if (status === 429 || status === 503 || error.details.retryAfterSeconds !== undefined)
      response.set('Retry-After', `${error.details.retryAfterSeconds ?? defaultRetrySeconds}`);
    // The rest of a body that nobody reads would otherwise be taken for the next request.
    if (!request.complete) response.set('Connection', 'close');
    response.status(status).json(errorBodyOf(error, requestId));
  };
