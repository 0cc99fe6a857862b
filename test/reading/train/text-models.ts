import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionKinds } from '@winnow/contracts/constants';
import type { NgramModel, NgramWeights } from '@winnow/decode';
import { forget, headingModel, lineModel, textKinds, textModel } from '@winnow/resumes/training';
import { folds } from './fold-of.ts';
import type { FoldedTexts } from './folded-texts.ts';
import { learnNgrams } from './learn-ngrams.ts';

export const modelNames = ['text-kinds', 'heading-kinds', 'line-kinds'] as const;

type ModelName = (typeof modelNames)[number];

const models: { readonly [name in ModelName]: NgramModel<string> } = {
  'text-kinds': textModel,
  'heading-kinds': headingModel,
  'line-kinds': lineModel,
};

/** Learns the weights of all models. */
export const learnModels = ({ names, headings, lines }: FoldedTexts): { readonly [name in ModelName]: NgramWeights } => ({
  'text-kinds': learnNgrams(textKinds, 2 ** 16, names),
  'heading-kinds': learnNgrams(sectionKinds, 2 ** 15, headings),
  'line-kinds': learnNgrams(sectionKinds, 2 ** 16, lines),
});

/** The file of the weights of a model, in use or learned without a fold. */
export const pathOf = (folder: string, name: ModelName, fold: number | undefined): string =>
  join(folder, fold === undefined ? `${name}.json` : `${name}-${fold}.json`);

/** Uses the weights that were learned without a fold. */
export type UseFold = (fold: number) => void;

/**
 * Uses the weights of texts that were learned without the fold of a file: what was learned from its own words would be trusted more
 * than in a file that nobody has seen. Without a folder, the weights in use stay.
 */
export const createFolds = (folder: string | undefined): UseFold => {
  if (folder === undefined) return () => {};
  const weights = folds.map((fold) =>
    modelNames.map((name) => [name, JSON.parse(readFileSync(pathOf(folder, name, fold), 'utf8')) as NgramWeights] as const),
  );
  return (fold) => {
    forget();
    for (const [name, own] of weights[fold] ?? []) models[name].use(own);
  };
};
