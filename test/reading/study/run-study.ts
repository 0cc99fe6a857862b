import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { entriesField } from '../train/entries-field.ts';
import { learnWeights } from '../train/learn-weights.ts';
import type { Examples } from '../train/load-examples.ts';
import { rolesField } from '../train/roles-field.ts';
import { writeWeights } from '../train/write-weights.ts';

const run = promisify(execFile);

/** F1 by field, of the exam in all and of tune by language. */
export type Totals = {
  readonly exam: Readonly<Record<string, number>>;
  readonly tune: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Learns the weights of lines and entries from the examples, as `train:lines` does, and writes them into a folder. */
export const learnInto = (weights: string, examples: Examples): void => {
  writeWeights(weights, 'line-roles', learnWeights('line-roles', rolesField, examples.lines));
  writeWeights(weights, 'entry-lines', learnWeights('entry-lines', entriesField, examples.entries));
};

/** Runs a script in a process of its own, with the weights of a folder in place of those in use; returns what it prints. */
export const runWith = async (weights: string, script: string, args: readonly string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, ['--import', here('use-weights.ts'), here(script), ...args], {
    env: { ...process.env, WINNOW_STUDY_WEIGHTS: weights },
    maxBuffer: 100_000_000,
  });
  return stdout;
};

/** Does something with a folder for weights that is deleted afterwards. */
export const withFolder = async <T>(use: (weights: string) => Promise<T>): Promise<T> => {
  const weights = await mkdtemp(join(tmpdir(), 'winnow-study-'));
  try {
    return await use(weights);
  } finally {
    await rm(weights, { recursive: true, force: true });
  }
};

/** Learns the weights from the examples and measures the reader with them on the folders. */
export const measureWith = (examples: Examples, folders: readonly string[]): Promise<Totals> =>
  withFolder(async (weights) => {
    learnInto(weights, examples);
    return JSON.parse(await runWith(weights, 'print-totals.ts', folders)) as Totals;
  });
