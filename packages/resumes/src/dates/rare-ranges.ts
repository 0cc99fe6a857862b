import type { LanguageCode } from '@winnow/contracts';
import type { FoldedText } from '../fold-with-map.ts';
import { monthsInFigures } from './months-in-figures.ts';
import { type DateMatch, dateAt, monthNameAt } from './parse-date.ts';
import { type DateRange, notAfter, ongoing, openEnd, type ReadDate, readDate, separatorEnd, signs } from './range-parts.ts';
import { rangeWords, wordAt } from './range-words.ts';

/** Finds a period at `index` of folded text. */
type Finder = (folded: FoldedText, index: number, languages: readonly LanguageCode[]) => DateRange | undefined;

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

const rangeOf = (folded: FoldedText, index: number, endIndex: number, start: ReadDate, end: ReadDate | null): DateRange => ({
  start,
  end,
  raw: folded.original(index, endIndex),
  index,
  endIndex,
});

const presentAt = (folded: FoldedText, index: number): { readonly end: number; readonly date: ReadDate } | undefined => {
  const word = wordAt(rangeWords().present, folded.text, index);
  return word === undefined
    ? undefined
    : { end: index + word.length, date: ongoing(folded.original(index, index + word.length)) };
};

/** "Jan – Mar 2021": the start takes the year of the end. */
const borrowedYear: Finder = (folded, index, languages) => {
  const name = monthNameAt(folded.text, index, languages);
  const separator = name === undefined ? undefined : separatorEnd(folded.text, name.end);
  const end = separator === undefined ? undefined : dateAt(folded.text, separator, languages);
  if (name === undefined || end === undefined || end.month === null || name.name.month > end.month) return undefined;
  const start: DateMatch = { start: index, end: name.end, year: end.year, month: name.name.month, day: null };
  return rangeOf(folded, index, end.end, readDate(folded, start), readDate(folded, end));
};

/** "07–09 2014": months in figures of one year. */
const figuredMonths: Finder = (folded, index) => {
  const found = monthsInFigures(folded.text, index);
  if (found === undefined) return undefined;
  const { year, first, last } = found;
  const start: DateMatch = { start: index, end: first.end, year, month: first.month, day: null };
  const end: DateMatch = { ...last, year, day: null };
  return rangeOf(folded, index, last.end, readDate(folded, start), readDate(folded, end));
};

/** Years of two digits belong to the hundred years that end with this one. */
const lastShortYear = 40;

/** The year of two digits. */
const fullYear = (digits: string): number => Number(digits) + (Number(digits) <= lastShortYear ? 2000 : 1900);

const isShortYearOver = '(?![\\d%$€£]|[.,/]\\d|,? \\d{4})';
const shortYear = new RegExp(String.raw`[\s./’'‘\x60-]{0,3}(\d{2})${isShortYearOver}`, 'y');
const monthAndShortYear = new RegExp(String.raw`(\d{2})\.(\d{2})${isShortYearOver}|(\d{1,2})/(\d{2})${isShortYearOver}`, 'y');
/** Months with their numbers: "T10 ’16" and "tháng 3 ’20" in Vietnamese, "10월 ’01" in Korean. */
const numberedMonth = /(?:(?:tháng |thg |t)(\d{1,2})|(\d{1,2})\s?[월月])\s?[’'‘`](\d{2})(?![\p{L}\d’'])/uy;
const quotedYear = /[’'‘`](\d{2})(?![\p{L}\d’'])/uy;

/** Dates with a year of two digits: "Apr 12", "04/12", "’12". */
const shortDates: readonly ((text: string, index: number, languages: readonly LanguageCode[]) => DateMatch | undefined)[] = [
  (text, index, languages) => {
    const name = monthNameAt(text, index, languages);
    const year = name === undefined ? null : at(shortYear, text, name.end);
    if (name === undefined || year === null) return undefined;
    const end = name.end + year[0].length;
    return { start: index, end, year: fullYear(year[1] ?? ''), month: name.name.month, day: null };
  },
  (text, index) => {
    const found = at(monthAndShortYear, text, index);
    const month = Number(found?.[1] ?? found?.[3]);
    if (found === null || month < 1 || month > 12) return undefined;
    return { start: index, end: index + found[0].length, year: fullYear(found[2] ?? found[4] ?? ''), month, day: null };
  },
  (text, index) => {
    const found = at(numberedMonth, text, index);
    const month = Number(found?.[1] ?? found?.[2]);
    if (found === null || month < 1 || month > 12) return undefined;
    return { start: index, end: index + found[0].length, year: fullYear(found[3] ?? ''), month, day: null };
  },
  (text, index) => {
    const found = at(quotedYear, text, index);
    if (found === null) return undefined;
    return { start: index, end: index + found[0].length, year: fullYear(found[1] ?? ''), month: null, day: null };
  },
];

