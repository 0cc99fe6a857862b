import { apiErrorCodes } from '../generated/operations.ts';
import type { ErrorBody } from '../generated/types.ts';

/** Codes of the API, and of failures that never reached it: no connection, a response of something else, an invalid signature. */
export const errorCodes = [...apiErrorCodes, 'UNREACHABLE', 'UNEXPECTED_RESPONSE', 'INVALID_SIGNATURE'] as const;

export type WinnowErrorCode = (typeof errorCodes)[number];

type Details = {
  readonly status?: number | undefined;
  readonly body?: ErrorBody | undefined;
  readonly retryAfter?: number | undefined;
  readonly location?: string | undefined;
  readonly cause?: unknown;
};

/** Everything that a client throws, except the reason of an abort. */
export class WinnowError extends Error {
  readonly code: WinnowErrorCode;
  /** HTTP status; `undefined` when there was no response. */
  readonly status: number | undefined;
  /** Why a file cannot be read, such as `encrypted`. */
  readonly reason: string | undefined;
  /** What to do next, as the API says. */
  readonly suggestion: string | undefined;
  readonly requestId: string | undefined;
  /** Invalid fields of the request. */
  readonly fields: ErrorBody['detail']['fields'];
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** Target of a redirect, which is never followed: it would get the key. */
  readonly location: string | undefined;
  /** The response as it came. */
  readonly body: ErrorBody | undefined;

  constructor(code: WinnowErrorCode, message: string, { status, body, retryAfter, location, cause }: Details = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'WinnowError';
    this.code = code;
    this.status = status;
    this.reason = body?.detail.reason;
    this.suggestion = body?.detail.suggestion;
    this.requestId = body?.detail.request_id;
    this.fields = body?.detail.fields ?? [];
    this.retryAfter = retryAfter;
    this.location = location;
    this.body = body;
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'detail' in body &&
  typeof body.detail === 'object' &&
  body.detail !== null &&
  'error' in body.detail &&
  'message' in body.detail &&
  'suggestion' in body.detail;

/** The error body in a text; `undefined` when something else responded, such as a proxy. */
export const errorBodyIn = (text: string): ErrorBody | undefined => {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : undefined;
  } catch {
    return undefined;
  }
};

/** The error for an error body, whose code may be one of a later release. */
export const errorOf = (body: ErrorBody, retryAfter?: number): WinnowError => {
  const code = errorCodes.find((each) => each === body.detail.error) ?? 'UNEXPECTED_RESPONSE';
  return new WinnowError(code, body.detail.message, { status: body.status, body, retryAfter });
};

/** Seconds in `Retry-After`; `undefined` when there are none, or a date. */
export const retryAfterOf = (headers: Headers): number | undefined => {
  const text = headers.get('retry-after');
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

/** The error for an unsuccessful response. */
export const responseError = ({ status, headers }: Response, text: string): WinnowError => {
  const body = errorBodyIn(text);
  if (body !== undefined) return errorOf(body, retryAfterOf(headers));
  const location = headers.get('location') ?? undefined;
  return new WinnowError('UNEXPECTED_RESPONSE', `The server answered with status ${status}.`, { status, location });
};
