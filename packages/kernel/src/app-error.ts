import type { ErrorCode, UnreadableReason } from './error-codes.ts';

export type FieldError = { readonly field: string; readonly code: string; readonly message: string };

export type ErrorDetails = {
  /** Only with `UNREADABLE_FILE`. */
  readonly reason?: UnreadableReason;
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** Only with `AUTH_ERROR`: the key is known but revoked, expired or without the scope. */
  readonly forbidden?: true;
  /** Only with `INVALID_REQUEST`: the methods that the path takes, of which the request used none. */
  readonly allow?: readonly string[];
  readonly cause?: unknown;
};

/** The one error class. The message may reach a caller, so it never holds personal data, a secret or a path. */
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

/** True for an `AppError`, of the given code when one is given. */
export const isAppError = (error: unknown, code?: ErrorCode): error is AppError =>
  error instanceof AppError && (code === undefined || error.code === code);

/** True when the fault lies in the infrastructure and the same work will succeed once that is back. */
export const isTransient = (error: unknown): boolean => isAppError(error, 'UNAVAILABLE') || isAppError(error, 'OVERLOADED');

/** True when a task was stopped at its limits, which the worker pool says after a second try: further tries would end alike. */
export const isSpent = (error: unknown): boolean => isAppError(error, 'INTERNAL') && error.details.reason !== undefined;

/** True when the request itself is why: the same request will be refused again. */
export const isRefusal = (error: unknown): boolean =>
  isAppError(error) && !isTransient(error) && error.code !== 'INTERNAL' && error.code !== 'RATE_LIMITED';
