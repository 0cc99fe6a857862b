import type { LanguageCode } from '@winnow/contracts';
import { hasTrait, localeOf } from '@winnow/languages';
import { toGregorian } from './calendars.ts';
import { dateWords } from './date-words.ts';
import { eraNames, westernYear } from './japanese-eras.ts';
import { askLanguage } from './language-questions.ts';
import { type MonthName, mayBeginMonth, monthOf } from './month-names.ts';
import { monthsInFigures } from './months-in-figures.ts';
import { type OtherCalendar, otherCalendarOf } from './other-calendars.ts';

/** A date in folded text, from `start` to `end` (exclusive). */
export type DateMatch = {
  readonly start: number;
  readonly end: number;
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
};

type Fields = { readonly year: number; readonly month?: number; readonly day?: number; readonly name?: MonthName };

/** Resumes describe living people, so bare numbers outside 1930 to 2099 are not years. */
const isGregorianYear = (year: number): boolean => year >= 1930 && year <= 2099;

const isDay = (day: number | undefined): boolean => day === undefined || (day >= 1 && day <= 31);

const isMonth = (month: number | undefined): boolean => month === undefined || (month >= 1 && month <= 12);

const convert = (calendar: 'persian' | 'islamic-civil', { year, month, day }: Fields) => {
  const gregorian = toGregorian(calendar, { year, month: month ?? (calendar === 'persian' ? 1 : 7), day: day ?? 1 });
  return {
    year: gregorian.year,
    month: month === undefined ? null : gregorian.month,
    day: month === undefined || day === undefined ? null : gregorian.day,
  };
};

const normalise = (fields: Fields, languages: readonly LanguageCode[]) => {
  const { year, month, day, name } = fields;
  if (!isMonth(month) || !isDay(day)) return undefined;
  if (isGregorianYear(year)) return { year, month: month ?? null, day: month === undefined ? null : (day ?? null) };
  askLanguage();
  const uses = (calendar: OtherCalendar): boolean => languages.some((language) => otherCalendarOf(language) === calendar);
  const buddhist = uses('buddhist') || (name !== undefined && otherCalendarOf(name.language) === 'buddhist');
  if (buddhist && year >= 2473 && year <= 2642) return { year: year - 543, month: month ?? null, day: day ?? null };
  const persian = name === undefined ? uses('persian') : otherCalendarOf(name.language) === 'persian';
  if (persian && year >= 1309 && year <= 1478) return convert('persian', fields);
  const hijri = name === undefined ? uses('islamic-civil') : name.calendar === 'islamic-civil';
  if (hijri && year >= 1349 && year <= 1524) return convert('islamic-civil', fields);
  // Of people in the past: the name of the month says that it is a date.
  if (name !== undefined && year > 1524 && year < 1930) return { year, month: month ?? null, day: day ?? null };
  return undefined;
};

// Numeric dates in East Asia and Vietnam contain words. These are grammar, not lists that other languages extend.
const eastAsian = new RegExp(
  String.raw`(${eraNames})?\s?(\d{1,4}|元)\s?[年년](?:\s?(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日일])?)?`,
  'y',
);
const yearFirst = /(\d{4})(?:-|\/|\.\s?)(\d{1,2})(?:(?:-|\/|\.\s?)(\d{1,2}))?(?!\d|[-/.]\d(?!\d{3}))\.?/y;
const fullNumeric = /(\d{1,2})([-/]|\.\s?)(\d{1,2})(?:[-/]|\.\s?)(\d{4})(?!\d)/y;
const monthYear = /(\d{1,2})(?:\s?[/.]\s?|-)(\d{4})(?!\d)/y;
const vietnamese =
  /(?:(\d{1,2})\s+)?(?:ngày\s+(\d{1,2})\s+)?(?:tháng\s*|thg\s*|t{1,2}(?=\d))(\d{1,2})(?:,?\s*(?:năm\s*)?|\s?[/.-]\s?)(\d{4})(?!\d)/y;
