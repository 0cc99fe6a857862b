import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { localeOf } from './locale.ts';
import { foldWord } from './word-forms.ts';

const hebrewFinals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Letters that change at the end of a word would give its forms different stems. */
const plainLetters = (word: string): string => word.replace(/[ךםןףץ]/g, (letter) => hebrewFinals[letter] ?? letter);

/** Ethiopic syllables stand in rows of eight by consonant; the sixth of a row has no vowel, and endings change the vowel before them. */
const withoutLastVowel = (word: string): string => {
  const last = word.charCodeAt(word.length - 1);
  return last >= 0x1200 && last < 0x1358 ? word.slice(0, -1) + String.fromCharCode(last - (last % 8) + 5) : word;
};

type Affix = { readonly text: string; readonly min: number };

type Affixes = { readonly endings: readonly Affix[]; readonly beginnings: readonly Affix[] };

/** Short words may end like a long ending. */
const isLong = (ending: string): boolean => (ending.match(/\p{L}/gu)?.length ?? 0) >= 3;

const affixesOf = (texts: readonly string[], shortest: number, language: LanguageCode): readonly Affix[] => {
  const folded = new Set(texts.map((text) => plainLetters(foldWord(text, language))));
  return [...folded]
    .filter((text) => text !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((text) => ({ text, min: text.length + shortest + (isLong(text) && shortest === 3 ? 1 : 0) }));
};

const knownAffixes = lazilyByKey((language: LanguageCode): Affixes => {
  const { shortestStem, endings, beginnings = [] } = localeOf(language).inflection ?? { shortestStem: 0, endings: [] };
  return {
    endings: affixesOf(endings, shortestStem, language),
    beginnings: affixesOf(beginnings, shortestStem, language),
  };
});

/** Removes the endings of its language from a folded word; returns the word where there are none. */
export const withoutEndings = (word: string, language: LanguageCode): string => {
  const { endings, beginnings } = knownAffixes(language);
  const plain = plainLetters(word);
  const beginning = beginnings.find(({ text, min }) => plain.length >= min && plain.startsWith(text));
  let stem = beginning === undefined ? plain : plain.slice(beginning.text.length);
  const isAtEnd = ({ text, min }: Affix): boolean => stem.length >= min && stem.endsWith(text);
  for (let ending = endings.find(isAtEnd); ending !== undefined; ending = endings.find(isAtEnd)) {
    stem = stem.slice(0, -ending.text.length);
  }
  return withoutLastVowel(stem);
};
