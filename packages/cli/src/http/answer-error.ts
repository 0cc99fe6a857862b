import type { ErrorBody } from '@winnow/contracts';
import { CliError, exitCodes } from '../cli-error.ts';
import type { Connection } from './connection.ts';

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

/** The error for a rejection by the server. */
export const refusalOf = (body: ErrorBody, { key }: Pick<Connection, 'key'>, retryAfter?: string | null): CliError => {
  const { error, message, suggestion, reason } = body.detail;
  const noKey = error === 'AUTH_ERROR' && key === undefined;
  return new CliError(exitCodes.refused, `${message} (${reason === undefined ? error : `${error}: ${reason}`})`, {
    body,
    status: body.status,
    hints: [
      suggestion,
      ...(noKey ? ['No key was given: set WINNOW_API_KEY, or use --key.'] : []),
      ...(retryAfter ? [`Retry-After: ${retryAfter} s`] : []),
    ],
  });
};

/** The error for an unsuccessful response. */
export const answerError = (status: number, headers: Headers, text: string, connection: Connection): CliError => {
  const body = errorBodyIn(text);
  if (body !== undefined) return refusalOf(body, connection, headers.get('retry-after'));
  const location = headers.get('location');
  const hint =
    status >= 300 && status < 400 && location !== null
      ? `It sends callers to ${location}: give the address of Winnow itself with WINNOW_URL or --url.`
      : 'Something else than Winnow seems to answer there: check WINNOW_URL or --url.';
  return new CliError(exitCodes.refused, `${connection.url} answered with status ${status}.`, { status, hints: [hint] });
};

const reasons: { readonly [code: string]: string } = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection broke',
  EPIPE: 'the connection broke',
  UND_ERR_SOCKET: 'the connection broke',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ETIMEDOUT: 'there was no answer',
  UND_ERR_CONNECT_TIMEOUT: 'there was no answer',
  UND_ERR_HEADERS_TIMEOUT: 'there was no answer',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no network',
};

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

const breaks = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];
const absences = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

/** Meaning of a failed connection: `broken` while it was open, `absent` when there was none, `hopeless` when there will be none. */
export const connectionLoss = (error: unknown): 'broken' | 'absent' | 'hopeless' => {
  const code = codeOf(error);
  return breaks.includes(code) ? 'broken' : absences.includes(code) ? 'absent' : 'hopeless';
};

/** The error for a broken connection. */
export const unreachable = ({ url }: Pick<Connection, 'url'>, error: unknown): CliError => {
  const code = codeOf(error);
  const reason = reasons[code] ?? `the connection failed${code === '' ? '' : ` (${code})`}`;
  return new CliError(exitCodes.unreachable, `${url} cannot be reached: ${reason}.`, {
    hints: ['Is Winnow running there? Another address is set with WINNOW_URL or --url.'],
    cause: error,
  });
};
