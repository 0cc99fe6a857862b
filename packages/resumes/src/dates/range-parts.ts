import type { FoldedText } from '../fold-with-map.ts';
import type { DateMatch } from './parse-date.ts';
import { rangeWords, wordAt } from './range-words.ts';

export type ReadDate = {
  readonly raw: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD in the Gregorian calendar; null when ongoing, or when its year is masked. */
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

/** Any space. */
export const spaces = /\s*/y;
/** The signs between the start and the end of a period. */
export const signs = /\s*(?:-+>?|~+|→|–|\.{3}|[➔➜⇒⟶▸►▶]|>(?=\s)|\/(?=\s|\d{4}))\s*/y;

/** How much of the text a pattern takes at `index`. */
export const lengthAt = (pattern: RegExp, text: string, index: number): number => {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0].length ?? 0;
};

/** Where the separator at `index` ends (a sign, a word, or both); undefined without one. */
export const separatorEnd = (text: string, index: number): number | undefined => {
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

/** Where the end of a period ends with the word that may be behind it: "2015 முதல் 2018 வரை". */
export const wholeEnd = (text: string, index: number): number => {
  const wordStart = text[index] === ' ' ? index + 1 : index;
  const word = wordAt(rangeWords().afterEnd, text, wordStart);
  return word === undefined ? index : wordStart + word.length;
};

/** A sign behind a date that nothing belongs to. */
const openSign = /\s*(?:-+|~|→|➔)\??(?=\s*(?:$|[)\]|:;•·](?!\d)|\.$))/uy;

const arrow = /\s*(?:->|→|➔|➜|⇒|⟶)(?=\s)/uy;

const endAfter = (pattern: RegExp, text: string, index: number): number | undefined => {
  const length = lengthAt(pattern, text, index);
  return length === 0 ? undefined : index + length;
};

/** Where the sign at `index` ends that leaves a period open: "2021 –", "(2021 –)", "2021 –: Keeper", "2021–?". */
export const openEnd = (text: string, index: number): number | undefined => endAfter(openSign, text, index);

/** Where the arrow at `index` ends. Behind the date that opens a text, it leaves the period open: "2021 → Keeper". */
export const pointedEnd = (text: string, index: number): number | undefined => endAfter(arrow, text, index);

const two = (value: number): string => String(value).padStart(2, '0');

const isoOf = ({ year, month, day }: DateMatch): Pick<ReadDate, 'iso' | 'precision'> => {
  if (month === null) return { iso: String(year), precision: 'year' };
  if (day === null) return { iso: `${year}-${two(month)}`, precision: 'month' };
  return { iso: `${year}-${two(month)}-${two(day)}`, precision: 'day' };
};

/** A date as it is given. */
export const readDate = (folded: FoldedText, match: DateMatch): ReadDate => ({
  raw: folded.original(match.start, match.end),
  ...isoOf(match),
  current: false,
});

/** An end that is now. */
export const ongoing = (raw: string): ReadDate => ({ raw, iso: null, precision: null, current: true });

const order = ({ year, month, day }: DateMatch): number => year * 10_000 + (month ?? 0) * 100 + (day ?? 0);

/** Whether a period can have this start and this end. */
export const notAfter = (start: DateMatch, end: DateMatch): boolean =>
  start.year < end.year ||
  (start.year === end.year && (start.month === null || end.month === null || order(start) <= order(end)));
