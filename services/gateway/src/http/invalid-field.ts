import { AppError } from '@winnow/kernel';

/** The error for one invalid field. */
export const invalidField = (field: string, code: string, message: string): AppError =>
  new AppError('INVALID_REQUEST', 'The request is invalid.', { fields: [{ field, code, message }] });
