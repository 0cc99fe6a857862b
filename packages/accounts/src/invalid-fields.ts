import { AppError, type FieldError } from '@winnow/kernel';

/** `INVALID_REQUEST` with the error of each field. */
export const invalidFields = (message: string, fields: readonly FieldError[]): AppError =>
  new AppError('INVALID_REQUEST', message, { fields });
