import { execFile } from 'node:child_process';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Counted } from './executed.ts';

export type Work = { readonly [step: string]: Counted };

const scripts = [new URL('./count-work.ts', import.meta.url), new URL('./count-requests.ts', import.meta.url)];

/** Nothing is optimized, compiled beside or collected, so that the same code counts the same on every machine: optimized code counts no calls. */
const flags = ['--no-opt', '--no-maglev', '--single-threaded', '--min-semi-space-size=1024', '--max-semi-space-size=1024'];

/** What each step of the fixed work executes and allocates, counted in processes of their own. */
const measureWork = async (): Promise<Work> => {
  const { WINNOW_CORPUS: _, NODE_OPTIONS: __, ...environment } = env;
  const counted: Work[] = [];
  for (const script of scripts) {
    const { stdout } = await promisify(execFile)(execPath, [...flags, fileURLToPath(script)], { env: environment });
    // Standalone prints how to use it first.
    counted.push(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? ''));
  }
  return Object.assign({}, ...counted);
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

/** Counted until it is enough, so many times at most: what a process waits for on a loaded machine mostly adds to a count. */
export const leastWork = async (attempts: number, isEnough: (work: Work) => boolean): Promise<Work> => {
  let least = await measureWork();
  for (let attempt = 1; attempt < attempts && !isEnough(least); attempt += 1) least = leastOf(least, await measureWork());
  return least;
};
