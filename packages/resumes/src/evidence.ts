import type { ExtractedDate, ExtractedText } from '@winnow/contracts';
import { cutText } from '@winnow/kernel';
import type { ReadDate } from './dates/parse-date-ranges.ts';
import type { ResumeLine } from './layout/resume-line.ts';

/** Maximum length of a source quote, in characters. */
const quoteLimit = 120;

/** The source of a value: page, box and the text of its line. */
export const sourceOf = (line: ResumeLine) => ({ page: line.page, box: line.box, quote: cutText(line.text, quoteLimit) });

/** A value with its confidence (0 to 1) and its source line. */
export const extracted = (value: string, confidence: number, line: ResumeLine): ExtractedText => ({
  value,
  confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
  source: sourceOf(line),
});

/** Of a masked date, only its place is known. */
const confidenceOf = ({ iso, precision, current }: ReadDate): number =>
  iso === null && !current ? 0.3 : precision === 'year' ? 0.85 : 0.95;

/** A parsed date in the format of the response. */
export const extractedDateOf = (date: ReadDate | null, line: ResumeLine): ExtractedDate | null =>
  date === null ? null : { value: date.iso, ...date, confidence: confidenceOf(date), source: sourceOf(line) };
