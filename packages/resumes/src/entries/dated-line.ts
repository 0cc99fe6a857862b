import type { DateRange } from '../dates/parse-date-ranges.ts';
import type { ResumeLine } from '../layout/resume-line.ts';

/** A line and the dates in it. */
export type DatedLine = { readonly line: ResumeLine; readonly dates: readonly DateRange[] };