const isFigures = (raw: string): boolean => /^\P{L}+$/u.test(raw);

/**
 * "04/12 – 06/14", "Apr 12 – present": alone they could be days, versions or shares, so both ends must have the same form. Only
 * "Apr ’12" is a date by itself.
 */
const shortYears: Finder = (folded, index, languages) => {
  for (const dateOf of shortDates) {
    const start = dateOf(folded.text, index, languages);
    const separator = start === undefined ? undefined : separatorEnd(folded.text, start.end);
    if (start === undefined) continue;
    const from = readDate(folded, start);
    const isCertain = start.month !== null && /[’'‘`]/u.test(from.raw);
    if (separator !== undefined) {
      const end =
        dateOf(folded.text, separator, languages) ?? (isCertain ? dateAt(folded.text, separator, languages) : undefined);
      if (end !== undefined && notAfter(start, end)) return rangeOf(folded, index, end.end, from, readDate(folded, end));
      // "01/23 – 04/21": the latest first.
      if (end !== undefined && isFigures(from.raw)) return rangeOf(folded, index, end.end, readDate(folded, end), from);
      const now = presentAt(folded, separator);
      if (now !== undefined) return rangeOf(folded, index, now.end, from, now.date);
    }
    const open = openEnd(folded.text, start.end);
    // "02/21 –" is only a date at the end of its line.
    if (open !== undefined && (isCertain || (start.month !== null && open === folded.text.length)))
      return rangeOf(folded, index, open, from, ongoing(folded.original(start.end, open)));
    if (isCertain) return rangeOf(folded, index, start.end, from, null);
  }
  return undefined;
};

/** The longest period of a life's work or studies, in years. */
const maxYears = 90;

const oldYears = /(1[5-9]\d\d)\s?[-~]\s?(1[5-9]\d\d|20\d\d)(?!\d|-\d|\s?[%€$£])/y;

/** "1593–1609": years before 1930 are numbers of other things unless they form a period. */
const pastYears: Finder = (folded, index) => {
  const found = at(oldYears, folded.text, index);
  const [start, end] = [Number(found?.[1]), Number(found?.[2])];
  if (found === null || start >= 1930 || end < start || end - start > maxYears) return undefined;
  // "1200-1500 customers"
  if (/^\p{Ll}/u.test(folded.original(index + found[0].length, folded.text.length))) return undefined;
  const yearOf = (year: number, from: number): ReadDate =>
    readDate(folded, { start: from, end: from + 4, year, month: null, day: null });
  const endIndex = index + found[0].length;
  return rangeOf(folded, index, endIndex, yearOf(start, index), yearOf(end, endIndex - 4));
};

/** "Present – Mar 2019": the latest first. */
const presentFirst: Finder = (folded, index, languages) => {
  const now = presentAt(folded, index);
  const sign = now === undefined ? null : at(signs, folded.text, now.end);
  if (now === undefined || sign === null) return undefined;
  const start = dateAt(folded.text, now.end + sign[0].length, languages);
  return start === undefined ? undefined : rangeOf(folded, index, start.end, readDate(folded, start), now.date);
};

/** A date whose digits are masked, as in templates: "20XX", "202X.XX", "20XX年X月". */
const masked = /(?:[\dx]{1,2}[./-])?(?:19|20)(?:\dx|xx)(?:\s?[./年-]\s?[\dx]{1,2}(?!\d|x))?\s?[年月]?(?![\p{L}\d])/uy;

const maskedDate = (folded: FoldedText, index: number): { readonly end: number; readonly date: ReadDate } | undefined => {
  const found = at(masked, folded.text, index);
  if (found === null) return undefined;
  const end = index + found[0].trimEnd().length;
  return { end, date: { raw: folded.original(index, end), iso: null, precision: null, current: false } };
};

const maskedYears: Finder = (folded, index) => {
  const start = maskedDate(folded, index);
  if (start === undefined) return undefined;
  const separator = separatorEnd(folded.text, start.end);
  const end = separator === undefined ? undefined : (presentAt(folded, separator) ?? maskedDate(folded, separator));
  return rangeOf(folded, index, end?.end ?? start.end, start.date, end?.date ?? null);
};

/** Periods in forms that are only dates as a whole. */
export const rareRangeAt: Finder = (folded, index, languages) => {
  for (const find of [borrowedYear, figuredMonths, maskedYears, shortYears, pastYears, presentFirst]) {
    const range = find(folded, index, languages);
    if (range !== undefined) return range;
  }
  return undefined;
};
