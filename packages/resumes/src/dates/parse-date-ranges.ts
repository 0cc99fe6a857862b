import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { hasAdjoiningWords } from '@winnow/languages';
import { type FoldedText, foldWithMap } from '../fold-with-map.ts';
import { createMemory, remember } from '../remember.ts';
import { isDigit, isSmallLetter } from './ascii.ts';
import { besideDate } from './beside-date.ts';
import { noteLanguages } from './language-questions.ts';
import { type DateMatch, dateAt, monthNameAt } from './parse-date.ts';
import {
  type DateRange,
  lengthAt,
  notAfter,
  ongoing,
  openEnd,
  pointedEnd,
  type ReadDate,
  readDate,
  separatorEnd,
  signs,
  spaces,
  wholeEnd,
} from './range-parts.ts';
import { isWordSign, rangeWords, wordAt } from './range-words.ts';
import { rareRangeAt } from './rare-ranges.ts';
import { shortEndOf } from './short-ends.ts';
import { termDateAt, withTermBehind } from './terms.ts';

export type { DateRange, ReadDate } from './range-parts.ts';

/**
 * The text after a leading dash or word that separates start and end; undefined without such a separator, or when nothing follows
 * it.
 */
export const afterSeparator = (text: string): string | undefined => {
  const folded = foldWithMap(text);
  const end = separatorEnd(folded.text, 0);
  return end === undefined || end >= folded.text.length ? undefined : folded.original(end, folded.text.length).trim();
};

/** True for a sign, a word or both between a start and its end, and nothing else. */
export const isSeparator = (text: string): boolean => {
  const folded = foldWithMap(text.trim()).text;
  return separatorEnd(folded, 0) === folded.length;
};

/** True for a text that only means "now" or "until now", in any language. */
export const isPresentWord = (text: string): boolean =>
  [text, afterSeparator(text) ?? ''].some((words) => rangeWords().presentSet.has(foldWithMap(words).text.trim()));

/** The date at `index`, optionally after a word that may precede a date or the name of its calendar. */
const dateAfter = (text: string, index: number, languages: readonly LanguageCode[]): DateMatch | undefined => {
  const before = wordAt(rangeWords().since, text, index)?.length ?? 0;
  const date = dateAt(text, index, languages) ?? dateAt(text, index + before + lengthAt(spaces, text, index + before), languages);
  return date === undefined ? termDateAt(text, index) : withTermBehind(text, date);
};

/** "2020 – 2025 5 years": a number before a word is no day of an end when the start has none. */
const withoutNumberOfNextWords = (text: string, start: DateMatch, end: DateMatch): DateMatch => {
  if (start.day !== null || end.day === null || !/^ ?\p{L}/u.test(text.slice(end.end, end.end + 2))) return end;
  const number = /\s+\d{1,2}$/.exec(text.slice(Math.max(end.start, end.end - 5), end.end))?.[0].length ?? 0;
  return number === 0 ? end : { ...end, day: null, end: end.end - number };
};

/** The end of a word behind a date that says "since", as Finnish and Hungarian put it: "8/2024 alkaen". */
const sinceBehind = (text: string, index: number): number | undefined => {
  const from = index + lengthAt(spaces, text, index);
  const end = from + (wordAt(rangeWords().ongoingBehind, text, from)?.length ?? 0);
  return end > from && /^\s*(?:[,;:)|、，；：）–-]|$)/u.test(text.slice(end, end + 3)) ? end : undefined;
};

