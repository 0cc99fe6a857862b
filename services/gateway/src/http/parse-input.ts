import { parseLanguage } from '@winnow/contracts';
import { AppError, type FieldError } from '@winnow/kernel';
import type { z } from 'zod';
import { invalidField } from './invalid-field.ts';

/** More would hide the first one. */
const maxIssues = 20;
const maxNames = 10;

/** Texts that are too long have their own error. */
const longTexts: ReadonlySet<string> = new Set(['description', 'job_description']);

const fieldOf = ({ path }: z.core.$ZodIssue): string => path.map(String).join('.') || 'body';

const namesOf = (keys: readonly string[]): string => {
  const named = keys.slice(0, maxNames).map((key) => JSON.stringify(key.slice(0, 50).toWellFormed()));
  return `${named.join(', ')}${keys.length > maxNames ? ` and ${keys.length - maxNames} more` : ''}`;
};

const messageOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `The value is missing, or not of the type ${issue.expected}.`;
    case 'too_small':
      return `The value is below the minimum of ${String(issue.minimum)}.`;
    case 'too_big':
      return `The value is above the maximum of ${String(issue.maximum)}.`;
    case 'invalid_value':
      return `Must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Unknown field: ${namesOf(issue.keys)}.`;
    default:
      return 'The value does not have the format described at /docs/api.';
  }
};

/** Validates a query or body against a schema. Throws `INVALID_REQUEST` with the fields, or `TEXT_TOO_LONG`. */
export const parseInput = <Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: readonly FieldError[] = parsed.error.issues
    .slice(0, maxIssues)
    .map((issue) => ({ field: fieldOf(issue).slice(0, 200), code: issue.code, message: messageOf(issue) }));
  const [long] = fields.filter(({ field, code }) => code === 'too_big' && longTexts.has(field));
  if (long !== undefined) throw new AppError('TEXT_TOO_LONG', 'The text is too long.', { fields: [long] });
  throw new AppError('INVALID_REQUEST', 'The request is invalid.', { fields });
};

/** A JSON body with a `language`, which is case-insensitive and may have a region, as everywhere else. */
export const withLanguage = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'language')) return body;
  const language: unknown = Reflect.get(body, 'language');
  if (language === null) return body;
  if (typeof language !== 'string') throw invalidField('language', 'invalid_type', 'Must be a string.');
  return { ...body, language: parseLanguage(language) };
};
