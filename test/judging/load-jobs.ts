import { readdirSync, readFileSync } from 'node:fs';
import type { Truth } from './truth.ts';

export const splits = ['tune', 'exam'] as const;

export type Split = (typeof splits)[number];

export type Job = {
  readonly id: string;
  readonly posting: string;
  readonly truth: Truth;
  /** The bytes of each resume, by file. */
  readonly resumes: ReadonlyMap<string, Uint8Array>;
};

/** The jobs of a split with their candidates. */
export const loadJobs = (split: Split): readonly Job[] => {
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