const word = /[\p{L}\p{M}]+(?:[.’'][\p{L}\p{M}]+)*[.॰׳]?/uy;
const yearNumber = /(\d{4})(?!\d|s\b)(?!\s?(?:%|€|\$|£|usd|eur|km|kg)|,\d{3}|\.\d)/y;
const dayAfter = /\s(\d{1,2})(?:\s?d)?\.?(?!\d)/y;

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

const optional = (value: string | undefined): number | undefined => (value === undefined ? undefined : Number(value));

/** The month name of one or two words at `index` of folded text. */
export const monthNameAt = (text: string, index: number, languages: readonly LanguageCode[]) => {
  const first = mayBeginMonth(text, index) ? at(word, text, index) : null;
  if (first === null) return undefined;
  const firstEnd = index + first[0].length;
  const second = text[firstEnd] === ' ' ? at(word, text, firstEnd + 1) : null;
  for (const end of second === null ? [firstEnd] : [firstEnd + 1 + second[0].length, firstEnd]) {
    const name = monthOf(text.slice(index, end), languages);
    if (name !== undefined) return { name, end };
  }
  return undefined;
};

const skip = (pattern: RegExp, text: string, index: number): number => index + (at(pattern, text, index)?.[0].length ?? 0);

type Candidate = { readonly end: number; readonly fields: Fields };

const inWords = (text: string, index: number, languages: readonly LanguageCode[]): Candidate | undefined => {
  const day = at(dateWords().leadingDay, text, index);
  const found = monthNameAt(text, index + (day?.[0].length ?? 0), languages);
  if (found === undefined) return undefined;
  const between = day === null ? at(dateWords().middleDay, text, found.end) : null;
  const yearStart = skip(dateWords().beforeYear, text, found.end + (between?.[0].length ?? 0));
  const year = at(yearNumber, text, yearStart);
  if (year === null) return undefined;
  const dayText = day?.[1] ?? between?.[1];
  const fields: Fields = { year: Number(year[1]), month: found.name.month, name: found.name };
  const end = skip(dateWords().afterYear, text, yearStart + 4);
  return { end, fields: dayText === undefined ? fields : { ...fields, day: Number(dayText) } };
};

const startingWithYear = (text: string, index: number, languages: readonly LanguageCode[]): Candidate | undefined => {
  const year = at(yearNumber, text, index);
  if (year === null) return undefined;
  const gap = at(dateWords().yearThenMonth, text, index + 4);
  const found = monthNameAt(text, index + 4 + (gap?.[0].length ?? 0), languages);
  if (found === undefined) return { end: skip(dateWords().afterYear, text, index + 4), fields: { year: Number(year[1]) } };
  // A name between two full years belongs to the second: "2019 March 2020".
  if (at(yearNumber, text, found.end + (text[found.end] === ' ' ? 1 : 0)) !== null)
    return { end: index + 4, fields: { year: Number(year[1]) } };
  const monthEnd = skip(dateWords().afterMonth, text, found.end);
  const after = gap?.[1] === undefined ? at(dayAfter, text, monthEnd) : null;
  const day = optional(gap?.[1] ?? after?.[1]);
  const fields: Fields = { year: Number(year[1]), month: found.name.month, name: found.name };
  return { end: monthEnd + (after?.[0].length ?? 0), fields: day === undefined ? fields : { ...fields, day } };
};

const numeric = (text: string, index: number, languages: readonly LanguageCode[]): readonly Candidate[] => {
  const found: Candidate[] = [];
  const add = (match: RegExpExecArray | null, year: number, month: number | undefined, day: number | undefined): void => {
    if (match === null) return;
    const fields = { year, ...(month === undefined ? {} : { month }), ...(day === undefined ? {} : { day }) };
    // When the numbers of a date end with dots, so does the year: 05.2018. – 10.2020.
    found.push({ end: skip(dateWords().afterYear, text, index + match[0].length), fields });
  };
  const east = at(eastAsian, text, index);
  add(east, westernYear(east?.[1], east?.[2] ?? ''), optional(east?.[3]), optional(east?.[4]));
  const viet = at(vietnamese, text, index);
  add(viet, Number(viet?.[4]), Number(viet?.[3]), optional(viet?.[1] ?? viet?.[2]));
  const iso = at(yearFirst, text, index);
  add(iso, Number(iso?.[1]), Number(iso?.[2]), optional(iso?.[3]));
  const full = monthsInFigures(text, index) === undefined ? at(fullNumeric, text, index) : null;
  // Both orders are common. With slashes, languages that put the month first do so here, unless the number cannot be a month.
  if (full?.[2] === '/') askLanguage();
  const slashed = full?.[2] === '/' && languages[0] !== undefined && hasTrait(localeOf(languages[0]), 'month_before_day');
  const monthFirst = slashed ? Number(full[1]) <= 12 : Number(full?.[3]) > 12;
  const [first, second] = [Number(full?.[1]), Number(full?.[3])];
  add(full, Number(full?.[4]), monthFirst ? first : second, monthFirst ? second : first);
  const short = at(monthYear, text, index);
  add(short, Number(short?.[2]), Number(short?.[1]), undefined);
  return found;
};

/** The characters that numeric dates start with: digits, Vietnamese words, and Japanese eras or their first year. */
const beginsFigures = /[\dnt令平昭元]/;

/**
 * The date that starts at `index` of folded text, in the Gregorian calendar; undefined without one. Two-digit years are not
 * supported.
 */
export const dateAt = (text: string, index: number, languages: readonly LanguageCode[]): DateMatch | undefined => {
  const dateOf = (candidate: Candidate | undefined): DateMatch | undefined => {
    const date = candidate === undefined ? undefined : normalise(candidate.fields, languages);
    return candidate === undefined || date === undefined ? undefined : { start: index, end: candidate.end, ...date };
  };
  for (const candidate of beginsFigures.test(text.charAt(index)) ? numeric(text, index, languages) : []) {
    const date = dateOf(candidate);
    if (date !== undefined) return date;
  }
  return dateOf(inWords(text, index, languages)) ?? dateOf(startingWithYear(text, index, languages));
};
