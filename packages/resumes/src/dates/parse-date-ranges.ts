import type { LanguageCode } from '@winnow/contracts';
import { hasAdjoiningWords } from '@winnow/languages';
import { type FoldedText, foldWithMap } from '../fold-with-map.ts';
import { remember } from '../remember.ts';
import { type DateMatch, dateAt, monthNameAt } from './parse-date.ts';
import { isWordSign, rangeWords, wordAt } from './range-words.ts';

export type ReadDate = {
  readonly raw: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD in the Gregorian calendar; null when ongoing. */
  readonly iso: string | null;
  readonly precision: 'year' | 'month' | 'day' | null;
  readonly current: boolean;
};

export type DateRange = {
  readonly start: ReadDate;
  /** Null for a single date. */
  readonly end: ReadDate | null;
  /** The printed text, and its position in the folded text. */
  readonly raw: string;
  readonly index: number;
  readonly endIndex: number;
};

const spaces = /\s*/y;
const signs = /\s*(?:-+|~+|→|–|\/(?=\s|\d{4}))\s*/y;

const lengthAt = (pattern: RegExp, text: string, index: number): number => {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0].length ?? 0;
};

/** Where the separator at `index` ends (a sign, a word, or both); undefined without one. */
const separatorEnd = (text: string, index: number): number | undefined => {
  const afterSign = index + lengthAt(signs, text, index);
  const wordStart = afterSign + lengthAt(spaces, text, afterSign);
  const word = wordAt(rangeWords().until, text, wordStart);
  if (word !== undefined) {
    const end = wordStart + word.length;
    const after = end + lengthAt(signs, text, end);
    return after + lengthAt(spaces, text, after);
  }
  return lengthAt(signs, text, index) > 0 ? afterSign : undefined;
};

/**
 * The text after a leading dash or word that separates start and end; undefined without such a separator, or when nothing follows
 * it.
 */
export const afterSeparator = (text: string): string | undefined => {
  const folded = foldWithMap(text);
  const end = separatorEnd(folded.text, 0);
  return end === undefined || end >= folded.text.length ? undefined : folded.original(end, folded.text.length).trim();
};

/** True for a text that only means "now" or "until now", in any language. */
export const isPresentWord = (text: string): boolean =>
  [text, afterSeparator(text) ?? ''].some((words) => rangeWords().presentSet.has(foldWithMap(words).text.trim()));

const two = (value: number): string => String(value).padStart(2, '0');

const isoOf = ({ year, month, day }: DateMatch): Pick<ReadDate, 'iso' | 'precision'> => {
  if (month === null) return { iso: String(year), precision: 'year' };
  if (day === null) return { iso: `${year}-${two(month)}`, precision: 'month' };
  return { iso: `${year}-${two(month)}-${two(day)}`, precision: 'day' };
};

const readDate = (folded: FoldedText, match: DateMatch): ReadDate => ({
  raw: folded.original(match.start, match.end),
  ...isoOf(match),
  current: false,
});

const ongoing = (raw: string): ReadDate => ({ raw, iso: null, precision: null, current: true });

const order = ({ year, month, day }: DateMatch): number => year * 10_000 + (month ?? 0) * 100 + (day ?? 0);

const notAfter = (start: DateMatch, end: DateMatch): boolean =>
  start.year < end.year ||
  (start.year === end.year && (start.month === null || end.month === null || order(start) <= order(end)));

/** The date at `index`, optionally after a word that may precede a date or the name of its calendar. */
const dateAfter = (text: string, index: number, languages: readonly LanguageCode[]): DateMatch | undefined => {
  const before = wordAt(rangeWords().since, text, index)?.length ?? 0;
  return dateAt(text, index, languages) ?? dateAt(text, index + before + lengthAt(spaces, text, index + before), languages);
};

const rangeFrom = (folded: FoldedText, start: DateMatch, from: number, languages: readonly LanguageCode[]): DateRange => {
  const { text } = folded;
  const range = (end: ReadDate | null, endIndex: number): DateRange => ({
    start: readDate(folded, start),
    end,
    raw: folded.original(from, endIndex),
    index: from,
    endIndex,
  });
  const separator = separatorEnd(text, start.end);
  const afterSign = start.end + lengthAt(signs, text, start.end);
  const spaced = afterSign + lengthAt(spaces, text, afterSign);
  // "до момента": a phrase for "now" may start with a word that is itself a separator.
  for (const nowStart of [spaced, separator ?? spaced]) {
    const now = wordAt(rangeWords().present, text, nowStart);
    if (now !== undefined) return range(ongoing(folded.original(nowStart, nowStart + now.length)), nowStart + now.length);
  }
  // "2021 –" without anything after it is ongoing.
  if (/^\s*-+\s*\)?$/u.test(text.slice(start.end))) return range(ongoing(folded.original(start.end, text.length)), text.length);
  const end = separator === undefined ? undefined : dateAfter(text, separator, languages);
  if (end !== undefined && notAfter(start, end)) return range(readDate(folded, end), end.end);
  const sinceWord = rangeWords().ongoingSince.has(text.slice(from, start.start).trim());
  return range(sinceWord ? ongoing(folded.original(from, start.start)) : null, start.end);
};

