import { answerError, connectionLoss, errorBodyIn, unreachable } from './answer-error.ts';
import type { Connection } from './connection.ts';

export type Call = {
  readonly method: string;
  /** Path and query, beginning with a slash. */
  readonly path: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: FormData | string;
};

/** Retries when the server asks to wait. */
const maxRetries = 3;
/** Retries after a broken connection: enough for a server to restart. */
const maxReconnects = 5;
/** A claim on an Idempotency-Key whose process died is released after a minute. */
const maxWaitsForFirst = 90;
/** No one waits longer for a command; a daily limit would take hours. */
const maxWaitSeconds = 60;
const firstBackoffMs = 500;

const secondsOf = (headers: Headers): number | undefined => {
  const text = headers.get('retry-after');
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

const fetchOnce = async (connection: Connection, { method, path, headers, body }: Call): Promise<Response> => {
  const response = await connection.fetch(`${connection.url}${path}`, {
    method,
    headers: { ...headers, ...(connection.key === undefined ? {} : { 'x-api-key': connection.key }) },
    body: body ?? null,
    // Following it would send the key to the target of the redirect.
    redirect: 'manual',
    signal: connection.signal ?? null,
  });
  connection.met.answered = true;
  return response;
};

/** How long to wait before retrying an unsuccessful response; `undefined`: do not retry. */
const waitSeconds = (response: Response, text: string, retries: number): number | undefined => {
  const seconds = secondsOf(response.headers);
  const inProgress = response.status === 409 && errorBodyIn(text)?.detail.error === 'IDEMPOTENCY_IN_PROGRESS';
  const max = inProgress ? maxWaitsForFirst : response.status === 429 || response.status === 503 ? maxRetries : 0;
  return seconds !== undefined && seconds <= maxWaitSeconds && retries < max ? Math.max(1, seconds) : undefined;
};

/**
 * Sends a request once and leaves the body of the response to the caller. Throws `CliError`: rejected, or unreachable. An abort
 * of the connection's signal is thrown as is.
 */
export const open = async (connection: Connection, call: Call): Promise<Response> => {
  try {
    const response = await fetchOnce(connection, call);
    if (response.ok) return response;
    throw answerError(response.status, response.headers, await response.text(), connection);
  } catch (error) {
    connection.signal?.throwIfAborted();
    throw error instanceof TypeError ? unreachable(connection, error) : error;
  }
};

/**
 * Sends a request and retries it a few times after a broken connection or when the server asks to wait. Only for requests that
 * may be repeated. Throws like `open`.
 */
export const send = async <T>(
  connection: Connection,
  call: Call,
  read: (response: Response) => Promise<T>,
): Promise<{ readonly response: Response; readonly body: T }> => {
  let broken = 0;
  let refused = 0;
  for (;;) {
    try {
      const response = await fetchOnce(connection, call);
      if (response.ok) return { response, body: await read(response) };
      const text = await response.text();
      const seconds = waitSeconds(response, text, refused);
      if (seconds === undefined) throw answerError(response.status, response.headers, text, connection);
      refused += 1;
      if (response.status !== 409) connection.notify(`The server asks to wait for ${seconds} s.`);
      await connection.sleep(seconds * 1000, connection.signal);
    } catch (error) {
      connection.signal?.throwIfAborted();
      if (!(error instanceof TypeError)) throw error;
      const loss = connectionLoss(error);
      const mayPass = loss === 'broken' || (loss === 'absent' && (broken > 0 || connection.met.answered));
      if (!mayPass || broken >= maxReconnects) throw unreachable(connection, error);
      broken += 1;
      connection.notify('The connection broke; trying again.');
      await connection.sleep(firstBackoffMs * 2 ** (broken - 1), connection.signal);
    }
  }
};
