import type { HttpOperation } from '@winnow/contracts';
import type { RequestHandler } from 'express';
import { parseInput, withLanguage } from '../http/parse-input.ts';

/** Refuses a query that breaks the contract of its operation; what the contract does not know is ignored. */
export const checkQuery =
  ({ query }: HttpOperation): RequestHandler =>
  (request, _response, next) => {
    if (query !== undefined) parseInput(query, withLanguage(request.query));
    next();
  };
