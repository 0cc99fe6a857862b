import type { Operation } from '../generated/types.ts';
import type { Connection } from './connection.ts';
import type { CallOptions, OperationShape } from './inputs.ts';
import { requestOf } from './request-of.ts';
import { type Request, send, sendOnce } from './send.ts';
import { errorOf, retryAfterOf, WinnowError } from './winnow-error.ts';

type Fields = { readonly [name: string]: unknown };

type Answer = { readonly isPage: boolean; readonly text: string };

const defaultPollSeconds = 1;

const jsonOf = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new WinnowError('UNEXPECTED_RESPONSE', 'The answer is not JSON.', { cause });
  }
};

const isOperation = (body: unknown): boolean => typeof body === 'object' && body !== null && 'id' in body && 'done' in body;

const readAnswer = async (response: Response): Promise<Answer> => ({
  isPage: response.headers.get('content-type')?.startsWith('text/html') ?? false,
  text: await response.text(),
});

/** The final response to a request: one that was accepted with 202 is polled until it is done. */
const settle = async (
  connection: Connection,
  request: Request,
  accept: string,
): Promise<Answer & { readonly result: unknown }> => {
  let { response, body } = await send(connection, request, readAnswer);
  const first = body.isPage ? undefined : jsonOf(body.text);
  // Creating a batch returns 202, too, but its body is the batch itself.
  if (response.status !== 202 || !isOperation(first)) return { ...body, result: first };
  for (;;) {
    // Once it is done, a page is returned as such.
    if (body.isPage) return { ...body, result: undefined };
    const { id, done, error, result } = jsonOf(body.text) as Operation;
    if (error !== undefined) throw errorOf(error);
    if (done) return { ...body, result };
    await connection.sleep(1000 * Math.max(retryAfterOf(response.headers) ?? 0, defaultPollSeconds), request.signal);
    const path = `/v1/operations/${encodeURIComponent(id)}`;
    ({ response, body } = await send(
      connection,
      { method: 'GET', path, headers: { accept }, signal: request.signal },
      readAnswer,
    ));
  }
};

/**
 * Calls an operation and returns its result. Waits when it is accepted with 202. Sends an `Idempotency-Key`, so that a retry
 * never creates anything twice.
 */
export const callOperation = async (
  connection: Connection,
  shape: OperationShape,
  fields: Fields = {},
  options: CallOptions = {},
): Promise<unknown> => {
  const accept = 'application/json';
  const request = await requestOf(shape, fields, accept, options, connection.newId);
  const { result, isPage } = await settle(connection, request, accept);
  if (isPage) throw new WinnowError('UNEXPECTED_RESPONSE', 'The answer is not JSON.');
  return result;
};

/** Calls an operation for its HTML page, and waits for it like `callOperation`. */
export const callForPage = async (
  connection: Connection,
  shape: OperationShape,
  fields: Fields = {},
  options: CallOptions = {},
): Promise<string> => {
  const accept = 'text/html';
  const request = await requestOf(shape, fields, accept, options, connection.newId);
  const { isPage, text } = await settle(connection, request, accept);
  if (!isPage) throw new WinnowError('UNEXPECTED_RESPONSE', 'The answer is no page.');
  return text;
};

/** The ranking of a batch as CSV, as a stream. */
export const streamCsv = async (
  connection: Connection,
  { batch_id, provisional }: { readonly batch_id: string; readonly provisional?: boolean | undefined },
  { signal }: CallOptions = {},
): Promise<ReadableStream<Uint8Array>> => {
  const query = new URLSearchParams({ format: 'csv', ...(provisional ? { provisional: 'true' } : {}) });
  const path = `/v1/batch/${encodeURIComponent(batch_id)}/rank?${query}`;
  const request = { method: 'GET', path, headers: { accept: 'text/csv' }, signal };
  const { body } = await send(connection, request, async (response) => response.body);
  return body ?? new ReadableStream({ start: (controller) => controller.close() });
};

/** One connection to the events of a batch. */
export const openEvents = (
  connection: Connection,
  batchId: string,
  lastId: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Response> =>
  sendOnce(connection, {
    method: 'GET',
    path: `/v1/batch/${encodeURIComponent(batchId)}/events`,
    headers: { accept: 'text/event-stream', ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
    signal,
  });
