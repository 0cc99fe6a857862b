import { unspacedScripts } from '@winnow/languages';

const unspaced = new RegExp(`[${unspacedScripts}ー々]+`, 'gu');

const word = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}'’+#]*(?:(?:[.-]|\u200C|\u200D)[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}'’+#]*)*/gu;

/** Bounded, so that a hostile text without spaces costs no more than its length. */
const addresses = /\S{1,64}@\S{1,255}|(?:https?:\/\/|www\.)\S+|(?<![\w.-])[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\/\S*/giu;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Stands between words that are printed without a space. */
const noSpace = '\u200B';

/** A text with the words of scripts without spaces set off, in lower case, without web and mail addresses. */
const spacedText = (text: string): string =>
  text
    .replace(addresses, ' , ')
    .replace(unspaced, (run) => {
      const words = [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike === true);
      return `${noSpace}${words.map(({ segment }) => segment).join(noSpace)}${noSpace}`;
    })
    .toLowerCase();

/** The words of a text in lower case, web and mail addresses left out; scripts without spaces are cut by the Unicode segmenter. */
export const wordsOf = (text: string): readonly string[] => spacedText(text).match(word) ?? [];

export type PrintedWord = {
  readonly word: string;
  /** What is printed between it and the word before: a space, nothing, or null where punctuation or the line's beginning parts them. */
  readonly joint: ' ' | '' | null;
};

const jointOf = (gap: string): PrintedWord['joint'] => (gap === noSpace ? '' : /^\s+$/u.test(gap) ? ' ' : null);

/** The words of a text as {@link wordsOf} tells them, with what parts them. */
export const printedWordsOf = (text: string): readonly PrintedWord[] => {
  const spaced = spacedText(text);
  let end = -1;
  return Array.from(spaced.matchAll(word), ({ 0: found, index }) => {
    const joint = end === -1 ? null : jointOf(spaced.slice(end, index));
    end = index + found.length;
    return { word: found, joint };
  });
};

/** Letters of the scripts that bullet lengths are counted in characters for: Chinese, Japanese, Korean and Thai. */
const countedInCharacters = new RegExp(`[${unspacedScripts}\\p{Script=Hangul}]`, 'gu');

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a text is mostly in a script whose length is told in characters. */
export const isCountedInCharacters = (text: string): boolean => count(text, countedInCharacters) * 3 > count(text, /\p{L}/gu);

/** The number of words between spaces that hold a letter or digit. */
export const countSpacedWords = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{Nd}]/u.test(word)).length;

/** The number of characters without spaces, marks counted with their letters. */
export const countCharacters = (text: string): number => count(text, /[^\s\p{M}]/gu);
