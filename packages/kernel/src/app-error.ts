import type { ErrorCode, UnreadableReason } from './error-codes.ts';

export type FieldError = { readonly field: string; readonly code: string; readonly message: string };

export type ErrorDetails = {
  /** Only with `UNREADABLE_FILE`. */
  readonly reason?: UnreadableReason;
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** Only with `AUTH_ERROR`: the key is known but revoked, expired or lacks the scope. */
  readonly forbidden?: true;
  /** Only with `INVALID_REQUEST`: the methods that the path supports, when the request used another. */
  readonly allow?: readonly string[];
  readonly cause?: unknown;
};

/** The only error class. Its message may reach a caller, so it never contains personal data, a secret or a path. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Omit<ErrorDetails, 'cause'>;

  constructor(code: ErrorCode, message: string, { cause, ...details }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** True for an `AppError`, with the given code if one is given. */
export const isAppError = (error: unknown, code?: ErrorCode): error is AppError =>
  error instanceof AppError && (code === undefined || error.code === code);

/** True when the fault is in the infrastructure and the same work will succeed once it recovers. */
export const isTransient = (error: unknown): boolean => isAppError(error, 'UNAVAILABLE') || isAppError(error, 'OVERLOADED');

/**
 * True when a task was stopped at its limits, which the worker pool reports after a second attempt: more attempts would end the
 * same way.
 */
export const isSpent = (error: unknown): boolean => isAppError(error, 'INTERNAL') && error.details.reason !== undefined;

/** True when the request itself is the cause: the same request will be rejected again. */
export const isRefusal = (error: unknown): boolean =>
  isAppError(error) && !isTransient(error) && error.code !== 'INTERNAL' && error.code !== 'RATE_LIMITED';
