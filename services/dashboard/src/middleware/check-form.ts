import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import { csrfName } from '../pages/form-fields.ts';
import { callOf } from '../routes/call.ts';
import { fieldOf } from '../routes/form-body.ts';

export const refused = (message: string): AppError => new AppError('AUTH_ERROR', message, { forbidden: true });

export const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

type Sent = {
  readonly origin: string | undefined;
  readonly host: string | undefined;
  /** URL under which people open the dashboard, if configured. */
  readonly publicUrl: string | undefined;
};

/** True for a form sent from one of our pages, as far as the browser reports it. */
export const isOwnOrigin = ({ origin, host, publicUrl }: Sent): boolean => {
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  // Not configured: any host name that reaches it is valid.
  return host !== undefined && URL.parse(origin)?.host === host;
};

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

export const isSafe = (method: string): boolean => safeMethods.includes(method);

/** Accepts only forms issued to this session. Throws `AUTH_ERROR` (`forbidden`). */
export const checkForm =
  (publicUrl: string | undefined): RequestHandler =>
  (request, response, next) => {
    if (isSafe(request.method)) {
      next();
      return;
    }
    if (!isOwnOrigin({ origin: request.get('origin'), host: request.get('host'), publicUrl }))
      throw refused('The form was sent from another site.');
    const { session } = callOf(response);
    if (session === undefined || !isEqual(fieldOf(request.body, csrfName), session.csrf))
      throw refused('The form has expired. Go back, load the page again, and send it once more.');
    next();
  };
