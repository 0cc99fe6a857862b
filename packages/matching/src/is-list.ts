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

const isShort = (item: string): boolean =>
  isUnspaced(item) ? item.length <= maxUnspacedLength : item.length <= maxItemLength && item.split(/\s+/u).length <= maxItemWords;

/** Whether a text is a list of short items rather than a sentence. */
export const isList = (text: string, language: LanguageCode | null): boolean => {
  const items = text
    .split(betweenItems(language ?? 'en'))
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.length >= minItems && items.filter(isShort).length >= items.length * shortShare;
};
