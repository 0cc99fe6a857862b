import type { HttpOperation } from '@winnow/contracts';
import type { RequestHandler } from 'express';

/**
 * Sets caching headers: the response of an operation with a key, or about a resume, is never stored; one of several types varies
 * with the request.
 */
export const markAnswer = ({ access, answers }: Pick<HttpOperation, 'access' | 'answers'>): RequestHandler => {
  const negotiated = new Set(answers.map(({ contentType }) => contentType)).size > 1;
  return (_request, response, next) => {
    if (access.key !== 'none') response.setHeader('Cache-Control', 'no-store');
    if (negotiated) response.setHeader('Vary', 'Accept');
    next();
  };
};
