import type { HttpOperation } from '@winnow/contracts';
import type { RequestHandler } from 'express';

/** Tells caches what an answer is: that of an operation with a key, or about a resume, is stored by none; one of several types depends on what was asked for. */
export const markAnswer = ({ access, answers }: Pick<HttpOperation, 'access' | 'answers'>): RequestHandler => {
  const negotiated = new Set(answers.map(({ contentType }) => contentType)).size > 1;
  return (_request, response, next) => {
    if (access.key !== 'none') response.set('Cache-Control', 'no-store');
    if (negotiated) response.vary('Accept');
    next();
  };
};
