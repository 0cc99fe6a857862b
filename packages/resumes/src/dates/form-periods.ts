import type { LanguageCode } from '@winnow/contracts';
import { eraNames, westernYear } from './japanese-eras.ts';
import { languagesOfOtherCalendars } from './other-calendars.ts';
import { type DateRange, isPresentWord, parseDateRanges } from './parse-date-ranges.ts';

/**
 * A period as printed in the cells of a form row, "2018 3" and "2022 12". The end may be a word for "now". `raw` is its text where
 * it is not printed in cells.
 */
export type PeriodCells = { readonly start: string; readonly end: string | null; readonly raw?: string };

/** Forms print years of eras without 年, and some with a space: "平成 29". */
const ofEra = new RegExp(String.raw`(?<!\S)(${eraNames})\s?(\p{Nd}{1,2}|元)年?(?!\S)`, 'gu');

/** Cells with the years of eras in Western count. */
const inWesternYears = (cells: string): string =>
  cells.replace(ofEra, (_, era: string, count: string) => String(westernYear(era, count)));

const year = /^\p{Nd}{4}[.年년]?$/u;
const month = /^\p{Nd}{1,2}[.月월]?$/u;

/** True for a cell that contains only a year. */
export const isYearCell = (cell: string): boolean => year.test(inWesternYears(cell));

/** How many cells starting at `index` form a date: a year with or without its month. */
const dateLength = (cells: readonly string[], index: number): number => {
  if (!isYearCell(cells[index] ?? '')) return 0;
  return month.test(cells[index + 1] ?? '') ? 2 : 1;
};

/**
 * The period in the first cells of a form row (year, month, year, month; or a word for "now" as the end), and the number of cells
 * that it takes. Undefined without a period, or when there is only a year. `isEnd` is true for cells that must contain an end,
 * whatever their words.
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
  inWesternYears(cells)
    .split(' ')
    .map((cell) => cell.replace(/[.年년月월]$/u, ''))
    .join('/');

/** Parses the period of a form row. An end that is not a date is a word for "now". */
export const readPeriodCells = (period: PeriodCells, languages: readonly LanguageCode[]): DateRange | undefined => {
  const { start, end } = period;
  const dateOf = (cells: string): DateRange | undefined => parseDateRanges(withSigns(cells), languages)[0];
  const from = dateOf(start)?.start;
  if (from === undefined) return undefined;
  const dated = end !== null && isYearCell(inWesternYears(end).split(' ')[0] ?? '') ? dateOf(end)?.start : undefined;
  const raw = period.raw ?? (end === null ? start : `${start} ${end}`);
  const to = end === null ? null : (dated ?? { iso: null, precision: null, current: true });
  return {
    start: { ...from, raw: start },
    end: to === null || end === null ? null : { ...to, raw: end },
    raw,
    index: 0,
    endIndex: raw.length,
  };
};

/** True for a text that consists of a closed period printed in cells. */
export const isPeriodOfCells = (text: string): boolean => {
  const words = text.trim().split(/\s+/u);
  const found = findPeriodCells(words);
  if (found === undefined || found.count < words.length) return false;
  const { start, end } = readPeriodCells(found.period, languagesOfOtherCalendars()) ?? {};
  return start?.iso != null && end?.iso != null && start.iso <= end.iso;
};
