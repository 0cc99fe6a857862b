import type { JobReading, LanguageCode } from '@winnow/contracts';
import { withEnglish } from '@winnow/languages';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';
import { likeness, meaningOf } from '@winnow/meaning';
import { createPhrases, occupationsOf, type Phrases, tokensOf } from '@winnow/skills';
import { neutralTitle, titleText } from './title-text.ts';

/** Words of a language and of English for people who learn an occupation, or who help or stand in for those who have it. */
const lesserWords = tableOfLanguage(({ code }): Phrases<true> => {
  const words = withEnglish(code).flatMap((each) => {
    const { seniority, ranks } = hiringLocaleOf(each).job;
    return [...(seniority.intern ?? []), ...(ranks?.lesser ?? [])];
  });
  return createPhrases(words.map((word) => [word, true] as const));
});

/** A title without such words; null for one that has none. */
const withoutLesserWords = (title: string, language: LanguageCode | null): string | null => {
  const phrases = lesserWords(language ?? 'en');
  const tokens = tokensOf(title);
  let rest = title;
  for (const [index, { start }] of tokens.entries()) {
    const length = phrases.at(tokens, index)[0]?.length;
    const end = length === undefined ? undefined : tokens[index + length - 1]?.end;
    if (end !== undefined) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }
  return rest === title ? null : rest;
};

/** From which likeness on titles are of one occupation (our own choice). */
const sameOccupation = 60;

/** Detects titles of trainees, assistants and deputies of the occupation of a job; none where the job is for one, or has no title. */
export const lesserTitleTest = ({
  title,
  language: own,
}: JobReading): ((title: string, language: LanguageCode | null) => boolean) => {
  if (title === null || withoutLesserWords(title, own) !== null) return () => false;
  const wanted = new Set(occupationsOf(titleText(title), own).map(({ id }) => id));
  return (each, language) => {
    const rest = withoutLesserWords(each, language);
    if (rest === null) return false;
    const isKnown = occupationsOf(titleText(rest), language).some(({ id }) => wanted.has(id));
    return isKnown || likeness(meaningOf(neutralTitle(rest)), meaningOf(neutralTitle(title))) >= sameOccupation;
  };
};
