import type { LanguageCode } from '@winnow/contracts';
import { foldLetters } from './heading-key.ts';

const possessive = /(?<=\p{L})['’]s?$/u;

/** What stands beside a word at an apostrophe and is none of it: articles in front, endings behind. */
const clipped: Partial<Readonly<Record<LanguageCode, RegExp>>> = {
  af: possessive,
  en: possessive,
  fr: /^(?:[cdjlmnst]|(?:jus|lors|puis|quel)?qu)['’](?=\p{L})/u,
  it: /^(?:[cdls]|un|(?:d[ea]|a|ne|su|co|que|be)ll|quest|anch|tutt|quant)['’](?=\p{L})/u,
  nl: possessive,
  tr: /(?<=\p{L}{2})['’]\p{L}+$/u,
};

/** A word without the article or ending that an apostrophe joins to it: `équipe` of `l’équipe`. */
export const bareWord = (word: string, language: LanguageCode): string => {
  const pattern = clipped[language];
  return pattern === undefined || !/['’]/u.test(word) ? word : word.replace(pattern, '');
};

/** A word as it is compared with others of its language: folded, except that Vietnamese has other words under other marks. */
export const foldWord = (word: string, language: LanguageCode | null): string =>
  language === 'vi' ? word.normalize('NFC').toLowerCase() : foldLetters(word).replaceAll('’', "'").replaceAll('\u200C', '');
