import { type DateRange, isPresentWord, withoutDates } from '../dates/parse-date-ranges.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import type { DatedLine } from './dated-line.ts';

/** East Asian forms tell of a position or a school twice, when it began and when it ended; the word for it ends the line. */
const beginning = /(?:入社|入職|入职|入所|入行|入局|入団|入庁|就職|着任|編入学|転入学|入学|入學|입사|입학|편입학|편입)/u;
const begins = new RegExp(`\\s*${beginning.source}$`, 'u');
const ends =
  /\s*(?:退社|退職|退所|退行|退局|退団|退庁|離職|离职|卒業|修了|中途退学|中退|退学|毕业|畢業|结业|肄业|퇴사|퇴직|졸업|수료|중퇴|자퇴)(?:見込み?|予定|예정)?$/u;

/** Why somebody left names nothing. */
const reason = /^.{0,12}(?:により|のため)$/u;

/** Nobody is at more places at a time. */
const mostOpen = 10;

type Open = { readonly index: number; readonly name: string };

const nameOf = ({ line, dates }: DatedLine): string => withoutDates(line.text, dates).join(' ').trim();

const isOneDate = ({ dates }: DatedLine): boolean => dates.length === 1 && dates[0]?.end === null;

/** The line without the word for the event; what was printed stays its first cell where that is the date. */
const renamed = ({ line, dates }: DatedLine, name: string): ResumeLine => {
  const date = dates[0]?.raw;
  const cells = date === undefined ? [name] : [date, name];
  return { ...line, text: cells.join(' '), cells, pieces: cells };
};

const closed = (start: DateRange, end: DateRange['end']): DateRange => ({ ...start, end });

/** What a line about the end tells beyond the name and the word: a degree. */
const remainder = (name: string, of: string): string => {
  const rest = name.replace(ends, '').trim();
  const own = rest.startsWith(of) ? rest.slice(of.length).trim() : rest;
  return /\p{L}/u.test(own) && !reason.test(own) && !/^[同当]社$/u.test(own) ? own : '';
};

/** Makes one dated line of the two that tell when something began and when it ended, or that it goes on. */
export const pairEvents = (lines: readonly DatedLine[]): readonly DatedLine[] => {
  if (!lines.some(({ line }) => beginning.test(line.text))) return lines;
  const paired: DatedLine[] = [];
  const open: Open[] = [];
  for (const dated of lines) {
    const name = nameOf(dated);
    const [date] = dated.dates;
    const last = open.slice(-mostOpen).findLast((each) => name.startsWith(each.name)) ?? open.at(-1);
    const start = last === undefined ? undefined : paired[last.index];
    const close = (end: DateRange['end']) => {
      const range = start?.dates[0];
      if (last === undefined || start === undefined || range === undefined) return;
      paired[last.index] = { ...start, dates: [closed(range, end)] };
      open.splice(open.indexOf(last), 1);
    };
    if (date !== undefined && isOneDate(dated) && begins.test(name)) {
      const own = name.replace(begins, '');
      open.push({ index: paired.length, name: own });
      paired.push({ ...dated, line: renamed(dated, own) });
    } else if (date !== undefined && isOneDate(dated) && ends.test(name) && last !== undefined) {
      close(date.start);
      const rest = remainder(name, last.name);
      if (rest !== '') paired.push({ line: renamed({ ...dated, dates: [] }, rest), dates: [] });
    } else if (dated.dates.length === 0 && last !== undefined && isPresentWord(dated.line.text)) {
      close({ raw: dated.line.text, iso: null, precision: null, current: true });
    } else paired.push(dated);
  }
  return paired;
};
