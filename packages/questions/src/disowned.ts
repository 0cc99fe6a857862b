import type { JobReading, LanguageCode, MatchAssessment } from '@winnow/contracts';
import { stancesIn } from '@winnow/languages/stances';
import { gradedEvidence, isUnclaimed } from './graded-evidence.ts';

/** Shorter texts of a job are names that a resume may contain as well. */
const minCopied = 24;

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

/**
 * Returns whether a text of the resume is no claim of its own: it denies or hopes for something, contains words of the job's text, or
 * what the match found to be denied, hoped for or copied.
 */
export const createDisowned = (
  job: JobReading,
  match: MatchAssessment,
  language: LanguageCode | null,
): ((text: string) => boolean) => {
  const copied = job.requirements.map(({ text }) => keyOf(text)).filter((text) => text.length >= minCopied);
  const unclaimed = match.requirements
    .flatMap(({ evidence }) => gradedEvidence(evidence))
    .filter(({ grade }) => isUnclaimed(grade))
    .map(({ quote }) => keyOf(quote))
    .filter((quote) => quote !== '');
  return (text) => {
    if (stancesIn(text, language).some(({ stance }) => stance !== 'basic')) return true;
    const key = keyOf(text);
    if (copied.some((each) => key.includes(each) || (key.length >= minCopied && each.includes(key)))) return true;
    return unclaimed.some((each) => key.includes(each) || each.includes(key));
  };
};
