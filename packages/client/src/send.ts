import type { Connection } from './connection.ts';
import { connectionLoss, lossReason } from './connection-loss.ts';
import { errorBodyIn, responseError, retryAfterOf, WinnowError } from './winnow-error.ts';

export type Request = {
  readonly method: string;
  /** Path and query, beginning with a slash. */
  readonly path: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: FormData | string;
  readonly signal?: AbortSignal | undefined;
};

/** Retries when the server asks to wait. */
const maxRetries = 3;
/** A claim on an Idempotency-Key whose process died is released after a minute. */
const maxWaitsForFirst = 90;
/** Nobody waits longer for a call; a daily limit would take hours. */
const maxWaitSeconds = 60;
const firstBackoffMs = 500;

const fetchOnce = async (connection: Connection, { method, path, headers, body, signal }: Request): Promise<Response> => {
  const response = await connection.fetch(`${connection.url}${path}`, {
    method,
    headers: { ...headers, ...(connection.key === undefined ? {} : { 'x-api-key': connection.key }) },
    body: body ?? null,
    // Following it would send the key to the target of the redirect.
    redirect: 'manual',
    signal: signal ?? null,
  });
  connection.met.answered = true;
  return response;
};

const unreachable = ({ url }: Connection, cause: unknown): WinnowError =>
  new WinnowError('UNREACHABLE', `${url} cannot be reached: ${lossReason(cause)}.`, { cause });

/** How long to wait before retrying an unsuccessful response; `undefined`: do not retry. */
const waitSeconds = (response: Response, text: string, retries: number): number | undefined => {
  const seconds = retryAfterOf(response.headers);
  const inProgress = response.status === 409 && errorBodyIn(text)?.detail.error === 'IDEMPOTENCY_IN_PROGRESS';
  const max = inProgress ? maxWaitsForFirst : response.status === 429 || response.status === 503 ? maxRetries : 0;
  return seconds !== undefined && seconds <= maxWaitSeconds && retries < max ? Math.max(1, seconds) : undefined;
};

/** Sends a request once and leaves the body of the response to the caller. Throws `WinnowError`, or the reason of an abort. */
export const sendOnce = async (connection: Connection, request: Request): Promise<Response> => {
  try {
    const response = await fetchOnce(connection, request);
    if (response.ok) return response;
    throw responseError(response, await response.text());
  } catch (error) {
    request.signal?.throwIfAborted();
    throw error instanceof TypeError ? unreachable(connection, error) : error;
  }
};

/**
 * Sends a request and retries it a few times after a broken connection, or when the server asks to wait. Only for requests that
 * may be repeated. Throws like `sendOnce`.
 */
export const send = async <T>(
  connection: Connection,
  request: Request,
  read: (response: Response) => Promise<T>,
): Promise<{ readonly response: Response; readonly body: T }> => {
  let broken = 0;
  let refused = 0;
  for (;;) {
    try {
      const response = await fetchOnce(connection, request);
      if (response.ok) return { response, body: await read(response) };
      const text = await response.text();
      const seconds = waitSeconds(response, text, refused);
      if (seconds === undefined) throw responseError(response, text);
      refused += 1;
      if (response.status !== 409) connection.onDelay({ kind: 'asked', seconds, status: response.status });
      await connection.sleep(seconds * 1000, request.signal);
    } catch (error) {
      request.signal?.throwIfAborted();
      if (!(error instanceof TypeError)) throw error;
      const loss = connectionLoss(error);
      const mayPass = loss === 'broken' || (loss === 'absent' && (broken > 0 || connection.met.answered));
      if (!mayPass || broken >= connection.reconnects) throw unreachable(connection, error);
      broken += 1;
      connection.onDelay({ kind: 'broken' });
      await connection.sleep(firstBackoffMs * 2 ** (broken - 1), request.signal);
    }
  }
};
