import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { anyOf } from './any-of.ts';
import { hasTrait } from './has-trait.ts';
import { foldLetters } from './heading-key.ts';
import { type Locale, localeOf } from './locale.ts';

const endings = { possessive: String.raw`(?<=\p{L})['’]s?$`, any: String.raw`(?<=\p{L}{2})['’]\p{L}+$` } as const;

/** What stands beside a word at an apostrophe and is none of it: articles in front, endings behind. */
const clippedIn = ({ apostrophe }: Locale): RegExp | null => {
  if (apostrophe === undefined) return null;
  const { before, after } = apostrophe;
  const parts = [
    ...(before === undefined ? [] : [`^(?:${anyOf(before)})['’](?=\\p{L})`]),
    ...(after === undefined ? [] : [endings[after]]),
  ];
  return new RegExp(parts.join('|'), 'u');
};

const patternOf = lazilyByKey((language: LanguageCode): RegExp | null => clippedIn(localeOf(language)));

/** A word without the article or ending joined by an apostrophe: `équipe` of `l’équipe`. */
export const bareWord = (word: string, language: LanguageCode): string => {
  if (!/['’]/u.test(word)) return word;
  const pattern = patternOf(language);
  return pattern === null ? word : word.replace(pattern, '');
};

/** A word as it is compared with others of its language: folded, except where the marks of letters tell words apart. */
export const foldWord = (word: string, language: LanguageCode | null): string =>
  language !== null && hasTrait(localeOf(language), 'marks_distinguish_words')
    ? word.normalize('NFC').toLowerCase()
    : foldLetters(word).replaceAll('’', "'").replaceAll('\u200C', '');
