import { readFile } from 'node:fs/promises';
import { usageError } from '../cli-error.ts';
import { findFile } from './local-file.ts';

/** The content of a JSON file, which the server validates. Throws a usage error when it is not JSON. */
export const readJson = async <T>(path: string): Promise<T> => {
  await findFile(path);
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw usageError(`${path} is not valid JSON: ${error instanceof Error ? error.message : ''}`);
  }
};
