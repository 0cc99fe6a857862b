import { languagesOfOtherCalendars } from '../dates/other-calendars.ts';
import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import { isBelow, union } from './line-style.ts';
import type { ResumeLine } from './resume-line.ts';
import type { Row } from './row.ts';

/** Maximum length of the rest of a period. */
const maxRestLength = 30;

/** Longer lines are no names with a period. */
const maxLineLength = 200;

/** How much of the end of a line may belong to a period. */
const maxTailLength = 60;

/** What may be behind a period at the end of its line. */
const closing = /^[\s)\]）.,:;|·•]*$/u;

/** What a period that breaks off may end with: a sign, a letter of a month or a word, a comma behind a month, or its start. */
const brokenOff = /[\p{L}\p{M}\p{Nd}.,/–—~～〜-]\s*$/u;

/** Edges count as aligned within this share of the font size. */
const tolerance = 0.4;

/** True when a text ends with the beginning of a period, and the next text is the rest of it. */
const isPeriodOverBoth = (text: string, next: string): boolean => {
  const tail = text.slice(-maxTailLength);
  if (next.length > maxRestLength || text.length > maxLineLength || !brokenOff.test(tail)) return false;
  const both = `${tail} ${next}`;
  const last = parseDateRanges(both, languagesOfOtherCalendars()).at(-1);
  if (last === undefined || last.end === null) return false;
  const from = both.lastIndexOf(last.raw);
  const to = from + last.raw.length;
  return from >= 0 && from < tail.length && to > tail.length + 1 && closing.test(both.slice(to));
};

const append = (line: ResumeLine, { box }: ResumeLine, text: string): ResumeLine => {
  const add = (texts: readonly string[]): readonly string[] => [...texts.slice(0, -1), `${texts.at(-1) ?? ''} ${text}`];
  return {
    ...line,
    text: `${line.text} ${text}`,
    cells: add(line.cells),
    pieces: add(line.pieces),
    tags: add(line.tags),
    box: line.box === null || box === null ? line.box : union(line.box, box),
  };
};

const isNext = (line: ResumeLine, next: ResumeLine): boolean =>
  !next.bullet && line.column === next.column && (line.box === null ? line.page === next.page : isBelow(line, next));

const endsAlike = (line: ResumeLine, next: ResumeLine): boolean =>
  line.box !== null && next.box !== null && Math.abs(line.box[2] - next.box[2]) < tolerance * line.size;

/** The last cells of a row without its last one. */
const withoutLastCell = (line: ResumeLine): ResumeLine => {
  const cells = line.cells.slice(0, -1);
  return { ...line, text: cells.join(' '), cells, pieces: cells, tags: cells };
};

/** A row with the rest of its period, and what is left of the next row. */
type Joined = { readonly row: Row; readonly left: Row | null };

const joinTwo = ({ whole, split }: Row, next: Row): Joined | undefined => {
  const below = next.whole;
  if (!isNext(whole, below)) return undefined;
  const joined = (text: string): Row => ({
    whole: append(whole, below, text),
    split: split === null ? null : { first: split.first, rest: append(split.rest, below, text) },
  });
  if (isPeriodOverBoth(whole.text, below.text)) return { row: joined(below.text), left: null };
  const cell = below.cells.length > 1 && endsAlike(whole, below) ? below.cells.at(-1) : undefined;
  if (cell === undefined || !isPeriodOverBoth(whole.text, cell)) return undefined;
  return { row: joined(cell), left: { whole: withoutLastCell(below), split: null } };
};

/** Joins periods that break off at the end of a line with their rest on the next line. */
export const joinBrokenPeriods = (rows: readonly Row[]): readonly Row[] => {
  const result: Row[] = [];
  for (const row of rows) {
    const last = result.at(-1);
    const joined = last === undefined ? undefined : joinTwo(last, row);
    if (joined === undefined) result.push(row);
    else result.splice(-1, 1, joined.row, ...(joined.left === null ? [] : [joined.left]));
  }
  return result;
};
