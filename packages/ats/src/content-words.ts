import { lazilyByKey } from '@winnow/kernel';
import { bareWord, eastAsianScripts, foldWord, hasTrait, type Locale, stemOf } from '@winnow/languages';
import { LRUCache } from 'lru-cache';
import { emptyWordTest } from './empty-words.ts';
import { printedWordsOf } from './words.ts';

export type ContentWord = {
  /** The common key of all forms of a word. */
  readonly stem: string;
  /** In lower case. */
  readonly form: string;
  /** Whether it is meaningful on its own; others only as part of a phrase. */
  readonly alone: boolean;
  /** What is printed between it and the content word immediately before it; null where there is none. */
  readonly joint: ' ' | '' | null;
};

const dense = new RegExp(`^[${eastAsianScripts}ー々]+$`, 'u');

/** Words with fewer letters carry little meaning; in scripts of syllables and ideographs, two are a word. */
const isLongEnough = (word: string): boolean => (word.match(/\p{L}\p{M}*/gu)?.length ?? 0) >= (dense.test(word) ? 2 : 3);

type Word = Omit<ContentWord, 'joint'>;

type ContentReader = (text: string) => { readonly words: number; readonly content: readonly ContentWord[] };

/** Cache size per language; longer words are not cached: analysing a word costs much more than a lookup. */
const maxKnown = 5_000;
const maxKnownLength = 40;

const wordReader = (locale: Locale | null): ((printed: string) => Word | null) => {
  const code = locale?.code ?? null;
  const isEmpty = emptyWordTest(locale);
  const known = new LRUCache<string, { readonly word: Word | null }>({ max: maxKnown });
  const wordOf = (printed: string): Word | null => {
    const form = code === null ? printed : bareWord(printed, code);
    if (!/\p{L}/u.test(form) || isEmpty(form)) return null;
    // Where spaces separate syllables, a word is a pair of them.
    const alone = !hasTrait(locale, 'spaced_syllables') && isLongEnough(form);
    return { stem: code === null ? foldWord(form, code) : stemOf(form, code), form, alone };
  };
  return (printed) => {
    if (printed.length > maxKnownLength) return wordOf(printed);
    const found = known.get(printed);
    if (found !== undefined) return found.word;
    const word = wordOf(printed);
    known.set(printed, { word });
    return word;
  };
};

/** Analyses texts of one language, or of an unknown one: their number of words, and which of these carry content. */
export const contentReader = lazilyByKey((locale: Locale | null): ContentReader => {
  const wordOf = wordReader(locale);
  return (text) => {
    const printed = printedWordsOf(text);
    const content: ContentWord[] = [];
    let isNext = false;
    for (const { word, joint } of printed) {
      const found = wordOf(word);
      if (found !== null) content.push({ ...found, joint: isNext ? joint : null });
      isNext = found !== null;
    }
    return { words: printed.length, content };
  };
});
