import type { LanguageCode } from '@winnow/contracts';
import { connectivesIn } from './connectives.ts';
import { withoutMark } from './pieces-of.ts';

const leftOpen = /[\s,;:،؛、，；：]+$/u;

/**
 * A full stop, unless it may be that of an abbreviation: the text that quotes has its own. Longer words, names in capitals, figures
 * and words of scripts without abbreviations end a sentence.
 */
const endsSentence = [
  String.raw`[\p{L}\p{M}\p{N}]{4}`,
  String.raw`\p{Lu}{2}`,
  String.raw`\p{Nd}`,
  String.raw`['\u2019]\p{L}`,
  String.raw`[)\]\u2019\u201D»”"%]`,
  String.raw`[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`,
].join('|');
const fullStop = new RegExp(`(?<=${endsSentence})[.。।۔።]$|[。।።]$`, 'u');

const count = (text: string, letter: string): number => text.split(letter).length - 1;

const pairs = ['()', '[]', '«»', '„“', '“”', '「」', '（）'].map((pair) => [pair.charAt(0), pair.charAt(1)] as const);

/** The beginning of a bracket that was cut off after a word. */
const openBracket = /\s*[(（][^()（）\s]{0,6}$/u;

/** Without a bracket or quotation mark whose partner was cut off, and without the punctuation at the end. */
const trimmedEnd = (text: string): string => {
  const open = text.replace(leftOpen, '').replace(fullStop, '').replace(leftOpen, '');
  const isCut = pairs.some(([first, last]) => open.endsWith(last) && count(open, last) > count(open, first));
  return isCut ? open.slice(0, -1).trimEnd() : open.replace(openBracket, '');
};

/** A quote without punctuation at its end, which would stand beside that of the sentence around it. */
export const trimQuote = (quote: string): string => trimmedEnd(quote) || quote;

/** Words of a job without the mark, the "and" or the "or" at their beginning either. */
export const trimWords = (words: string, language: LanguageCode | null): string => {
  const trimmed = withoutMark(trimQuote(words));
  const [first = '', ...rest] = trimmed.split(/\s+/u);
  const isConnective = rest.length > 0 && connectivesIn(language).has(first);
  return isConnective ? trimmed.slice(first.length).trimStart() : trimmed;
};
