import { AppError } from '@winnow/kernel';
import type { Backends } from '@winnow/runtime';
import { logFault, toAppError } from '@winnow/web';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { errorBodyOf, statusOf } from '../http/error-body.ts';
import { callOf } from './call.ts';

/** When nothing better is known: long enough for a failover to pass. */
const defaultRetrySeconds = 5;

/** Answers every path and method that no route takes. */
export const answerUnknown: RequestHandler = () => {
  throw new AppError('NOT_FOUND', 'There is no such operation.');
};

/** Refuses what comes over connections that are still open when the process stops, and has them closed; and a path that cannot be decoded. */
export const refuseEarly =
  (stopping: () => boolean, limit: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const refuse = (error: AppError): void => {
      limit(request, response, (limited?: unknown) => next(limited ?? error));
    };
    if (stopping()) {
      response.set('Connection', 'close');
      refuse(new AppError('UNAVAILABLE', 'This instance is about to stop.', { retryAfterSeconds: 1 }));
      return;
    }
    try {
      decodeURIComponent(request.path);
    } catch {
      refuse(new AppError('INVALID_REQUEST', 'The path cannot be decoded.'));
      return;
    }
    next();
  };

/** Answers a path that is taken, but not with this method. */
export const refuseMethod =
  (allow: readonly string[]): RequestHandler =>
  () => {
    throw new AppError('INVALID_REQUEST', 'The operation does not take this method.', { allow });
  };

/** How long a client may go on sending a body that was refused before the connection is cut. */
const discardMs = 5_000;

/** Reads the rest of a refused body into nothing for a while: a connection cut at once would take the answer with it. */
const discardBody = (request: Request, response: Response): void => {
  if (request.complete) return;
  request.resume();
  response.once('finish', () => {
    const timer = setTimeout(() => request.socket.destroy(), discardMs).unref();
    request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
};

/** Turns every error into the one error body. What is ours is logged; its text never leaves. */
export const answerError =
  (deps: Pick<Backends, 'logger'>): ErrorRequestHandler =>
  (caught: unknown, request, response, _next) => {
    const error = toAppError(caught);
    const { requestId } = callOf(response);
    if (error.code === 'INTERNAL') logFault(deps, requestId, caught);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const status = statusOf(error);
    if (status === 429 || status === 503 || error.details.retryAfterSeconds !== undefined)
      response.set('Retry-After', `${error.details.retryAfterSeconds ?? defaultRetrySeconds}`);
    if (error.details.allow !== undefined) response.set('Allow', error.details.allow.join(', '));
    discardBody(request, response);
    response.status(status).json(errorBodyOf(error, requestId));
  };
