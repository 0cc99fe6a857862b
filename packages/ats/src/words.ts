import { unspacedScripts } from '@winnow/languages';

const unspaced = new RegExp(`[${unspacedScripts}ー々]+`, 'gu');

const word = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}'’+#]*(?:(?:[.-]|\u200C|\u200D)[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}'’+#]*)*/gu;

/** Bounded, so that a hostile text without spaces costs no more than its length. */
const addresses = /\S{1,64}@\S{1,255}|(?:https?:\/\/|www\.)\S+|(?<![\w.-])[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\/\S*/giu;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Separates words that are printed without a space. */
const noSpace = '\u200B';

/** A text in lower case, with the words of scripts without spaces separated, and without web and email addresses. */
const spacedText = (text: string): string =>
  text
    .replace(addresses, ' , ')
    .replace(unspaced, (run) => {
      const words = [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike === true);
      return `${noSpace}${words.map(({ segment }) => segment).join(noSpace)}${noSpace}`;
    })
    .toLowerCase();

/**
 * The words of a text in lower case, without web and email addresses; scripts without spaces are split by the Unicode segmenter.
 */
export const wordsOf = (text: string): readonly string[] => spacedText(text).match(word) ?? [];

export type PrintedWord = {
  readonly word: string;
  /** What is printed between it and the previous word: a space, nothing, or null for punctuation or the start of the line. */
  readonly joint: ' ' | '' | null;
};

const jointOf = (gap: string): PrintedWord['joint'] => (gap === noSpace ? '' : /^\s+$/u.test(gap) ? ' ' : null);

/** The words of a text as {@link wordsOf} returns them, with their separators. */
export const printedWordsOf = (text: string): readonly PrintedWord[] => {
  const spaced = spacedText(text);
  let end = -1;
  return Array.from(spaced.matchAll(word), ({ 0: found, index }) => {
    const joint = end === -1 ? null : jointOf(spaced.slice(end, index));
    end = index + found.length;
    return { word: found, joint };
  });
};

/** Letters of the scripts whose bullet lengths are counted in characters: Chinese, Japanese, Korean and Thai. */
const countedInCharacters = new RegExp(`[${unspacedScripts}\\p{Script=Hangul}]`, 'gu');

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a text is mostly in a script whose length is counted in characters. */
export const isCountedInCharacters = (text: string): boolean => count(text, countedInCharacters) * 3 > count(text, /\p{L}/gu);

/** The number of space-separated words with a letter or digit. */
export const countSpacedWords = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{Nd}]/u.test(word)).length;

/** The number of characters without spaces, counting marks with their letters. */
export const countCharacters = (text: string): number => count(text, /[^\s\p{M}]/gu);
