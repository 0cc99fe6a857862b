import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CliError, exitCodes, usageError } from '../cli-error.ts';
import { unreachable } from '../http/answer-error.ts';
import { pathWith } from '../http/request.ts';
import { send } from '../http/send.ts';
import type { Context } from './context.ts';

/** Stands for stdout. */
export const toStdout = '-';

/** Throws a usage error when a path cannot be written, before anything else is done. */
export const assertWritable = async (path: string): Promise<void> => {
  if (path === toStdout) return;
  const isFolder = async (at: string): Promise<boolean> => (await stat(at).catch(() => undefined))?.isDirectory() === true;
  if (!(await isFolder(dirname(path)))) throw usageError(`There is no folder ${dirname(path)}.`);
  if (await isFolder(path)) throw usageError(`${path} is a folder.`, 'Give the name of a file.');
};

/** Writes the ranking of a batch as CSV, unchanged from the server, to a file or to stdout. */
export const saveCsv = async (context: Context, batchId: string, path: string, provisional: boolean): Promise<void> => {
  const { connection, io, tell } = context;
  const query = { format: 'csv', provisional: provisional ? 'true' : undefined };
  const call = { method: 'GET', path: pathWith('/v1/batch/{batch_id}/rank', { params: { batch_id: batchId }, query }) };
  const { body } = await send(connection, call, async (response) => response.body);
  if (body === null) return;
  try {
    if (path !== toStdout) await pipeline(body, createWriteStream(path));
    else for await (const chunk of body) io.stdout.write(chunk);
  } catch (error) {
    connection.signal?.throwIfAborted();
    if (error instanceof TypeError) throw unreachable(connection, error);
    throw new CliError(exitCodes.refused, `${path} cannot be written.`, { cause: error });
  }
  if (path !== toStdout) tell(`The ranking is in ${path}.`);
};
