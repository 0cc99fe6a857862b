import type { OperationBody } from '@winnow/contracts';
import { CliError, exitCodes } from '../cli-error.ts';
import { refusalOf } from './answer-error.ts';
import type { Connection } from './connection.ts';
import { type Call, send } from './send.ts';

const textOf = (response: Response): Promise<string> => response.text();

const isPage = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Calls an operation that returns an HTML page, and waits for it if it was accepted with 202. Throws `CliError`. */
export const requestPage = async (connection: Connection, path: string, form: FormData): Promise<string> => {
  const headers = { accept: 'text/html' };
  let call: Call = { method: 'POST', path, headers: { ...headers, 'idempotency-key': connection.newId() }, body: form };
  for (;;) {
    const { response, body } = await send(connection, call, textOf);
    if (isPage(response)) return body;
    if (!(response.headers.get('content-type')?.startsWith('application/json') ?? false)) break;
    const { id, error, done } = JSON.parse(body) as OperationBody;
    if (error !== undefined) throw refusalOf(error, connection);
    if (done) break;
    await connection.sleep(1000 * Math.max(Number(response.headers.get('retry-after')) || 0, 1), connection.signal);
    call = { method: 'GET', path: `/v1/operations/${encodeURIComponent(id)}`, headers };
  }
  const hints = ['The server may be older than this command: compare its version with that of "winnow --version".'];
  throw new CliError(exitCodes.refused, 'The answer is no page.', { hints });
};
