import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { workspaceFolder } from '../location.ts';

const vite = join(import.meta.dirname, '../../../node_modules/vite/bin/vite.js');

const build = (outDir: string) =>
  promisify(execFile)(execPath, [vite, 'build', '--logLevel', 'error', '--outDir', outDir], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...env, NODE_ENV: 'production' },
  });

const filesIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const read = async (path: string) => [path.slice(folder.length), await readFile(path, 'utf8')] as const;
  return new Map(await Promise.all(paths.toSorted().map(read)));
};

it('is what the sources are built into', { timeout: 60_000 }, async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'winnow-workspace-'));
  try {
    await build(outDir);
    const [built, committed] = [await filesIn(`${outDir}/`), await filesIn(workspaceFolder)];
    expect([...committed.keys()], 'run npm run generate').toEqual([...built.keys()]);
    for (const [path, text] of built) expect(committed.get(path) === text, path).toBe(true);
  } finally {
    await rm(outDir, { recursive: true });
  }
});
