import { type DateRange, isPresentWord, type ReadDate } from '../dates/parse-date-ranges.ts';
import { ongoing } from '../dates/range-parts.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import type { DatedLine } from './dated-line.ts';

/** The start and the end of a position as printed, and the line that prints them. */
export type Period = { readonly line: ResumeLine; readonly start: ReadDate | null; readonly end: ReadDate | null };

/** "Sep 2022" above "Jul 2019", each before other words: the two single dates of a head are its period. */
const stacked = (dated: readonly DatedLine[]): Pick<DateRange, 'start' | 'end'> | undefined => {
  const [one, other] = dated.flatMap(({ dates }) => dates);
  if (one === undefined || other === undefined || dated.length !== 2 || dated.some(({ dates }) => dates.length > 1))
    return undefined;
  const [first, second] = [one.start, other.start];
  if (first.precision !== second.precision || first.iso === null || second.iso === null || first.iso === second.iso)
    return undefined;
  return first.iso < second.iso ? { start: first, end: second } : { start: second, end: first };
};

const bar = /\s*[|•·]\s*/u;

/** "Current" alone, in the place of a date. */
const ongoingIn = (head: readonly DatedLine[]): Period | undefined => {
  for (const { line } of head) {
    const word = line.cells.flatMap((cell) => cell.split(bar)).find(isPresentWord);
    if (word !== undefined) return { line, start: null, end: ongoing(word) };
  }
  return undefined;
};

/** The period that the head of an entry prints; where its title has one, it is that. */
export const periodOf = (head: readonly DatedLine[], title?: ResumeLine): Period | undefined => {
  const dated = head.filter(({ dates }) => dates.length > 0);
  const periods = dated.filter(({ dates }) => dates.some(({ end }) => end !== null));
  const own = periods.find(({ line }) => line === title) ?? periods[0] ?? dated[0];
  if (own === undefined) return ongoingIn(head);
  const range = own.dates.find(({ end }) => end !== null) ?? stacked(dated) ?? own.dates[0];
  return range === undefined ? undefined : { line: own.line, start: range.start, end: range.end };
};

/** Whether the heading of a section says that its positions go on: "Current Appointment", "Posición actual". */
export const saysNow = (heading: string): boolean => heading.split(/\s+/u).some(isPresentWord);

/** The period of a position below such a heading that has no date. */
export const ongoingBelow = (heading: string, line: ResumeLine): Period => ({ line, start: null, end: ongoing(heading) });
