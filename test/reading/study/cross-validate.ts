import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addScores, type FieldScore, noScore, qualityOf } from '../evaluate/field-score.ts';
import { type FactField, factFields } from '../evaluate/fields.ts';
import type { Examples } from '../train/load-examples.ts';
import { learnInto, runWith, withFolder } from './run-study.ts';

/** How each field was read in files that were not learned from. Confidences are as they are before they are calibrated. */
type Counts = Partial<Record<FactField, Pick<FieldScore, 'right' | 'predicted' | 'labelled' | 'rated'>>>;

/** The same by family. */
export type CrossValidated = ReadonlyMap<string, Counts>;

/** The sum of several. */
export const sumOf = (counts: readonly Counts[]): Counts =>
  Object.fromEntries(
    factFields.flatMap((field) => {
      const own = counts.flatMap((each) => (each[field] === undefined ? [] : [{ ...noScore, ...each[field] }]));
      return own.length === 0 ? [] : [[field, addScores(own)] as const];
    }),
  );

/** F1 by field. */
export const f1Of = (counts: Counts): Readonly<Record<string, number>> =>
  Object.fromEntries(
    factFields.flatMap((field) => {
      const own = counts[field];
      return own === undefined ? [] : [[field, qualityOf({ ...noScore, ...own }).f1] as const];
    }),
  );

type Plan = {
  readonly folds: number;
  /** What the examples come from. */
  readonly sources: readonly string[];
  /** What heads are learned from; if nothing, those in use stay. */
  readonly heads: readonly string[];
  /** The folder of the weights of texts learned without each fold; without it, those in use, which know the files. */
  readonly texts: string | undefined;
};

/** Learns as often as there are folds, each time without every `folds`-th family, and reads the files of the families left out. */
export const crossValidate = async (examples: Examples, { folds, sources, heads, texts }: Plan): Promise<CrossValidated> => {
  const families = [...new Set(examples.lines.flatMap(({ family }) => family ?? []))].toSorted();
  const counts: (readonly [string, Counts])[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const out = new Set(families.filter((_, index) => index % folds === fold));
    const names = [...out].join(',');
    const isIn = ({ family }: { readonly family: string | null }): boolean => family === null || !out.has(family);
    const printed = await withFolder(async (weights) => {
      await writeFile(join(weights, 'confidence.json'), '{}');
      learnInto(weights, { lines: examples.lines.filter(isIn), entries: examples.entries.filter(isIn) });
      const unseen = texts === undefined ? [] : ['--texts', texts];
      const slots = [...unseen, '--without', names, '--out', join(weights, 'slot-weights.json'), ...heads];
      if (heads.length > 0) await runWith(weights, '../train/train-slots.ts', slots);
      return runWith(weights, 'print-counts.ts', ['--families', names, ...unseen, ...sources]);
    });
    counts.push(...(Object.entries(JSON.parse(printed)) as (readonly [string, Counts])[]));
    console.error(`fold ${fold + 1} of ${folds}: without ${out.size} of ${families.length} families`);
  }
  return new Map(counts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
