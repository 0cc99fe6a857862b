import type { RequestHandler } from 'express';
import { callOf } from '../routes/call.ts';
import { isEqual, isOwnOrigin, isSafe, refused } from './check-form.ts';

/** For requests of our own scripts, as `checkForm` is for forms: the token is in a header that no form can send. */
export const checkCsrf =
  (publicUrl: string | undefined): RequestHandler =>
  (request, response, next) => {
    if (isSafe(request.method)) {
      next();
      return;
    }
    if (!isOwnOrigin({ origin: request.get('origin'), host: request.get('host'), publicUrl }))
      throw refused('The request was sent from another site.');
    const { session } = callOf(response);
    if (session === undefined || !isEqual(request.get('x-csrf-token') ?? '', session.csrf))
      throw refused('The page has expired. Load it again.');
    next();
  };
