import type { HttpOperation } from '@winnow/contracts';
import type { RequestHandler } from 'express';
import { parseInput, withLanguage } from '../http/parse-input.ts';

/** Rejects a query that violates the contract of its operation; unknown parameters are ignored. */
export const checkQuery =
  ({ query }: HttpOperation): RequestHandler =>
  (request, _response, next) => {
    if (query !== undefined) parseInput(query, withLanguage(request.query));
    next();
  };