/** "Jan – Mar 2021": the start takes the year of the end. */
const borrowedYear = (folded: FoldedText, index: number, languages: readonly LanguageCode[]): DateRange | undefined => {
  const name = monthNameAt(folded.text, index, languages);
  const separator = name === undefined ? undefined : separatorEnd(folded.text, name.end);
  const end = separator === undefined ? undefined : dateAt(folded.text, separator, languages);
  if (name === undefined || end === undefined || end.month === null || name.name.month > end.month) return undefined;
  const start: DateMatch = { start: index, end: name.end, year: end.year, month: name.name.month, day: null };
  const raw = folded.original(index, end.end);
  return { start: readDate(folded, start), end: readDate(folded, end), raw, index, endIndex: end.end };
};

const isSmallLetter = (sign: string): boolean => sign >= 'a' && sign <= 'z';

const mayBegin = (text: string, index: number): boolean => {
  const here = text[index] ?? '';
  const before = text[index - 1] ?? ' ';
  if (isSmallLetter(here) && isSmallLetter(before)) return false;
  if (/\d/.test(here))
    return !/[\d+#$€£]/.test(before) && !/[a-z]/.test(before) && !/\d[.,/]$/.test(text.slice(Math.max(0, index - 2), index));
  return isWordSign(here) && (!isWordSign(before) || hasAdjoiningWords(before));
};

/**
 * The position of the last year in a folded text; negative without one. A year has four digits, or in East Asia a character after
 * it.
 */
const lastYear = (text: string): number =>
  Math.max(text.lastIndexOf('年'), text.lastIndexOf('년'), /^.*(?=\d{4})/s.exec(text)?.[0].length ?? -1);

const dayThenName = /^\d{1,2}\.?\s+\p{L}/u;

/** "Class 3 September 2019 – May 2021": the number belongs to the preceding words when the end of the period has no day. */
const isNumberOfWords = (text: string, { start, end, index }: DateRange): boolean =>
  start.precision === 'day' &&
  (end?.precision === 'month' || end?.current === true) &&
  /\p{L}/u.test(text.slice(0, index)) &&
  dayThenName.test(text.slice(index));

const readRanges = (source: string, languages: readonly LanguageCode[]): readonly DateRange[] => {
  const folded = foldWithMap(source);
  const { text } = folded;
  const ranges: DateRange[] = [];
  if (!/\d/.test(text)) return ranges;
  // No date starts after the last year.
  const last = lastYear(text);
  for (let index = 0; index <= last; index += 1) {
    if (!mayBegin(text, index)) continue;
    const sinceWord = wordAt(rangeWords().since, text, index);
    const afterSince =
      sinceWord === undefined ? index : index + sinceWord.length + lengthAt(spaces, text, index + sinceWord.length);
    const start = dateAt(text, afterSince, languages) ?? (afterSince === index ? undefined : dateAt(text, index, languages));
    const range = start === undefined ? borrowedYear(folded, index, languages) : rangeFrom(folded, start, index, languages);
    if (range === undefined || isNumberOfWords(text, range)) continue;
    ranges.push(range);
    index = range.endIndex - 1;
  }
  return ranges;
};

const knownRanges = remember(readRanges, (source, languages) => `${languages.join(' ')} ${source}`);

/** Finds periods and single dates, in text order. Month names are looked up in the given languages first, then in all. */
export const parseDateRanges = (source: string, languages: readonly LanguageCode[]): readonly DateRange[] =>
  /\p{N}/u.test(source) ? knownRanges(source, languages) : [];

/** The text without dates and the brackets around them, split at each removed date. */
export const withoutDates = (source: string, ranges: readonly DateRange[]): readonly string[] => {
  let rest = source;
  for (const { raw } of ranges) rest = rest.replace(raw, '\uFFFC');
  const parts = rest.includes('\uFFFC') ? rest.replace(/[([（]\s*\uFFFC\s*[)\]）]/gu, '\uFFFC').split('\uFFFC') : [rest];
  return parts
    .map((part) => part.replace(/^(?:[\s|·•,;:：،)）–—-]|[(（](?![^()（）]*[)）]))+|[\s|·•,;:：،(（–—-]+$/gu, '').trim())
    .filter((part) => part !== '');
};
