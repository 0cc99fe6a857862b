import { AppError, isAppError } from '@winnow/kernel';

/** Errors of Express itself, such as a path that cannot be decoded, carry a 4xx status. */
const isBadRequest = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;

/**
 * Converts an error thrown while serving a request to an `AppError`: `INVALID_REQUEST` for a rejection by Express, `INTERNAL` for
 * the rest.
 */
export const toAppError = (error: unknown): AppError => {
  if (isAppError(error)) return error;
  if (isBadRequest(error)) return new AppError('INVALID_REQUEST', 'The request is malformed.', { cause: error });
  return new AppError('INTERNAL', 'The request failed for a reason of ours.', { cause: error });
};
