import { AppError } from '@winnow/kernel';
import express, { type RequestHandler } from 'express';
import { invalidField } from '../http/invalid-field.ts';
import { measureJson } from '../http/measure-json.ts';

/** The longest job description in any script, and its requirements. */
const maxBytes = 512 * 1024;
/** A job with all its requirements has 4 levels and some 5,000 names and values; anything larger is an attack, not a request. */
const maxDepth = 16;
const maxItems = 10_000;
/** Of a form without files: the known fields, and room for a few unknown ones. */
const maxFields = 100;

const typeOf = (error: unknown): unknown => (error instanceof Error && 'type' in error ? error.type : undefined);

const tooLarge = (): AppError => new AppError('TEXT_TOO_LONG', `The body is larger than ${maxBytes / 1024} kB.`);

const errorOf = (error: unknown): AppError => {
  const type = typeOf(error);
  if (type === 'entity.too.large') return tooLarge();
  if (type === 'entity.verify.failed')
    return invalidField(
      'body',
      'too_complex',
      `The body must be UTF-8 with at most ${maxDepth} levels and ${maxItems} names and values.`,
    );
  return new AppError('INVALID_REQUEST', 'The body is not valid JSON.', {
    fields: [{ field: 'body', code: 'invalid_json', message: 'Send one JSON object, encoded as UTF-8.' }],
  });
};

/** JSON can escape half of a surrogate pair, which no store and no other program accepts. */
const isWellFormed = (body: unknown): boolean => {
  const open: unknown[] = [body];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string' && !value.isWellFormed()) return false;
    if (typeof value === 'object' && value !== null) for (const pair of Object.entries(value)) open.push(...pair);
  }
  return true;
};

/**
 * Before it is parsed: a small text can contain more objects than a process can create quickly, or be nested deeper than the
 * stack.
 */
const assertModest = (_request: unknown, _response: unknown, bytes: Uint8Array, encoding: string): void => {
  const { depth, items } = measureJson(bytes);
  if (encoding !== 'utf-8' || depth > maxDepth || items > maxItems) throw new Error('The body is too complex.');
};

/** Receives a JSON object. An empty body is an empty object where it may be omitted. */
export const receiveJson = (optional: boolean): RequestHandler => {
  const parse = express.json({ limit: maxBytes, strict: true, type: () => true, verify: assertModest });
  return (request, response, next) => {
    parse(request, response, (error?: unknown) => {
      if (error !== undefined && error !== null) return next(errorOf(error));
      const body: unknown = request.body;
      if (body === undefined && optional) request.body = {};
      else if (typeof body !== 'object' || body === null || Array.isArray(body))
        return next(invalidField('body', 'invalid_type', 'Send a JSON object.'));
      else if (!isWellFormed(body))
        return next(
          invalidField('body', 'not_well_formed', 'The text is not valid Unicode: it contains half of a surrogate pair.'),
        );
      next();
    });
  };
};

/** Receives a form without files, whose names are used literally. */
export const receiveUrlencoded = (): RequestHandler => {
  const parse = express.urlencoded({ extended: false, limit: maxBytes, parameterLimit: maxFields, type: () => true });
  return (request, response, next) => {
    parse(request, response, (error?: unknown) => {
      if (error === undefined || error === null) return next();
      next(
        typeOf(error) === 'entity.too.large' ? tooLarge() : invalidField('body', 'invalid_form', 'The form has too many fields.'),
      );
    });
  };
};
