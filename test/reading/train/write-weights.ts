import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LearnedWeights } from './crf.ts';

/** How the weights in use are learned. */
export const trainingOptions = { epochs: 5, rate: 0.1, penalty: 0.005, minCount: 3, scale: 100 };

/** Each gives another order of the examples; the weights are the mean. */
export const seeds = [0, 1, 2] as const;

/** The share of features left out each time: sections are few, and learned by heart sooner than lines. */
export const dropouts = { 'line-roles': 0.15, 'entry-lines': 0.35 } as const;

export type WeightsName = keyof typeof dropouts;

/** Writes one weight for each evidence. */
export const writeWeightOfEach = (path: string, weights: ReadonlyMap<string, number>): void => {
  const rows = Object.fromEntries([...weights].map(([name, weight]) => [name, String(weight)]));
  writeFileSync(path, `${JSON.stringify(rows, null, 2)}\n`);
};

/** Writes weights into a folder in the form in which they are shipped. */
export const writeWeights = (folder: string, name: WeightsName, { features, steps }: LearnedWeights): void => {
  const rows = Object.fromEntries([...features].map(([feature, row]) => [feature, row.join(' ')]));
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ steps: steps.join(' '), features: rows }, null, 2)}\n`);
};
