import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Example, type Field, trainField } from '../train/crf.ts';
import { entriesField } from '../train/entries-field.ts';
import type { Examples } from '../train/load-examples.ts';
import { rolesField } from '../train/roles-field.ts';
import { dropouts, trainingOptions, writeWeights } from '../train/write-weights.ts';

const run = promisify(execFile);

/** F1 by field, of the exam in all and of tune by language. */
export type Totals = {
  readonly exam: Readonly<Record<string, number>>;
  readonly tune: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Learns the weights from the examples and measures the reader with them on the folders, in a process of its own. */
export const measureWith = async (examples: Examples, folders: readonly string[]): Promise<Totals> => {
  const weights = await mkdtemp(join(tmpdir(), 'winnow-study-'));
  try {
    const learn = (field: Field, own: readonly Example[], dropout: number) =>
      trainField(field, own, { ...trainingOptions, dropout }, () => undefined);
    writeWeights(weights, 'line-roles', learn(rolesField, examples.lines, dropouts['line-roles']));
    writeWeights(weights, 'entry-lines', learn(entriesField, examples.entries, dropouts['entry-lines']));
    const { stdout } = await run(process.execPath, ['--import', here('use-weights.ts'), here('print-totals.ts'), ...folders], {
      env: { ...process.env, WINNOW_STUDY_WEIGHTS: weights },
      maxBuffer: 10_000_000,
    });
    return JSON.parse(stdout) as Totals;
  } finally {
    await rm(weights, { recursive: true, force: true });
  }
};
