import { bareWord, foldWord, type Locale, stemOf } from '@winnow/languages';
import { emptyWordTest } from './empty-words.ts';
import { printedWordsOf } from './words.ts';

export type ContentWord = {
  /** The key under which the forms of a word meet. */
  readonly stem: string;
  /** In lower case. */
  readonly form: string;
  /** Whether it says something by itself; others do as part of a phrase only. */
  readonly alone: boolean;
  /** What is printed between it and the content word right before it; null where there is none. */
  readonly joint: ' ' | '' | null;
};

const dense = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/** Words of fewer letters say little; in scripts of syllables and ideographs two are a word. */
const isLongEnough = (word: string): boolean => (word.match(/\p{L}\p{M}*/gu)?.length ?? 0) >= (dense.test(word) ? 2 : 3);

type Word = Omit<ContentWord, 'joint'>;

/** Reads texts of one language: their words, and of these the ones with content. What a word is, is worked out once. */
export const contentReader = (locale: Locale | null) => {
  const code = locale?.code ?? null;
  const isEmpty = emptyWordTest(locale);
  const known = new Map<string, Word | null>();
  const wordOf = (printed: string): Word | null => {
    const form = code === null ? printed : bareWord(printed, code);
    if (!/\p{L}/u.test(form) || isEmpty(form)) return null;
    // Vietnamese writes spaces between syllables: a word is a pair of them.
    const alone = code !== 'vi' && isLongEnough(form);
    return { stem: code === null ? foldWord(form, code) : stemOf(form, code), form, alone };
  };
  return (text: string): { readonly words: number; readonly content: readonly ContentWord[] } => {
    const printed = printedWordsOf(text);
    let isNext = false;
    const content = printed.flatMap(({ word, joint }): readonly ContentWord[] => {
      let found = known.get(word);
      if (found === undefined) {
        found = wordOf(word);
        known.set(word, found);
      }
      const own = isNext ? joint : null;
      isNext = found !== null;
      return found === null ? [] : [{ ...found, joint: own }];
    });
    return { words: printed.length, content };
  };
};
