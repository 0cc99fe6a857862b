import { readdirSync } from 'node:fs';
import type { Vocabulary } from './vocabulary.ts';

const folder = new URL('vocabularies/', import.meta.url);

/** The languages that have a vocabulary, by their codes. */
export const vocabularyCodes = (): readonly string[] =>
  readdirSync(folder)
    .flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [])
    .toSorted();

const load = async (code: string): Promise<Vocabulary> => {
  const exported: { readonly [name: string]: Vocabulary | undefined } = await import(new URL(`${code}.ts`, folder).href);
  const vocabulary = exported[code];
  if (vocabulary === undefined) throw new Error(`vocabularies/${code}.ts does not export ${code}`);
  return vocabulary;
};

/** The vocabularies of these languages, of all when none is named. */
export const loadVocabularies = (codes: readonly string[] = vocabularyCodes()): Promise<readonly Vocabulary[]> =>
  Promise.all(codes.map(load));
