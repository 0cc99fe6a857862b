import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@winnow/kernel';
import type { Request, RequestHandler } from 'express';
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

type Check = {
  readonly publicUrl: string | undefined;
  /** The token of the session, as the request carries it. */
  readonly tokenOf: (request: Request) => string;
  readonly foreign: string;
  readonly expired: string;
};

/** Accepts requests that change something only from our own pages in this session. Throws `AUTH_ERROR` (`forbidden`). */
const checkOwn =
  ({ publicUrl, tokenOf, foreign, expired }: Check): RequestHandler =>
  (request, response, next) => {
    if (safeMethods.includes(request.method)) {
      next();
      return;
    }
    if (!isOwnOrigin({ origin: request.get('origin'), host: request.get('host'), publicUrl })) throw refused(foreign);
    const { session } = callOf(response);
    if (session === undefined || !isEqual(tokenOf(request), session.csrf)) throw refused(expired);
    next();
  };

/** Accepts only forms issued to this session. Throws `AUTH_ERROR` (`forbidden`). */
export const checkForm = (publicUrl: string | undefined): RequestHandler =>
  checkOwn({
    publicUrl,
    tokenOf: ({ body }) => fieldOf(body, csrfName),
    foreign: 'The form was sent from another site.',
    expired: 'The form has expired. Go back, load the page again, and send it once more.',
  });

/** The same for requests of our own scripts, whose token is in a header that no form can send. */
export const checkScript = (publicUrl: string | undefined): RequestHandler =>
  checkOwn({
    publicUrl,
    tokenOf: (request) => request.get('x-csrf-token') ?? '',
    foreign: 'The request was sent from another site.',
    expired: 'The page has expired. Load it again.',
  });
