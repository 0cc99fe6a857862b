import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LanguageCode } from '@winnow/contracts';
import { readTable, type WordTable } from '@winnow/kernel';

const require = createRequire(import.meta.url);

/**
 * Reads one file of `data`; callers keep what they need. These files are part of the code, so they load as modules do, but only
 * the languages that are used.
 */
export const loadData = (code: LanguageCode, name: 'reading' | 'report' | 'hiring'): unknown =>
  JSON.parse(readFileSync(new URL(`../data/${code}/${name}.json`, import.meta.url), 'utf8'));

/** Reads a table of `generated`, which is made of the data of all languages. */
export const loadTable = (
  name: 'words' | 'headings' | 'casual-headings' | 'degrees' | 'language-names' | 'job-headings' | 'job-labels',
): WordTable => readTable(readFileSync(new URL(`../generated/${name}.json`, import.meta.url), 'utf8'));

/** The values of one field, by language; languages without it are left out. */
export type Column = { readonly [code: string]: unknown };

/** Reads a column of `generated`, such as `hiring.job.titles`; an empty one where no language has the field. */
export const loadColumn = (name: string): Column => {
  const file = new URL(`../generated/columns/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** Reduces a word to the stem that its forms share. */
export type Stemmer = (word: string) => string;

/** A stemmer of the library, by the name of its module; loaded when first needed, as a worker meets few languages. */
export const loadStemmer = (name: string): Stemmer =>
  (require(`@orama/stemmers/${name}`) as typeof import('@orama/stemmers/english')).stemmer;
