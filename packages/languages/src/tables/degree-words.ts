import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import { foldLetters } from '../heading-key.ts';
import { allLocales } from '../locale.ts';

export type DegreeLevel = NonNullable<ResumeContent['education'][number]['level']>;

/** What a word means in a language. */
export type DegreeUse = { readonly level: DegreeLevel; readonly language: LanguageCode };

/** The form in which degrees are compared: folded, without dots in abbreviations. */
export const foldDegree = (text: string): string => foldLetters(text).replace(/(?<=\p{L})\.(?=\p{L}|\s|$|,|\))/gu, '');

/** The words for degrees in all languages: `bachelor:de` is a use. */
export const writeDegreeWords = (): Iterable<readonly [word: string, uses: string]> => {
  const uses = new Map<string, string[]>();
  for (const { code, degrees } of allLocales()) {
    for (const [level, words] of Object.entries(degrees)) {
      for (const word of words.map((each) => foldDegree(each).trim()).filter((each) => each.length > 1))
        uses.set(word, [...(uses.get(word) ?? []), `${level}:${code}`]);
    }
  }
  return [...uses].map(([word, written]) => [word, written.join(' ')] as const);
};

/** Parses the uses of a word. */
export const readDegreeUses = (uses: string): readonly DegreeUse[] =>
  uses.split(' ').map((use) => {
    const [level, language] = use.split(':');
    return { level, language } as DegreeUse;
  });
