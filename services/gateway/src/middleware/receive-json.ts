import { AppError } from '@winnow/kernel';
import express, { type RequestHandler } from 'express';
import { invalidField } from '../http/invalid-field.ts';

/** The longest text of a job in any script, escaped, and its requirements. */
const mostBytes = 2 * 1024 * 1024;

const errorOf = (error: unknown): AppError => {
  const type: unknown = error instanceof Error && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return new AppError('TEXT_TOO_LONG', 'The body is larger than 2 MB.');
  return new AppError('INVALID_REQUEST', 'The body is not valid JSON.', {
    fields: [{ field: 'body', code: 'invalid_json', message: 'Send one JSON object, encoded as UTF-8.' }],
  });
};

/** JSON can escape half of a character, which no store and no other program takes. */
const isWellFormed = (body: unknown): boolean => {
  // Not by recursion: JSON can be nested deeper than the stack is.
  const open: unknown[] = [body];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string' && !value.isWellFormed()) return false;
    if (typeof value === 'object' && value !== null) for (const pair of Object.entries(value)) open.push(...pair);
  }
  return true;
};

/** Takes a JSON body of an object. An empty body is an empty object where it may be left out. */
export const receiveJson = (optional: boolean): RequestHandler => {
  const parse = express.json({ limit: mostBytes, strict: true, type: () => true });
  return (request, response, next) => {
    parse(request, response, (error?: unknown) => {
      if (error !== undefined && error !== null) return next(errorOf(error));
      const body: unknown = request.body;
      if (body === undefined && optional) request.body = {};
      else if (typeof body !== 'object' || body === null || Array.isArray(body))
        return next(invalidField('body', 'invalid_type', 'Send a JSON object.'));
      else if (!isWellFormed(body))
        return next(invalidField('body', 'not_well_formed', 'A text holds half of a surrogate pair.'));
      next();
    });
  };
};
