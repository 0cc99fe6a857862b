import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { WinnowError } from '@winnow/client';
import { CliError, exitCodes, usageError } from '../cli-error.ts';
import { standard } from '../input/read-stdin.ts';
import type { Context } from './context.ts';

/** Stands for stdout. */
export const toStdout = standard;

/** Throws a usage error when a path cannot be written, before anything else is done. */
export const assertWritable = async (path: string): Promise<void> => {
  if (path === toStdout) return;
  const isFolder = async (at: string): Promise<boolean> => (await stat(at).catch(() => undefined))?.isDirectory() === true;
  if (!(await isFolder(dirname(path)))) throw usageError(`There is no folder ${dirname(path)}.`);
  if (await isFolder(path)) throw usageError(`${path} is a folder.`, 'Give the name of a file.');
};

/** Writes the ranking of a batch as CSV, unchanged from the server, to a file or to stdout. */
export const saveCsv = async (context: Context, batchId: string, path: string, provisional: boolean): Promise<void> => {
  const { client, io, signal, tell } = context;
  const body = await client.rankBatchCsv({ batch_id: batchId, provisional });
  try {
    if (path !== toStdout) await pipeline(body, createWriteStream(path));
    else for await (const chunk of body) io.stdout.write(chunk);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof TypeError) throw new WinnowError('UNREACHABLE', 'The connection broke.', { cause: error });
    throw new CliError(exitCodes.refused, `${path} cannot be written.`, { cause: error });
  }
  if (path !== toStdout) tell(`The ranking is in ${path}.`);
};
