import { execFile } from 'node:child_process';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Counted } from './executed.ts';

export type Work = { readonly [step: string]: Counted };

const scripts = [new URL('./count-work.ts', import.meta.url), new URL('./count-requests.ts', import.meta.url)];

/** Nothing is optimized, compiled beside or collected, so that the same code counts the same on every machine: optimized code counts no calls. */
const flags = ['--no-opt', '--no-maglev', '--single-threaded', '--min-semi-space-size=1024', '--max-semi-space-size=1024'];

/** What each step of a script executes and allocates, counted in a process of its own. */
const measure = async (script: URL): Promise<Work> => {
  const { WINNOW_CORPUS: _, NODE_OPTIONS: __, ...environment } = env;
  const { stdout } = await promisify(execFile)(execPath, [...flags, fileURLToPath(script)], { env: environment });
  // Standalone prints how to use it first.
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
};

/** The lesser count of each step and measure. */
const leastOf = (one: Work, other: Work): Work =>
  Object.fromEntries(
    Object.entries(one).map(([step, counted]) => [
      step,
      Object.fromEntries(
        Object.entries(counted).map(([measure, count]) => [
          measure,
          Math.min(count, other[step]?.[measure as keyof Counted] ?? count),
        ]),
      ) as Counted,
    ]),
  );

/** Each script counted until it is enough, so many times at most: what a process waits for on a loaded machine mostly adds to a count. */
export const leastWork = async (attempts: number, isEnough: (work: Work) => boolean): Promise<Work> => {
  const all: Work[] = [];
  for (const script of scripts) {
    let least = await measure(script);
    for (let attempt = 1; attempt < attempts && !isEnough(least); attempt += 1) least = leastOf(least, await measure(script));
    all.push(least);
  }
  return Object.assign({}, ...all);
};
