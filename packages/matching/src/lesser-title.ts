import type { JobReading, LanguageCode } from '@winnow/contracts';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';
import { createPhrases, type Phrases, tokensOf } from '@winnow/skills';

/** Words of a language and of English for people who learn an occupation, or who help or stand in for those who have it. */
const lesserWords = tableOfLanguage(({ job, code }): Phrases<true> => {
  const words = [job, ...(code === 'en' ? [] : [hiringLocaleOf('en').job])].flatMap(({ seniority, ranks }) => [
    ...(seniority.intern ?? []),
    ...(ranks?.lesser ?? []),
  ]);
  return createPhrases(words.map((word) => [word, true] as const));
});

const isLesser = (title: string, language: LanguageCode | null): boolean => {
  const phrases = lesserWords(language ?? 'en');
  const tokens = tokensOf(title);
  return tokens.some((_, index) => phrases.at(tokens, index).length > 0);
};

/** Detects titles of trainees, assistants and deputies; none where the job is for one. */
export const lesserTitleTest = (job: JobReading): ((title: string, language: LanguageCode | null) => boolean) =>
  isLesser(job.title ?? '', job.language) ? () => false : isLesser;
