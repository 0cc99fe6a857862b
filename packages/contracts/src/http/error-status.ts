import type { ErrorCode } from '@winnow/kernel';

/** HTTP status, title and default suggestion of every error code. Only the gateway and its document use this table. */
export const errorStatus: {
  readonly [code in ErrorCode]: { readonly status: number; readonly title: string; readonly suggestion: string };
} = {
  INVALID_REQUEST: {
    status: 400,
    title: 'Invalid request',
    suggestion: 'Correct the fields listed in detail.fields and send the request again.',
  },
  MISSING_FILE: {
    status: 400,
    title: 'Missing file',
    suggestion: 'Send the file as multipart form data, in the field named in the message.',
  },
  MISSING_JOB: { status: 400, title: 'Missing job', suggestion: 'Send job_id or job_description.' },
  UNSUPPORTED_LANGUAGE: {
    status: 400,
    title: 'Unsupported language',
    suggestion: 'Use one of the 50 supported language codes (see /docs/languages), or omit the field for English.',
  },
  MALFORMED_MULTIPART: {
    status: 400,
    title: 'Malformed multipart body',
    suggestion: 'Send a complete multipart/form-data body, including its boundary. HTTP client libraries do this for you.',
  },
  AUTH_ERROR: {
    status: 401,
    title: 'Invalid API Key',
    suggestion: 'Check the x-api-key header: it must contain a valid API key of your account.',
  },
  JOB_NOT_FOUND: {
    status: 404,
    title: 'Job not found',
    suggestion: 'Check the job_id, or parse the job first with POST /v1/parse-job.',
  },
  BATCH_NOT_FOUND: { status: 404, title: 'Batch not found', suggestion: 'Check the batch_id.' },
  OPERATION_NOT_FOUND: {
    status: 404,
    title: 'Operation not found',
    suggestion: 'Check the ID. Operations are kept for a limited time.',
  },
  NOT_FOUND: {
    status: 404,
    title: 'Not found',
    suggestion: 'Check the ID, the path and the method. See /docs/api for all operations.',
  },
  BATCH_NOT_FINISHED: {
    status: 409,
    title: 'Batch not finished',
    suggestion: 'Wait until the batch has finished, or send provisional=true for the ranking so far.',
  },
  BATCH_NOT_OPEN: { status: 409, title: 'Batch not open', suggestion: 'Create a new batch for more candidates.' },
  BATCH_OUTDATED: {
    status: 409,
    title: 'Batch scored by an earlier release',
    suggestion: 'Score the candidates again in a new batch, or read the ranking of the job itself with GET.',
  },
  BATCH_EMPTY: { status: 409, title: 'Batch empty', suggestion: 'Add candidates before starting the batch.' },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    title: 'Request still running',
    suggestion: 'Wait until the first request with this Idempotency-Key has finished, then retry.',
  },
  FILE_TOO_LARGE: {
    status: 413,
    title: 'File too large',
    suggestion: 'Send a smaller file. Large images are the usual cause.',
  },
  BATCH_TOO_LARGE: { status: 413, title: 'Batch too large', suggestion: 'Send fewer files per request, or split the batch.' },
  TEXT_TOO_LONG: { status: 413, title: 'Text too long', suggestion: 'Shorten the text.' },
  UNSUPPORTED_FORMAT: { status: 415, title: 'Unsupported format', suggestion: 'Send the resume as PDF, DOCX or TXT.' },
  UNREADABLE_FILE: {
    status: 422,
    title: 'Unreadable file',
    suggestion: 'Open the file, export it again as PDF or DOCX without a password, and send the new file.',
  },
  EMPTY_JOB: { status: 422, title: 'Empty job', suggestion: 'Send a job description that states requirements.' },
  UNREADABLE_ARCHIVE: {
    status: 422,
    title: 'Unreadable archive',
    suggestion: 'Create the ZIP archive again, without a password.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    title: 'Idempotency-Key already used',
    suggestion: 'Use a new Idempotency-Key for a different request.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Rate limited',
    suggestion: 'Wait for the number of seconds in Retry-After. Requests with an API key have much higher limits.',
  },
  OVERLOADED: {
    status: 503,
    title: 'Overloaded',
    suggestion: 'Nothing was accepted. Retry after the number of seconds in Retry-After.',
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Unavailable',
    suggestion: 'Nothing was accepted. Retry after the number of seconds in Retry-After.',
  },
  INTERNAL: { status: 500, title: 'Internal error', suggestion: 'Retry the request. If it fails again, report the request_id.' },
};
