import type { HttpOperation } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import { invalidField } from './invalid-field.ts';

/** A request whose form or JSON was parsed. */
export type WithBody = { readonly body?: unknown };

/** More would hide the first one. */
const maxNamed = 20;
const maxNameLength = 100;

/** Throws `INVALID_REQUEST` for unknown fields of an operation: a misspelt one would silently be ignored. */
export const assertKnownFields = ({ form }: Pick<HttpOperation, 'form'>, request: WithBody): void => {
  const known = Object.keys(form?.shape ?? {});
  const unknown = Object.keys(request.body ?? {}).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const message = `There is no such field. Accepted: ${known.join(', ')}.`;
  throw new AppError('INVALID_REQUEST', 'The request has fields that this operation does not accept.', {
    fields: unknown.slice(0, maxNamed).map((name) => ({ field: name.slice(0, maxNameLength), code: 'unknown', message })),
  });
};

/**
 * A text field of a form or JSON body that may appear once; `undefined` when it is absent. Throws `INVALID_REQUEST` when it is
 * repeated.
 */
export const textField = (request: WithBody, name: string): string | undefined => {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
  const value: unknown = Reflect.get(body, name);
  if (typeof value === 'string') return value;
  throw invalidField(name, 'repeated', 'Send this field only once, as text.');
};

/** A whole number within bounds; `undefined` when it is absent or empty. */
export const integerField = (request: WithBody, name: string, min: number, max: number): number | undefined => {
  const text = textField(request, name)?.trim() ?? '';
  if (text === '') return undefined;
  const value = Number(text);
  if (/^\d{1,10}$/.test(text) && value >= min && value <= max) return value;
  throw invalidField(name, 'out_of_range', `Must be a whole number from ${min} to ${max}.`);
};

/** One of some words; `undefined` when it is absent or empty. */
export const choiceField = <const Choice extends string>(
  request: WithBody,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => {
  const text = textField(request, name)?.trim() ?? '';
  if (text === '') return undefined;
  const choice = choices.find((each) => each === text);
  if (choice !== undefined) return choice;
  throw invalidField(name, 'unknown', `Must be one of: ${choices.join(', ')}.`);
};
