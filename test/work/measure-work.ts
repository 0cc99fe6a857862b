import { execFile } from 'node:child_process';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Counted } from './count-work.ts';

export type Work = { readonly [step: string]: Counted };

const script = fileURLToPath(new URL('count-work.ts', import.meta.url));

/** Nothing is optimized, compiled beside or collected, so that the same code counts the same on every machine: optimized code counts no calls. */
const flags = ['--no-opt', '--no-maglev', '--single-threaded', '--min-semi-space-size=1024', '--max-semi-space-size=1024'];

/** What each step of the fixed work executes and allocates, counted in a process of its own. */
export const measureWork = async (): Promise<Work> => {
  const { WINNOW_CORPUS: _, NODE_OPTIONS: __, ...environment } = env;
  const { stdout } = await promisify(execFile)(execPath, [...flags, script], { env: environment });
  return JSON.parse(stdout);
};
