import { readdirSync, readFileSync } from 'node:fs';
import type { Truth } from './truth.ts';

/** Tune and `further` are looked at; of `validation` and the exam, totals only. */
export const splits = ['tune', 'further', 'validation', 'exam'] as const;

export type Split = (typeof splits)[number];

export type Job = {
  readonly id: string;
  readonly posting: string;
  readonly truth: Truth;
  /** The bytes of each resume, by file. */
  readonly resumes: ReadonlyMap<string, Uint8Array>;
};

/** The bytes of a candidate's resume. */
export const resumeIn = ({ id, resumes }: Job, file: string): Uint8Array => {
  const bytes = resumes.get(file);
  if (bytes === undefined) throw new Error(`${id} has no ${file}`);
  return bytes;
};

/** Postings without candidates: half of them teach, the other half tells whether it carries over. */
export const adverts = ['adverts/train', 'adverts/held-out'] as const;

/** The jobs of a split with their candidates. */
export const loadJobs = (split: Split | (typeof adverts)[number]): readonly Job[] => {
  const home = new URL(`${split}/`, import.meta.url);
  return readdirSync(home)
    .toSorted()
    .map((id) => {
      const folder = new URL(`${id}/`, home);
      const truth = JSON.parse(readFileSync(new URL('truth.json', folder), 'utf8')) as Truth;
      const resumes = truth.candidates.map(({ file }) => [file, readFileSync(new URL(file, folder))] as const);
      return { id, posting: readFileSync(new URL('posting.txt', folder), 'utf8'), truth, resumes: new Map(resumes) };
    });
};
