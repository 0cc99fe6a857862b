import type { DateRange } from '../dates/parse-date-ranges.ts';
import type { ResumeLine } from '../layout/resume-line.ts';

/** A line and the dates in it. */
export type DatedLine = { readonly line: ResumeLine; readonly dates: readonly DateRange[] };

/** True when a line says little more than its dates. */
export const isBareDate = ({ line, dates }: DatedLine): boolean =>
  dates.reduce((sum, { raw }) => sum + raw.length, 0) + 4 >= line.text.length;
