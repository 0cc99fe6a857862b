import { lazily } from '@winnow/kernel';
import { foldWithMap } from '../fold-with-map.ts';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';
import type { DateMatch } from './parse-date.ts';

const fold = (word: string): string => foldWithMap(word).text;

/** Terms are told from other words by their first signs, and by the year that is not farther away than this. */
const minLength = 2;
const maxLength = 60;

/** Signs between a year and a term behind it. */
const maxSeparators = 2;

/** Numbers of quarters, also in Roman and Chinese figures. */
const number = '(?:[1-4]|iv|i{1,3}|[一二三四])';

/** What a year must be followed by, and a term behind a year: nothing that belongs to them. */
const end = String.raw`(?![\p{L}\p{M}\d])`;

/** Patterns for seasons, terms and quarters, in all languages. A quarter is told to the year only. */
const patterns = lazily(() => {
  const quarters = anyPhrase(wordsOfAll(({ dates }) => dates?.quarters, fold));
  const ordinals = anyPhrase(wordsOfAll(({ dates }) => dates?.ordinals, fold));
  const ofYear = anyPhrase(wordsOfAll(({ dates }) => dates?.beforeYear, fold));
  const numbered = String.raw`q[1-4]|[1-4]q|第?${number}(?:${ordinals}|\.?[oº°ªer]{0,2})?[.\s-]*(?:${quarters})|(?:${quarters})[\s-]*${number}`;
  const any = `${anyPhrase(wordsOfAll(({ dates }) => dates?.terms, fold))}|${numbered}`;
  const terms = wordsOfAll(({ dates }) => [...(dates?.terms ?? []), ...(dates?.quarters ?? [])], fold);
  return {
    beginnings: new Set([...terms, ...'1234iq第一二三四'].map((word) => word.slice(0, minLength))),
    before: new RegExp(String.raw`(?:${any})[\s,،./’'-]*(?:(?:${ofYear})\s+)?(\d{4})${end}`, 'uy'),
    // Words behind a year may begin what follows: "2019 Summer Internship".
    behind: new RegExp(String.raw`[\s./-]{0,${maxSeparators}}(?:${any})(?=\s*(?:[,،;|)~-]|$))`, 'uy'),
  };
});

/** False where no term begins; the patterns are large, and most years stand without one. */
const mayBeginTerm = (text: string, index: number): boolean => {
  const { beginnings } = patterns();
  return beginnings.has(text.slice(index, index + minLength)) || beginnings.has(text.charAt(index));
};

const separator = /[\s./-]/;

/** The year at `index` of folded text with its season, term or quarter before it: "Spring 2019", "Q3/2019", "WS 2017". */
export const termDateAt = (text: string, index: number): DateMatch | undefined => {
  const { before } = patterns();
  if (!mayBeginTerm(text, index) || !/\d{4}/.test(text.slice(index, index + maxLength))) return undefined;
  before.lastIndex = index;
  const found = before.exec(text);
  const year = Number(found?.[1]);
  if (found === null || year < 1930 || year > 2099) return undefined;
  return { start: index, end: index + found[0].length, year, month: null, day: null };
};

/** A year with the season, term or quarter behind it, where there is one: "2019 Q3", "2019年秋". */
export const withTermBehind = (text: string, date: DateMatch): DateMatch => {
  if (date.month !== null) return date;
  let begin = date.end;
  while (begin < date.end + maxSeparators && !mayBeginTerm(text, begin) && separator.test(text.charAt(begin))) begin += 1;
  if (!mayBeginTerm(text, begin)) return date;
  const { behind } = patterns();
  behind.lastIndex = date.end;
  const found = behind.exec(text);
  return found === null ? date : { ...date, end: date.end + found[0].length };
};
