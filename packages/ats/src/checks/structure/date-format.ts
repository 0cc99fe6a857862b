import type { ResumeContent } from '@winnow/contracts';
import { type Check, notApplicable } from '../../check.ts';
import { foldDigits } from '../../digits.ts';
import { sourceEvidence } from '../../evidence.ts';

type PrintedDate = NonNullable<ResumeContent['experience'][number]['start']>;

/** The format of a date without its values: words, days and months of one or two digits, years of four. */
const formOf = (raw: string): string =>
  foldDigits(raw)
    .replace(/\p{L}[\p{L}\p{M}]*\.?/gu, 'a')
    .replace(/\d{3,}/gu, 'y')
    .replace(/\d+/gu, 'd')
    .replace(/\s+/gu, ' ')
    .trim();

/** A date that shares its year with another one, such as the first in "03 – 06/2021", has no format of its own. */
const hasYear = (raw: string): boolean => /\d{3,}/u.test(foldDigits(raw));

const printedDates = ({ experience }: ResumeContent): readonly PrintedDate[] =>
  experience
    .flatMap(({ start, end }) => [start, end?.current === true ? null : end])
    .filter((date): date is PrintedDate => date !== null && date !== undefined && hasYear(date.raw));

/** Full points when the dates of all positions have one form, none otherwise; not judged below two dates (common advice). */
export const dateFormat: Check = {
  id: 'structure.date_format',
  category: 'structure',
  max: 1,
  unit: 'date_forms',
  threshold: 1,
  measure: ({ content }) => {
    const dates = printedDates(content);
    if (dates.length < 2) return notApplicable;
    const byForm = [...Map.groupBy(dates, ({ raw }) => formOf(raw)).values()].toSorted((a, b) => b.length - a.length);
    const count = byForm.length;
    return {
      value: count,
      points: count === 1 ? 1 : 0,
      params: { count },
      evidence: sourceEvidence(byForm.slice(1).flat()),
    };
  },
};
