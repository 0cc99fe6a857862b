import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findPath, type LocalFile } from './local-file.ts';

export type FolderFiles = {
  readonly files: readonly LocalFile[];
  /** Names of archives, which the server only accepts on their own. */
  readonly archives: readonly string[];
};

/** Files that operating systems create next to the user's files. */
const systemFile = /^(?:\..*|__MACOSX|Thumbs\.db|desktop\.ini)$/i;

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Paths of the files below a folder. Links to files are included; links to folders could lead in circles. */
const pathsIn = async (folder: string, below: string): Promise<readonly string[]> => {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const seen = entries.filter(({ name }) => !systemFile.test(name)).toSorted((a, b) => byName(a.name, b.name));
  const paths: string[] = [];
  for (const entry of seen) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) paths.push(...(await pathsIn(folder, name)));
    else if (entry.isFile()) paths.push(name);
    else if (entry.isSymbolicLink() && (await stat(join(folder, name)).catch(() => undefined))?.isFile()) paths.push(name);
  }
  return paths;
};

/** Files of a folder and its subfolders, sorted by path, without hidden ones. Throws a usage error for an unreadable one. */
export const listFiles = async (folder: string): Promise<FolderFiles> => {
  const paths = (await pathsIn(folder, '')).toSorted(byName);
  const archives = paths.filter((path) => /\.zip$/i.test(path));
  const files: LocalFile[] = [];
  for (const name of paths) {
    if (archives.includes(name)) continue;
    const path = join(folder, name);
    const { bytes } = await findPath(path);
    files.push({ path, name, bytes });
  }
  return { files, archives };
};
