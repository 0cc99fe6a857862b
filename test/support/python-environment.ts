import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces.ts';

const cache = join(root, 'node_modules/.cache');
const patienceMs = 300_000;

/** Installs the packages of a requirements file in an environment of its own; returns the interpreter, or why there is none. */
export const preparePython = (name: string, requirements: string): { readonly python: string } | { readonly missing: string } => {
  const folder = join(cache, `${name}-${hash('sha256', readFileSync(join(root, requirements))).slice(0, 8)}`);
  const python = join(folder, 'bin/python');
  if (existsSync(python)) return { python };
  mkdirSync(cache, { recursive: true });
  // Another test file may be doing the same: the first one that is done counts.
  const own = mkdtempSync(`${folder}-`);
  const install = [join(own, 'bin/python'), '-m', 'pip', 'install', '--quiet', '--no-compile', '--disable-pip-version-check'];
  try {
    for (const [command = '', ...args] of [
      ['python3', '-m', 'venv', own],
      [...install, '-r', join(root, requirements)],
    ]) {
      const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', timeout: patienceMs });
      if (status !== 0) return { missing: `${command} ${args[1] ?? ''}: ${error?.message ?? stderr.trim().split('\n').at(-1)}` };
    }
    if (!existsSync(python)) renameSync(own, folder);
    return { python };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
};
