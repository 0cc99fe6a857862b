import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { folds } from './fold-of.ts';
import type { FoldedTexts } from './folded-texts.ts';
import { loadTexts } from './load-texts.ts';
import { learnModels, modelNames, pathOf } from './text-models.ts';

// npm run train:texts -- [--folds DIR] [--out DIR] FOLDER[*WEIGHT][%EVERY] … : learns what short texts name and which sections headings
// are of. The folder of --folds gets the weights learned without each fold, for the commands that learn from the same files.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folds: { type: 'string' }, out: { type: 'string', default: 'packages/resumes/data' } },
});

const texts = await loadTexts(positionals);
console.log(`${texts.names.length} texts, ${texts.headings.length} headings, ${texts.lines.length} lines`);

const write = (folder: string, fold: number | undefined): void => {
  const without = <T extends { readonly fold: number | null }>(all: readonly T[]): readonly T[] =>
    all.filter((each) => fold === undefined || each.fold !== fold);
  const learned = learnModels({
    names: without(texts.names),
    headings: without(texts.headings),
    lines: without(texts.lines),
  } satisfies FoldedTexts);
  mkdirSync(folder, { recursive: true });
  for (const name of modelNames) writeFileSync(pathOf(folder, name, fold), `${JSON.stringify(learned[name])}\n`);
};

write(values.out, undefined);
if (values.folds !== undefined) for (const fold of folds) write(values.folds, fold);
