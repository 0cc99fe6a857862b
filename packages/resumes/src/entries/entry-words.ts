import type { LanguageCode } from '@winnow/contracts';
import { lazily, lazilyByKey } from '@winnow/kernel';
import { localeOf, withEnglish } from '@winnow/languages';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';

/** Patterns for words that are not names, from all languages. */
export const entryWords = lazily(() => {
  const asides = anyPhrase(wordsOfAll(({ asides }) => asides?.words));
  const graduation = anyPhrase(wordsOfAll(({ asides }) => asides?.graduation));
  const length = String.raw`\(?\d+\s+\p{L}+(?:,?\s+\d+\s+\p{L}+)?\)?`;
  return {
    /** Durations, seasons and remarks about a graduation are not names. */
    aside: new RegExp(String.raw`^(?:${length}|(?:${asides})[\s:.\d/]*)$`, 'iu'),
    graduation: new RegExp(String.raw`[\s,·|]*\(?(?:${graduation})\s*:?\)?$`, 'iu'),
    /** Ranks written after the employer's name; other titles may be preceded by further words of their own. */
    ranks: new Set(wordsOfAll(({ titles }) => titles.ranks)),
  };
});

/** A pattern for grades, alone or with another one or a number behind it, in a language and in English: "Note sehr gut", "GPA 3.8". */
export const grades = lazilyByKey((language: LanguageCode | null) => {
  const grade = anyPhrase(withEnglish(language).flatMap((code) => localeOf(code).asides?.grades ?? []));
  return new RegExp(String.raw`^(?:${grade})(?:[\s:.,\d/]+(?:${grade})(?![\p{L}\p{M}]))?[\s:.,\d/]*$`, 'iu');
});

/** A pattern for up to four terms of employment, in a language and in English: "Full-time remote". More would take exponential time. */
export const employmentTerms = lazilyByKey((language: LanguageCode | null) => {
  const term = anyPhrase(withEnglish(language).flatMap((code) => localeOf(code).asides?.employment ?? []));
  return new RegExp(String.raw`^(?:${term})(?:[\s/,·|()–-]+(?:${term})){0,3}$`, 'iu');
});
