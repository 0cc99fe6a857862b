/** Every way Winnow can reject a request or fail. Closed: the gateway maps each code to one HTTP status and suggestion. */
export const errorCodes = [
  'INVALID_REQUEST',
  'MISSING_FILE',
  'MISSING_JOB',
  'UNSUPPORTED_LANGUAGE',
  'MALFORMED_MULTIPART',
  'AUTH_ERROR',
  'JOB_NOT_FOUND',
  'BATCH_NOT_FOUND',
  'OPERATION_NOT_FOUND',
  'NOT_FOUND',
  'BATCH_NOT_FINISHED',
  'BATCH_NOT_OPEN',
  'BATCH_OUTDATED',
  'BATCH_EMPTY',
  'IDEMPOTENCY_IN_PROGRESS',
  'FILE_TOO_LARGE',
  'BATCH_TOO_LARGE',
  'TEXT_TOO_LONG',
  'UNSUPPORTED_FORMAT',
  'UNREADABLE_FILE',
  'EMPTY_JOB',
  'UNREADABLE_ARCHIVE',
  'IDEMPOTENCY_MISMATCH',
  'RATE_LIMITED',
  'OVERLOADED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Why a file of an accepted format could not be read (`detail.reason` of `UNREADABLE_FILE`). */
export const unreadableReasons = ['encrypted', 'corrupt', 'no_text', 'too_many_pages', 'bomb', 'timeout'] as const;

export type UnreadableReason = (typeof unreadableReasons)[number];