const rangeFrom = (folded: FoldedText, start: DateMatch, from: number, languages: readonly LanguageCode[]): DateRange => {
  const { text } = folded;
  const range = (end: ReadDate | null, until: number): DateRange => {
    const endIndex = end === null ? until : wholeEnd(text, until);
    return { start: readDate(folded, start), end, raw: folded.original(from, endIndex), index: from, endIndex };
  };
  const separator = separatorEnd(text, start.end);
  const afterSign = start.end + lengthAt(signs, text, start.end);
  const spaced = afterSign + lengthAt(spaces, text, afterSign);
  // "до момента": a phrase for "now" may start with a word that is itself a separator.
  for (const nowStart of [spaced, separator ?? spaced]) {
    const now = wordAt(rangeWords().present, text, nowStart);
    if (now !== undefined) return range(ongoing(folded.original(nowStart, nowStart + now.length)), nowStart + now.length);
  }
  // "2021 –" without anything after it is ongoing.
  const open = openEnd(text, start.end);
  if (open !== undefined) return range(ongoing(folded.original(start.end, open)), open);
  const read = separator === undefined ? undefined : dateAfter(text, separator, languages);
  const end = read === undefined ? undefined : withoutNumberOfNextWords(text, start, read);
  if (end !== undefined && notAfter(start, end)) return range(readDate(folded, end), end.end);
  const years = shortEndOf(folded, start);
  if (years !== undefined) return { ...range(readDate(folded, years.end), years.end.end), start: readDate(folded, years.start) };
  // "2021 – 2018", "from 2021 to 2018": the latest first.
  if (end !== undefined && (separator === afterSign || from < start.start))
    return { ...range(readDate(folded, start), end.end), start: readDate(folded, end) };
  const beside = besideDate(text, start, (index) => dateAt(text, index, languages));
  if (beside !== undefined) return range(readDate(folded, beside), beside.end);
  const pointed = from === 0 && end === undefined ? pointedEnd(text, start.end) : undefined;
  if (pointed !== undefined) return range(ongoing(folded.original(start.end, pointed)), pointed);
  const behind = sinceBehind(text, start.end);
  if (behind !== undefined) return range(ongoing(folded.original(start.end, behind)), behind);
  const sinceWord = rangeWords().ongoingSince.has(text.slice(from, start.start).trim());
  return range(sinceWord ? ongoing(folded.original(from, start.start)) : null, start.end);
};

/** Words of dates in figures, of Vietnamese, and masked numbers. */
const wordOfFigures = /ngày|tháng|thg|t{1,2}\d|xx/y;

/**
 * False for a word in Latin letters that begins neither a month nor another word of dates. Most words of a text are such, and to
 * look for every form of a date at each would take most of the time.
 */
const mayBeginWord = (text: string, index: number, languages: readonly LanguageCode[]): boolean => {
  if (!isSmallLetter(text.charCodeAt(index)) || !isSmallLetter(text.charCodeAt(index + 1))) return true;
  const { beginnings, since, present } = rangeWords();
  if (
    beginnings.has(text.slice(index, index + 2)) &&
    (wordAt(since, text, index) !== undefined || wordAt(present, text, index) !== undefined)
  )
    return true;
  return (
    lengthAt(wordOfFigures, text, index) > 0 ||
    termDateAt(text, index) !== undefined ||
    monthNameAt(text, index, languages) !== undefined
  );
};

const gluedYears = /(?:19|20)\d\d\s?[-~]\s?(?:19|20)\d\d(?!\d)/y;

