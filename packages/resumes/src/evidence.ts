import type { ExtractedDate, ExtractedText } from '@winnow/contracts';
import { cutText } from '@winnow/kernel';
import type { ReadDate } from './dates/parse-date-ranges.ts';
import type { ResumeLine } from './layout/resume-line.ts';

/** Longest quote of a source, in characters. */
const quoteLimit = 120;

/** Where a value was read: page, box and the words of the line around it. */
export const sourceOf = (line: ResumeLine) => ({ page: line.page, box: line.box, quote: cutText(line.text, quoteLimit) });

/** A value with its confidence (0 to 1) and the line it was read from. */
export const extracted = (value: string, confidence: number, line: ResumeLine): ExtractedText => ({
  value,
  confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
  source: sourceOf(line),
});

/** A read date in the shape of the body. */
export const extractedDateOf = (date: ReadDate | null, line: ResumeLine): ExtractedDate | null =>
  date === null
    ? null
    : { value: date.iso, ...date, confidence: date.precision === 'year' ? 0.85 : 0.95, source: sourceOf(line) };
