import type { LanguageCode } from '@winnow/contracts';
import { languagesOfOtherCalendars } from './other-calendars.ts';
import { type DateRange, isPresentWord, parseDateRanges } from './parse-date-ranges.ts';

/** What the cells of a form's row print of a period, "2018 3" and "2022 12"; the end may be a word for now. */
export type PeriodCells = { readonly start: string; readonly end: string | null };

const year = /^\p{Nd}{4}[.年년]?$/u;
const month = /^\p{Nd}{1,2}[.月월]?$/u;

/** True for a cell that holds a year and nothing else. */
export const isYearCell = (cell: string): boolean => year.test(cell);

/** How many of the cells from `index` on hold a date: a year with or without its month. */
const dateLength = (cells: readonly string[], index: number): number => {
  if (!isYearCell(cells[index] ?? '')) return 0;
  return month.test(cells[index + 1] ?? '') ? 2 : 1;
};

/**
 * The period in the first cells of a form's row (year, month, year, month, or a word for now where the end stands) and how many cells it
 * takes; undefined where they hold none, or no more than a year. `isEnd` tells a cell that must hold an end, whatever its words.
 */
export const findPeriodCells = (
  cells: readonly string[],
  isEnd: (index: number) => boolean = () => false,
): { readonly period: PeriodCells; readonly count: number } | undefined => {
  const start = dateLength(cells, 0);
  const end = start > 0 && (isPresentWord(cells[start] ?? '') || isEnd(start)) ? 1 : dateLength(cells, start);
  const count = start + end;
  if (start === 0 || count < 2) return undefined;
  const period = { start: cells.slice(0, start).join(' '), end: end === 0 ? null : cells.slice(start, count).join(' ') };
  return { period, count };
};

const withSigns = (cells: string): string =>
  cells
    .split(' ')
    .map((cell) => cell.replace(/[.年년月월]$/u, ''))
    .join('/');

/** The period of a form's row as a range of dates; an end that is no date is a word for now. */
export const readPeriodCells = ({ start, end }: PeriodCells, languages: readonly LanguageCode[]): DateRange | undefined => {
  const dateOf = (cells: string): DateRange | undefined => parseDateRanges(withSigns(cells), languages)[0];
  const from = dateOf(start)?.start;
  if (from === undefined) return undefined;
  const dated = end !== null && isYearCell(end.split(' ')[0] ?? '') ? dateOf(end)?.start : undefined;
  const raw = end === null ? start : `${start} ${end}`;
  const to = end === null ? null : (dated ?? { iso: null, precision: null, current: true });
  return {
    start: { ...from, raw: start },
    end: to === null || end === null ? null : { ...to, raw: end },
    raw,
    index: 0,
    endIndex: raw.length,
  };
};

/** True for a text that is nothing but a closed period whose figures stood in cells. */
export const isPeriodOfCells = (text: string): boolean => {
  const words = text.trim().split(/\s+/u);
  const found = findPeriodCells(words);
  if (found === undefined || found.count < words.length) return false;
  const { start, end } = readPeriodCells(found.period, languagesOfOtherCalendars()) ?? {};
  return start?.iso != null && end?.iso != null && start.iso <= end.iso;
};
