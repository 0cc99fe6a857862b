import { invalidField } from './invalid-field.ts';

const maxLength = 255;

/** The header `Idempotency-Key` of a request, if it has one. Throws `INVALID_REQUEST` when it is invalid. */
export const idempotencyKeyOf = (key: string | undefined): string | undefined => {
  if (key === undefined || (key.length >= 1 && key.length <= maxLength)) return key;
  throw invalidField('Idempotency-Key', 'length', `Must have 1 to ${maxLength} characters.`);
};
