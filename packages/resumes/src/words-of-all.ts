import { type Locale, localeViews } from '@winnow/languages';

/** The words of a list in all languages, deduplicated. */
export const wordsOfAll = (
  list: (locale: Locale) => readonly string[] | undefined,
  fold: (word: string) => string = (word) => word,
): readonly string[] => [...new Set(localeViews().flatMap((locale) => (list(locale) ?? []).map(fold)))];

/** The source of a pattern for phrases, the longest first. A space in a phrase matches any whitespace. */
export const anyPhrase = (phrases: readonly string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+'))
    .join('|');
