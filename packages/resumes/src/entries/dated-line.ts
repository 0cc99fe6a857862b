import type { LanguageCode } from '@winnow/contracts';
import { readPeriodCells } from '../dates/form-periods.ts';
import { type DateRange, parseDateRanges } from '../dates/parse-date-ranges.ts';
import type { ResumeLine } from '../layout/resume-line.ts';

/** A line and the dates in it. */
export type DatedLine = { readonly line: ResumeLine; readonly dates: readonly DateRange[] };

/** A line with its dates: those in its text, or the period in the cells of a form. */
export const datedLine = (line: ResumeLine, languages: readonly LanguageCode[]): DatedLine => {
  const period = line.period === null ? undefined : readPeriodCells(line.period, languages);
  return { line, dates: period === undefined ? parseDateRanges(line.text, languages) : [period] };
};

/** True when a line says little more than its dates. */
export const isBareDate = ({ line, dates }: DatedLine): boolean =>
  dates.length > 0 && dates.reduce((sum, { raw }) => sum + raw.length, 0) + 4 >= line.text.length;
