import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Split, splitOf, splits } from './families.ts';
import { addScores } from './field-score.ts';
import { allFields } from './fields.ts';
import type { Label } from './label.ts';
import type { Prediction } from './prediction.ts';
import { type ReadingTime, readTimed } from './read-resume.ts';
import { type FileScores, scoreFacts } from './score-facts.ts';

export type ScoredFile = { readonly label: Label; readonly scores: FileScores };

/** What came of the files of one split. */
export type SplitResult = {
  readonly files: number;
  readonly totals: FileScores;
  readonly times: readonly ReadingTime[];
  /** The files one by one; of an exam, none. */
  readonly open: readonly ScoredFile[];
};

export type FolderResult = {
  readonly splits: ReadonlyMap<Split, SplitResult>;
  readonly predictions: { readonly [file: string]: Prediction };
};

/** One score a field. */
export const totalOf = (scores: readonly FileScores[]): FileScores =>
  new Map(
    allFields.flatMap((field) => {
      const own = scores.flatMap((each) => each.get(field) ?? []);
      return own.length === 0 ? [] : [[field, addScores(own)] as const];
    }),
  );

const withoutTexts = (scores: FileScores): FileScores =>
  new Map([...scores].map(([field, score]) => [field, { ...score, missed: [], wrong: [] }]));

/** Nobody may learn from an exam what it asks: neither its files nor their texts leave this function. */
const resultOf = (split: Split, files: readonly ScoredFile[], times: readonly ReadingTime[]): SplitResult => {
  const totals = totalOf(files.map(({ scores }) => scores));
  return split === 'exam'
    ? { files: files.length, totals: withoutTexts(totals), times, open: [] }
    : { files: files.length, totals, times, open: files };
};

/** The results of several folders as one. */
export const joinResults = (results: readonly FolderResult['splits'][]): FolderResult['splits'] =>
  new Map(
    splits.flatMap((split) => {
      const own = results.flatMap((result) => result.get(split) ?? []);
      if (own.length === 0) return [];
      const joined: SplitResult = {
        files: own.reduce((sum, { files }) => sum + files, 0),
        totals: totalOf(own.map(({ totals }) => totals)),
        times: own.flatMap(({ times }) => times),
        open: own.flatMap(({ open }) => open),
      };
      return [[split, joined] as const];
    }),
  );

/** The labels of a folder, and where its files are. */
const loadLabels = (
  folder: string,
  path: string = join(folder, 'labels.json'),
): { readonly labels: readonly Label[]; readonly bytesOf: (label: Label) => Uint8Array } => {
  const { files: labels } = JSON.parse(readFileSync(path, 'utf8')) as { readonly files: readonly Label[] };
  const files = existsSync(join(folder, 'files')) ? join(folder, 'files') : folder;
  return { labels, bytesOf: ({ file }) => readFileSync(join(files, file)) };
};

/** How many files are read before the clock counts: code that runs for the first time is slow. */
const warmUp = 10;

/** Reads the files of a folder, or those that `keep` accepts, and compares them with their labels. */
export const evaluateFolder = async (
  folder: string,
  labelsPath?: string,
  keep: (label: Label) => boolean = () => true,
): Promise<FolderResult> => {
  const { labels: all, bytesOf } = loadLabels(folder, labelsPath);
  const labels = all.filter(keep);
  for (const label of labels.slice(0, warmUp)) await readTimed(bytesOf(label));
  const read: { readonly file: ScoredFile; readonly time: ReadingTime; readonly prediction: Prediction }[] = [];
  for (const label of labels) {
    const { prediction, time } = await readTimed(bytesOf(label));
    read.push({ file: { label, scores: scoreFacts(label, prediction) }, time, prediction });
  }
  const groups = Map.groupBy(read, ({ file }) => splitOf(file.label, folder));
  return {
    splits: new Map(
      splits.flatMap((split) => {
        const own = groups.get(split);
        if (own === undefined) return [];
        return [
          [
            split,
            resultOf(
              split,
              own.map(({ file }) => file),
              own.map(({ time }) => time),
            ),
          ] as const,
        ];
      }),
    ),
    predictions: Object.fromEntries(read.map(({ file, prediction }) => [file.label.file, prediction])),
  };
};
