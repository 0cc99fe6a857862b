import type { LanguageCode } from '@winnow/contracts';
import { anyOf } from '@winnow/languages';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';
import { isUnspaced } from './words.ts';

/**
 * Four or more items, most of them short, are a list wherever they stand, also one joined by "and". The parts of sentences are longer:
 * they have more words, or letters in scripts without spaces. Chosen on the tune jobs of test/judging.
 */
const minItems = 4;
const maxItemLength = 28;
const maxItemWords = 3;
/** Vietnamese writes its syllables apart. */
const maxItemSyllables = 5;
const maxUnspacedLength = 10;
const shortShare = 0.75;

/** The signs and words between the items of a list, in a language and in English. */
const betweenItems = tableOfLanguage(({ code }) => {
  const words = [...new Set<LanguageCode>(['en', code])].flatMap((each) => {
    const { and, or } = hiringLocaleOf(each).job.joining;
    return [...(and ?? []), ...(or ?? [])];
  });
  return new RegExp(`[,;|•·、，،/]\\s*|\\s[–—-]\\s|\\s(?:${anyOf([...new Set(words)])})\\s`, 'u');
});

const isShort = (item: string, maxWords: number): boolean =>
  isUnspaced(item) ? item.length <= maxUnspacedLength : item.length <= maxItemLength && item.split(/\s+/u).length <= maxWords;

/** The signs and words between alternatives, in a language and in English. */
const betweenAlternatives = tableOfLanguage(({ code }) => {
  const words = [...new Set<LanguageCode>(['en', code])].flatMap((each) => hiringLocaleOf(each).job.joining.or ?? []);
  return new RegExp(`[,;|•·、，،/]\\s*|\\s(?:${anyOf([...new Set(words)])})\\s`, 'u');
});

/** The alternatives of a list: "nursing, welding or law"; "food science and technology" is one. */
export const alternativesIn = (text: string, language: LanguageCode | null): readonly string[] =>
  text
    .split(betweenAlternatives(language ?? 'en'))
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** What stands between the signs and words of a list. */
const itemsOf = (text: string, language: LanguageCode | null): readonly string[] =>
  text
    .split(betweenItems(language ?? 'en'))
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Whether a text is a list of short items rather than a sentence. */
export const isList = (text: string, language: LanguageCode | null): boolean => {
  const items = itemsOf(text, language);
  const maxWords = language === 'vi' ? maxItemSyllables : maxItemWords;
  return items.length >= minItems && items.filter((item) => isShort(item, maxWords)).length >= items.length * shortShare;
};
