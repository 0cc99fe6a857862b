import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import { csrfName } from '../pages/form-fields.ts';
import { callOf } from '../routes/call.ts';
import { fieldOf } from '../routes/form-body.ts';

const refused = (message: string): AppError => new AppError('AUTH_ERROR', message, { forbidden: true });

const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

type Sent = {
  readonly origin: string | undefined;
  readonly host: string | undefined;
  /** Where people open the dashboard, when that is configured. */
  readonly publicUrl: string | undefined;
};

/** True for a form that was sent from one of our pages, as far as the browser tells. */
export const isOwnOrigin = ({ origin, host, publicUrl }: Sent): boolean => {
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  // Not configured: it is opened by whatever name reaches it.
  return host !== undefined && URL.parse(origin)?.host === host;
};

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Lets only those forms through that the session itself was given. Throws `AUTH_ERROR` (`forbidden`). */
export const checkForm =
  (publicUrl: string | undefined): RequestHandler =>
  (request, response, next) => {
    if (safeMethods.includes(request.method)) {
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
