import type { LanguageCode, Requirement } from '@winnow/contracts';
import { localeOf, withEnglish } from '@winnow/languages';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';
import { wordsIn } from './words.ts';

/** Stop words of the language, and the words by which its jobs express necessity, duration and proficiency. */
const emptyWordsIn = tableOfLanguage(({ code, job }): ReadonlySet<string> => {
  const { fluent, good, basic } = job.fluency;
  const texts = [
    ...localeOf(code).stopWords,
    ...[job.required, job.preferred, job.years, job.experience, fluent, good, basic].flat(),
  ];
  return new Set(texts.flatMap(wordsIn).map(({ text }) => text));
});

/** Detects folded words that say nothing about what a job of this language requires; English ones always count as such. */
export const emptyWordTest = (language: LanguageCode | null): ((folded: string) => boolean) => {
  const sets = withEnglish(language).map(emptyWordsIn);
  return (folded) => sets.some((words) => words.has(folded));
};

/** The words for certificates and licences, as single folded words. */
const certificationWords = (language: LanguageCode | null): ReadonlySet<string> =>
  new Set(
    withEnglish(language)
      .flatMap((code) => hiringLocaleOf(code).job.certification)
      .flatMap(wordsIn)
      .map(({ text }) => text),
  );

/** The same for the words of a requirement: of a certificate, "licence" and "certificate" are words of every other one, too. */
export const emptyWordTestOf = (language: LanguageCode | null): ((kind: Requirement['kind']) => (folded: string) => boolean) => {
  const isEmpty = emptyWordTest(language);
  const certificates = certificationWords(language);
  return (kind) => (kind === 'certification' ? (folded) => isEmpty(folded) || certificates.has(folded) : isEmpty);
};
