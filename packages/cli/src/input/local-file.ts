import { constants, openAsBlob } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FileInput } from '@winnow/client';
import { type CliError, usageError } from '../cli-error.ts';
import type { Io } from '../io.ts';
import { readStdin, standard } from './read-stdin.ts';

/** A local file, and the name under which it is sent. */
export type LocalFile = { readonly path: string; readonly name: string; readonly bytes: number };

const problemOf = (path: string, error: unknown): CliError => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return usageError(`There is no file or folder ${path}.`);
  if (code === 'EACCES' || code === 'EPERM') return usageError(`${path} may not be read.`);
  return usageError(`${path} cannot be read (${String(code)}).`);
};

/** The readable file or folder at a path. Throws a usage error that describes the problem. */
export const findPath = async (path: string): Promise<{ readonly kind: 'file' | 'folder'; readonly bytes: number }> => {
  try {
    const found = await stat(path);
    await access(path, constants.R_OK);
    if (found.isFile() || found.isDirectory()) return { kind: found.isFile() ? 'file' : 'folder', bytes: found.size };
  } catch (error) {
    throw problemOf(path, error);
  }
  throw usageError(`${path} is neither a file nor a folder.`);
};

/** A file to send. Throws a usage error for a path without one. */
export const findFile = async (path: string): Promise<LocalFile> => {
  const { kind, bytes } = await findPath(path);
  if (kind === 'folder')
    throw usageError(`${path} is a folder.`, 'This takes one file; for a folder there is "winnow-cli batch run".');
  return { path, name: basename(path), bytes };
};

/** A file as it is sent, streamed from disk. */
export const inputOf = async ({ path, name }: LocalFile): Promise<FileInput> => ({ name, data: await openAsBlob(path) });

/** The file at a path as it is sent, or what is on stdin. */
export const openInput = async (io: Io, path: string): Promise<FileInput> =>
  path === standard ? { name: 'stdin', data: await readStdin(io) } : inputOf(await findFile(path));

/** The bytes of the file at a path, or what is on stdin. */
export const readInput = async (io: Io, path: string): Promise<Uint8Array> =>
  path === standard ? readStdin(io) : readFile((await findFile(path)).path);