const shortYear = /[’'‘`]\d\d(?!\d)/y;

const quotes: ReadonlySet<string> = new Set("’'‘`");

/** Signs before a number that make it none of a date. */
const otherNumbers: ReadonlySet<string> = new Set('+#$€£');

/** Signs between digits: "9001:2015" and "19001-2016" are standards. */
const inNumbers: ReadonlySet<string> = new Set('.,/:-');

const groupOfNumber = /(?:\d \d{3}|(?<!\d)0\d\d) $/;

/** "044 000 1962": groups of three digits are parts of a number; "Boeing 737 2015" has one of its own. */
const isGroupOfNumber = (text: string, index: number): boolean =>
  text.charAt(index - 1) === ' ' && groupOfNumber.test(text.slice(Math.max(0, index - 6), index));

const mayBegin = (text: string, index: number): boolean => {
  const sign = text.charAt(index);
  const before = text[index - 1] ?? ' ';
  const [here, last] = [sign.charCodeAt(0), before.charCodeAt(0)];
  // "Manager2019 – 2021"
  if (isSmallLetter(last)) return isDigit(here) && lengthAt(gluedYears, text, index) > 0;
  if (isDigit(here))
    return (
      !isDigit(last) &&
      !otherNumbers.has(before) &&
      !(inNumbers.has(before) && isDigit(text.charCodeAt(index - 2))) &&
      !isGroupOfNumber(text, index)
    );
  // "’19 – ’21"
  if (quotes.has(sign)) return lengthAt(shortYear, text, index) > 0 && !isWordSign(before);
  return isWordSign(sign) && (!isWordSign(before) || hasAdjoiningWords(before));
};

/** Where a year may be: four digits, two of them after a sign or a month, or masked ones. */
const anyYear = /^.*(?=\d{4}|[’'‘`]\d\d|\d[/.]\d\d(?!\d)|\p{L}[./-]?\s?\d\d(?!\d)|(?:19|20)[\dx]x)/su;

/**
 * The position of the last year in a folded text; negative without one. In East Asia, years may have fewer digits and a character
 * after them.
 */
const lastYear = (text: string): number =>
  Math.max(text.lastIndexOf('年'), text.lastIndexOf('년'), anyYear.exec(text)?.[0].length ?? -1);

const dayThenName = /^\d{1,2}\.?\s+\p{L}/u;

/** "Class 3 September 2019 – May 2021": the number belongs to the preceding words when the end of the period has no day. */
const isNumberOfWords = (text: string, { start, end, index }: DateRange): boolean =>
  start.precision === 'day' &&
  (end?.precision === 'month' || end?.current === true) &&
  /\p{L}/u.test(text.slice(0, index)) &&
  dayThenName.test(text.slice(index));

/** A season or quarter with its year, unless a word before it makes it part of a name: "Peter Sommer 2019". */
const termBeginningAt = (text: string, index: number): DateMatch | undefined =>
  /[\p{L}\p{M}\p{Nd}]\s$/u.test(text.slice(Math.max(0, index - 2), index)) ? undefined : termDateAt(text, index);

const readRanges = (source: string, languages: readonly LanguageCode[]): readonly DateRange[] => {
  const folded = foldWithMap(source);
  const { text } = folded;
  const ranges: DateRange[] = [];
  if (!/\d/.test(text)) return ranges;
  // No date starts after the last year.
  const last = lastYear(text);
  for (let index = 0; index <= last; index += 1) {
    if (!mayBegin(text, index) || !mayBeginWord(text, index, languages)) continue;
    const sinceWord = wordAt(rangeWords().since, text, index);
    const afterSince =
      sinceWord === undefined ? index : index + sinceWord.length + lengthAt(spaces, text, index + sinceWord.length);
    const date = dateAt(text, afterSince, languages) ?? (afterSince === index ? undefined : dateAt(text, index, languages));
    const term = date === undefined && afterSince > index ? termDateAt(text, afterSince) : undefined;
    const start = date === undefined ? (term ?? termBeginningAt(text, index)) : withTermBehind(text, date);
    const range = start === undefined ? rareRangeAt(folded, index, languages) : rangeFrom(folded, start, index, languages);
    if (range === undefined || isNumberOfWords(text, range)) continue;
    ranges.push(range);
    index = range.endIndex - 1;
  }
  return ranges;
};

/** Ranges that are the same in every language: steps before the language is known ask about the same texts as those after. */
const inAnyLanguage = createMemory<readonly DateRange[]>();

/** Those of texts by their languages: a key of both would be built and hashed for each question. */
const knownRanges = lazilyByKey((languages: string) => {
  const codes = languages === '' ? [] : (languages.split(' ') as LanguageCode[]);
  return remember(
    (source: string) => {
      const shared = inAnyLanguage.get(source);
      if (shared !== undefined) return shared;
      const { answer, depends } = noteLanguages(() => readRanges(source, codes));
      if (!depends) inAnyLanguage.set(source, answer);
      return answer;
    },
    (source) => source,
  );
});

/** Finds periods and single dates, in text order. Month names are looked up in the given languages first, then in all. */
export const parseDateRanges = (source: string, languages: readonly LanguageCode[]): readonly DateRange[] =>
  /\p{N}/u.test(source) ? knownRanges(languages.join(' '))(source) : [];

/** The parts of a text between dates that are replaced by U+FFFC, without the brackets around these. */
export const splitAtDates = (text: string): readonly string[] => {
  const parts = text.includes('\uFFFC') ? text.replace(/[([（]\s*\uFFFC\s*[)\]）]/gu, '\uFFFC').split('\uFFFC') : [text];
  return parts
    .map((part) => part.replace(/^(?:[\s|·•,;:：،)）–—-]|[(（](?![^()（）]*[)）]))+|[\s|·•,;:：،(（–—-]+$/gu, '').trim())
    .filter((part) => part !== '');
};

/** The text without dates and the brackets around them, split at each removed date. */
export const withoutDates = (source: string, ranges: readonly DateRange[]): readonly string[] =>
  splitAtDates(ranges.reduce((rest, { raw }) => rest.replace(raw, '\uFFFC'), source));
