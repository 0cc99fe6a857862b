import type { OperationBody } from '@winnow/contracts';
import { CliError, exitCodes } from '../cli-error.ts';
import { refusalOf } from './answer-error.ts';
import type { Connection } from './connection.ts';
import type { AnswerOf, CallName, InputOf } from './contract.ts';
import { send } from './send.ts';

type Sent = {
  readonly params?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string | number | undefined };
  readonly json?: unknown;
  readonly form?: FormData;
};

/** The path with its parameters and query. */
export const pathWith = (path: string, { params = {}, query = {} }: Sent): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? filled : `${filled}?${search}`;
};

const jsonOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    const hints = ['Something else than Winnow seems to answer there: check WINNOW_URL or --url.'];
    throw new CliError(exitCodes.refused, 'The answer is not JSON.', { hints, cause });
  }
};

const defaultPollSeconds = 1;

/** Polls an operation that returned 202 until it is done; returns its result. */
const awaitOperation = async (connection: Connection, first: OperationBody, firstSeconds: string | null): Promise<unknown> => {
  let operation = first;
  let seconds = firstSeconds;
  while (!operation.done) {
    await connection.sleep(1000 * Math.max(Number(seconds) || 0, defaultPollSeconds), connection.signal);
    const path = pathWith('/v1/operations/{id}', { params: { id: first.id } });
    const { response, body } = await send(connection, { method: 'GET', path }, jsonOf);
    operation = body as OperationBody;
    seconds = response.headers.get('retry-after');
  }
  if (operation.error !== undefined) throw refusalOf(operation.error, connection);
  return operation.result;
};

/**
 * Calls an operation of the contract and returns its body; waits for an operation that was accepted with 202. A POST carries an
 * `Idempotency-Key`, so that it can be retried. Throws `CliError`.
 */
export const request = async <Name extends CallName>(
  connection: Connection,
  name: Name,
  input: InputOf<Name>,
): Promise<AnswerOf<Name>> => {
  const sent: Sent = input;
  const [method = '', path = ''] = name.split(' ');
  const { response, body } = await send(
    connection,
    {
      method,
      path: pathWith(path, sent),
      headers: {
        accept: 'application/json',
        ...(method === 'POST' ? { 'idempotency-key': connection.newId() } : {}),
        ...(sent.json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent.form === undefined ? {} : { body: sent.form }),
      ...(sent.json === undefined ? {} : { body: JSON.stringify(sent.json) }),
    },
    jsonOf,
  );
  // Creating a batch returns 202, too, but its body is the batch itself.
  const waits = response.status === 202 && response.headers.has('operation-location');
  const answer = waits ? await awaitOperation(connection, body as OperationBody, response.headers.get('retry-after')) : body;
  return answer as AnswerOf<Name>;
};
