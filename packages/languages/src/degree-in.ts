import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import { lazily, lazilyByKey } from '@winnow/kernel';
import { anyOf } from './any-of.ts';
import { foldLetters } from './heading-key.ts';
import { allLocales } from './locale.ts';
import { hasAdjoiningWords } from './scripts.ts';

export type DegreeLevel = NonNullable<ResumeContent['education'][number]['level']>;

type DegreeWord = { readonly word: string; readonly level: DegreeLevel; readonly language: LanguageCode };

const plain = (text: string): string => foldLetters(text).replace(/(?<=\p{L})\.(?=\p{L}|\s|$|,|\))/gu, '');

const allWords = (): readonly DegreeWord[] =>
  allLocales()
    .flatMap((locale) =>
      (Object.entries(locale.degrees) as [DegreeLevel, readonly string[]][]).flatMap(([level, list]) =>
        list.map((word) => ({ word: plain(word).trim(), level, language: locale.code })),
      ),
    )
    .filter(({ word }) => word.length > 1)
    .toSorted((a, b) => b.word.length - a.word.length);

/** The words of a list that occur in a text, in the order of the list. */
type Finder = (folded: string) => readonly DegreeWord[];

const stands = (text: string, word: string): boolean => {
  for (let index = text.indexOf(word); index >= 0; index = text.indexOf(word, index + 1)) {
    const before = text[index - 1] ?? ' ';
    const after = text[index + word.length] ?? ' ';
    const free = !/[\p{L}\p{Nd}]/u.test(before) && (word.length > 5 || !/[\p{L}\p{M}\p{Nd}]/u.test(after));
    if (free || hasAdjoiningWords(word)) return true;
  }
  return false;
};

/**
 * Most texts contain none of the words: one pattern checks that in one pass. Words do not match after a letter, except in scripts
 * without spaces.
 */
const patternOf = (list: readonly DegreeWord[]): RegExp => {
  const own = [...new Set(list.map(({ word }) => word))];
  const inside = own.filter((word) => hasAdjoiningWords(word));
  return new RegExp([`(?<![a-z\\d])(?:${anyOf(own)})`, ...(inside.length > 0 ? [anyOf(inside)] : [])].join('|'));
};

const finderOf =
  (list: readonly DegreeWord[], any: RegExp): Finder =>
  (folded) =>
    any.test(folded) ? list.filter(({ word }) => stands(folded, word)) : [];

/** Words of a language and of English, and the long ones of all others. */
type Pool = { readonly own: Finder; readonly others: Finder };

/** The words of all languages, and a pattern of the long ones. */
type All = { readonly words: readonly DegreeWord[]; readonly anyLong: RegExp };

/** Shorter words have other meanings in other languages. */
const longWord = 5;

/** Built when first needed: most importers of this package do not parse degrees. */
const all = lazily((): All => {
  const words = allWords();
  return { words, anyLong: patternOf(words.filter(({ word }) => word.length >= longWord)) };
});

const poolOf = lazilyByKey((language: LanguageCode | null): Pool => {
  const { words, anyLong } = all();
  const isOwn = (each: DegreeWord): boolean => each.language === language || each.language === 'en';
  const own = words.filter(isOwn);
  const others = words.filter((each) => !isOwn(each) && each.word.length >= longWord);
  return { own: finderOf(own, patternOf(own)), others: finderOf(others, anyLong) };
});

const rank: readonly DegreeLevel[] = ['doctorate', 'master', 'bachelor', 'associate', 'vocational', 'secondary'];

/**
 * The degree in a text: in the given language, in English, or a long word of any other unless only the `own` languages count; the
 * longest word wins, then the highest level.
 */
export const degreeIn = (
  text: string,
  language: LanguageCode | null,
  languages: 'all' | 'own' = 'all',
): DegreeLevel | undefined => {
  const { own, others } = poolOf(language);
  const folded = plain(text);
  const ofOwn = own(folded);
  const found = ofOwn.length > 0 || languages === 'own' ? ofOwn : others(folded);
  const longest = found[0]?.word.length ?? 0;
  return rank.find((level) => found.some((each) => each.level === level && each.word.length === longest));
};
