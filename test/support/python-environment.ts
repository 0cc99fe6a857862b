import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces.ts';

const patienceMs = 100_000;

/** Installs the packages of a requirements file in an environment of its own; returns the interpreter, or why there is none. */
export const preparePython = (name: string, requirements: string): { readonly python: string } | { readonly missing: string } => {
  const folder = join(root, 'node_modules/.cache', name);
  const python = join(folder, 'bin/python');
  const steps = [
    ...(existsSync(python) ? [] : [['python3', '-m', 'venv', folder]]),
    [python, '-m', 'pip', 'install', '--quiet', '--no-compile', '--disable-pip-version-check', '-r', join(root, requirements)],
  ];
  for (const [command = '', ...args] of steps) {
    const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', timeout: patienceMs });
    if (status !== 0) return { missing: `${command} ${args[1] ?? ''}: ${error?.message ?? stderr.trim().split('\n').at(-1)}` };
  }
  return { python };
};
