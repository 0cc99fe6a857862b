import type { ErrorCode } from '@winnow/kernel';

/** HTTP status, title and default suggestion of every error code. Only the gateway and its document use this table. */
export const errorStatus: {
  readonly [code in ErrorCode]: { readonly status: number; readonly title: string; readonly suggestion: string };
} = {
  INVALID_REQUEST: {
    status: 400,
    title: 'Invalid request',
    suggestion: 'Correct the fields named here and send the request again.',
  },
  MISSING_FILE: {
    status: 400,
    title: 'Missing file',
    suggestion: 'Send it as multipart form data, in the field that the message names.',
  },
  MISSING_JOB: { status: 400, title: 'Missing job', suggestion: 'Send job_id or job_description.' },
  UNSUPPORTED_LANGUAGE: {
    status: 400,
    title: 'Unsupported language',
    suggestion: 'Use one of the 50 language codes, or leave the field out for English.',
  },
  MALFORMED_MULTIPART: {
    status: 400,
    title: 'Malformed multipart body',
    suggestion: 'Send a complete multipart/form-data body with its boundary; an HTTP client library does this for you.',
  },
  AUTH_ERROR: {
    status: 401,
    title: 'Invalid API Key',
    suggestion: 'Check the x-api-key header: it must hold a valid API key of your account.',
  },
  JOB_NOT_FOUND: { status: 404, title: 'Job not found', suggestion: 'Check the job_id, or parse the job first.' },
  BATCH_NOT_FOUND: { status: 404, title: 'Batch not found', suggestion: 'Check the batch_id.' },
  OPERATION_NOT_FOUND: {
    status: 404,
    title: 'Operation not found',
    suggestion: 'Check the id. Operations are kept for a limited time.',
  },
  NOT_FOUND: { status: 404, title: 'Not found', suggestion: 'Check the id, the path and the method; /docs describes them.' },
  BATCH_NOT_FINISHED: {
    status: 409,
    title: 'Batch not finished',
    suggestion: 'Wait for the end of the batch, or ask with provisional=true.',
  },
  BATCH_NOT_OPEN: { status: 409, title: 'Batch not open', suggestion: 'Make a new batch for further candidates.' },
  BATCH_OUTDATED: {
    status: 409,
    title: 'Batch scored by an earlier release',
    suggestion: 'Score the candidates in a new batch, or read the ranking of the job itself with GET.',
  },
  BATCH_EMPTY: { status: 409, title: 'Batch empty', suggestion: 'Add candidates before starting the batch.' },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    title: 'Still running',
    suggestion: 'Wait for the first request with this Idempotency-Key to end, then repeat.',
  },
  FILE_TOO_LARGE: {
    status: 413,
    title: 'File too large',
    suggestion: 'Send a smaller file; images inside a resume are the usual cause.',
  },
  BATCH_TOO_LARGE: { status: 413, title: 'Batch too large', suggestion: 'Split the batch.' },
  TEXT_TOO_LONG: { status: 413, title: 'Text too long', suggestion: 'Shorten the text.' },
  UNSUPPORTED_FORMAT: { status: 415, title: 'Unsupported format', suggestion: 'Send the resume as PDF, DOCX or TXT.' },
  UNREADABLE_FILE: {
    status: 422,
    title: 'Unreadable file',
    suggestion: 'Open the file, export it anew as PDF or DOCX without password, and send that.',
  },
  EMPTY_JOB: { status: 422, title: 'Empty job', suggestion: 'Send a job description that states requirements.' },
  UNREADABLE_ARCHIVE: { status: 422, title: 'Unreadable archive', suggestion: 'Make the ZIP archive anew, without password.' },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    title: 'Idempotency-Key used before',
    suggestion: 'Use a new Idempotency-Key for a different request.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Rate limited',
    suggestion: 'Wait for the seconds that Retry-After names. An API key lifts the limits for anonymous callers.',
  },
  OVERLOADED: {
    status: 503,
    title: 'Overloaded',
    suggestion: 'Nothing was accepted. Repeat after the seconds that Retry-After names.',
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Unavailable',
    suggestion: 'Nothing was accepted. Repeat after the seconds that Retry-After names.',
  },
  INTERNAL: { status: 500, title: 'Internal error', suggestion: 'Repeat the request; if it fails again, report the request_id.' },
};
