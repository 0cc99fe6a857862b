import { AppError } from '@winnow/kernel';
import type { Backends } from '@winnow/runtime';
import { errorBodyOf, logFault, statusOf, toAppError } from '@winnow/web';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { errorPage } from '../pages/error-page.ts';
import { acceptsPage } from './accepts-page.ts';
import { callOf } from './call.ts';

/** When nothing better is known: long enough for a failover to pass. */
const defaultRetrySeconds = 5;

/** Responds to every path and method without a route. */
export const answerUnknown: RequestHandler = () => {
  throw new AppError('NOT_FOUND', 'No such operation.');
};

/**
 * Rejects requests on connections that are still open when the process stops, and closes them; also rejects a path that cannot be
 * decoded.
 */
export const refuseEarly =
  (stopping: () => boolean, limit: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const refuse = (error: AppError): void => {
      limit(request, response, (limited?: unknown) => next(limited ?? error));
    };
    if (stopping()) {
      response.set('Connection', 'close');
      refuse(new AppError('UNAVAILABLE', 'This server is shutting down.', { retryAfterSeconds: 1 }));
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

/** Responds to a known path with an unsupported method. */
export const refuseMethod =
  (allow: readonly string[]): RequestHandler =>
  () => {
    throw new AppError('INVALID_REQUEST', 'This path does not support this method.', { allow });
  };

/** How long a client may continue to send a rejected body before it is disconnected. */
const discardMs = 5_000;

/** Discards the rest of a rejected body for a while: closing the connection immediately would lose the response. */
const discardBody = (request: Request, response: Response): void => {
  if (request.complete) return;
  request.resume();
  response.once('finish', () => {
    const timer = setTimeout(() => request.socket.destroy(), discardMs).unref();
    request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
};

/** Whether a person waits for the response in a browser; programs get the error body whatever they accept. */
const isNavigation = (request: Request): boolean => request.get('sec-fetch-mode') === 'navigate' && acceptsPage(request);

/** Turns every error into the error body, or a page for a person in a browser. Internal errors are logged; their text is never sent. */
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
    const body = errorBodyOf(error, requestId);
    response.status(status);
    if (isNavigation(request)) response.type('html').send(errorPage(body));
    else response.json(body);
  };
