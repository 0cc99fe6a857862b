import type { HttpOperation } from '@winnow/contracts';
import type { RequestHandler } from 'express';

const preflightSeconds = 24 * 60 * 60;

const exposed = ['Retry-After', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id'].join(', ');

/** Operations that pages of any site may call: those that need no key. */
export const isShared = ({ access }: Pick<HttpOperation, 'access'>): boolean => access.key !== 'required';

const shared = new Map([
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', exposed],
]);

/** Lets pages of any site read the response. No page can send a key or a cookie this way: the preflight allows neither. */
export const shareAnswer: RequestHandler = (_request, response, next) => {
  response.setHeaders(shared);
  next();
};

/** Responds to a preflight request: the method, and headers that are not a key. */
export const answerPreflight =
  ({ method }: Pick<HttpOperation, 'method'>): RequestHandler =>
  (_request, response) => {
    response
      .status(204)
      .set({
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': method.toUpperCase(),
        'Access-Control-Allow-Headers': 'Content-Type, Accept',
        'Access-Control-Max-Age': `${preflightSeconds}`,
      })
      .end();
  };
