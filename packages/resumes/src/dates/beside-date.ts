import type { DateMatch } from './parse-date.ts';
import { notAfter, separatorEnd } from './range-parts.ts';

/** More years than that are no period of studies or work. */
const maxYears = 60;

/** What may be before two years that are a period. Behind other words they may be versions or editions. */
const beginning = /(?:^|[|([•·,;:])\s*$/u;

/** The form of a date: which of its signs are digits, and which words. */
const formOf = (text: string): string =>
  text.replace(/\p{L}[\p{L}\p{M}]*\.?/gu, 'a').replace(/\d+/g, (digits) => (digits.length > 2 ? '0000' : '00'));

const gapAt = (text: string, index: number): number => /^\s*(?:\|\s*)?/.exec(text.slice(index, index + 8))?.[0].length ?? 0;

/**
 * The date beside another one of the same form, with nothing but space or a bar between, when the two are a period: "2010 2012",
 * "03/2018 | 06/2022". Three and more dates in a row are none.
 */
export const besideDate = (
  text: string,
  start: DateMatch,
  dateOf: (index: number) => DateMatch | undefined,
): DateMatch | undefined => {
  const gap = gapAt(text, start.end);
  const end = gap === 0 ? undefined : dateOf(start.end + gap);
  if (end === undefined || !notAfter(start, end) || end.year - start.year > maxYears) return undefined;
  if (start.year === end.year && (start.month === null || start.month === end.month)) return undefined;
  if (formOf(text.slice(start.start, start.end)) !== formOf(text.slice(end.start, end.end))) return undefined;
  const before = text.slice(Math.max(0, start.start - 20), start.start);
  if (/\d[\s,]*$/.test(before) || (start.month === null && !beginning.test(before))) return undefined;
  const next = separatorEnd(text, end.end) ?? end.end + gapAt(text, end.end);
  return next > end.end && dateOf(next) !== undefined ? undefined : end;
};
