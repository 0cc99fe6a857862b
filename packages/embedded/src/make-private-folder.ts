import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Creates a folder that only its owner can enter, with its parents. Node's own recursion never ends where an existing folder
 * takes no other, as below /proc.
 */
export const makePrivateFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(folder).isDirectory()) return;
    const parent = dirname(folder);
    if (codeOf(error) !== 'ENOENT' || existsSync(parent)) throw error;
    makePrivateFolder(parent);
    makePrivateFolder(folder);
  }
};
