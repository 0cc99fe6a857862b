import type { LanguageCode } from '@winnow/contracts';
import { anyOf } from '@winnow/languages';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';

/** Four or more items, most of them short, are a list wherever they stand, also one joined by "and" (our own choice). */
const minItems = 4;
const maxItemLength = 28;
const shortShare = 0.75;

/** The signs and words between the items of a list, in a language and in English. */
const betweenItems = tableOfLanguage(({ code }) => {
  const words = [...new Set<LanguageCode>(['en', code])].flatMap((each) => {
    const { and, or } = hiringLocaleOf(each).job.joining;
    return [...(and ?? []), ...(or ?? [])];
  });
  return new RegExp(`[,;|•·、，،/]\\s*|\\s[–—-]\\s|\\s(?:${anyOf([...new Set(words)])})\\s`, 'u');
});

/** Whether a text is a list of short items rather than a sentence. */
export const isList = (text: string, language: LanguageCode | null): boolean => {
  const items = text.split(betweenItems(language ?? 'en')).filter((item) => item.trim() !== '');
  return (
    items.length >= minItems && items.filter((item) => item.trim().length <= maxItemLength).length >= items.length * shortShare
  );
};
