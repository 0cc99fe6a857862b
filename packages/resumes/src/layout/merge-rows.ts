import type { Box } from '@winnow/contracts';
import { languagesOfOtherCalendars } from '../dates/other-calendars.ts';
import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import { headingLook } from '../headings/heading-look.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { headingSize, styleKey, union } from './line-style.ts';
import type { ResumeLine } from './resume-line.ts';

/** The height of a line, in font sizes. A wrapped text belongs to the row of its first line. */
const lineHeight = 1.3;

const heightOf = (box: Box, { size }: ResumeLine): number => {
  const height = box[3] - box[1];
  return size > 0 ? Math.min(height, lineHeight * size) : height;
};

const sameRow = (a: ResumeLine, b: ResumeLine): boolean => {
  if (a.box === null || b.box === null || a.page !== b.page) return false;
  const [first, second] = [heightOf(a.box, a), heightOf(b.box, b)];
  const overlap = Math.min(a.box[1] + first, b.box[1] + second) - Math.max(a.box[1], b.box[1]);
  return overlap > 0.6 * Math.min(first, second);
};

/** The text of a row is no longer than this, in characters, where it is one line of a form or list. */
const maxRowLength = 250;

/** The rows of tables in files without positions whose cells have one line each: a page laid out as a table has more. */
const rowsOfCells = (lines: readonly ResumeLine[]): ReadonlySet<ResumeLine> => {
  const cells = lines.filter(({ box, cell }) => box === null && cell !== null);
  const rows = Map.groupBy(cells, ({ page, cell }) => `${page} ${cell?.row}`);
  const isRow = (row: readonly ResumeLine[]): boolean =>
    new Set(row.map(({ cell }) => cell?.column)).size === row.length &&
    row.every(({ bullet }) => !bullet) &&
    row.reduce((sum, { text }) => sum + text.length, 0) <= maxRowLength;
  return new Set([...rows.values()].filter(isRow).flat());
};

/** A turned line is beside the rows that it heads. */
const isTurned = ({ box, size, text }: ResumeLine): boolean =>
  box !== null && text.length > 2 && box[2] - box[0] < 1.5 * size && box[3] - box[1] > 2 * size;

const apart = (a: ResumeLine, b: ResumeLine): boolean =>
  a.box !== null && b.box !== null && (a.box[2] <= b.box[0] + 1 || b.box[2] <= a.box[0] + 1);

/** The columns of both, if each cell of them is one of a table. */
const columnsOf = (line: ResumeLine): readonly number[] | null =>
  line.columns ?? (line.cell !== null && line.cells.length === 1 ? [line.cell.column] : null);

const bothColumns = (a: ResumeLine, b: ResumeLine): readonly number[] | null => {
  const [first, second] = [columnsOf(a), columnsOf(b)];
  return first === null || second === null ? null : [...first, ...second];
};

const joined = (a: ResumeLine, b: ResumeLine): ResumeLine => ({
  ...a,
  columns: bothColumns(a, b),
  text: `${a.text} ${b.text}`,
  cells: [...a.cells, ...b.cells],
  pieces: [...a.pieces, ...b.pieces],
  tags: [...a.tags, ...b.tags],
  starts: [...a.starts, ...b.starts],
  ends: [...a.ends, ...b.ends],
  box: a.box === null || b.box === null ? null : union(a.box, b.box),
});

const isPeriod = (line: ResumeLine): boolean => {
  const dated = parseDateRanges(line.text, languagesOfOtherCalendars()).reduce((sum, { raw }) => sum + raw.length, 0);
  return dated > 0.6 * line.text.length;
};

/** A text beside a heading has at least this many characters: shorter ones are the cells of a table's head. */
const minBeside = 25;

/** True for a cell of a form or a table that heads the text in the next cell. */
const headsText = (line: ResumeLine, beside: ResumeLine): boolean => {
  if (line.bullet || line.cells.length > 1 || beside.text.length < minBeside || isPeriod(beside)) return false;
  const kind = lookUpHeading(line.text, null)?.kind;
  return kind !== undefined && kind !== 'contact';
};

const top = (line: ResumeLine): number => line.box?.[1] ?? 0;

/** Sorts a page by rows when one of its two columns mostly contains periods for the text in the other. */
const interleavePeriods = (page: readonly ResumeLine[]): readonly ResumeLine[] => {
  const columns = new Set(page.map((line) => line.column));
  if (columns.size !== 2 || page.some((line) => line.box === null)) return page;
  for (const column of columns) {
    const others = page.filter((line) => line.column !== column);
    const highest = Math.min(...others.map(top));
    const lowest = Math.max(...others.map(top));
    const beside = page.filter((line) => line.column === column && top(line) >= highest - 3 && top(line) <= lowest + 3);
    const periods = beside.filter(isPeriod);
    const paired = periods.filter((line) => others.some((other) => sameRow(line, other)));
    // Only headings may be between the periods; with anything else, it is an independent column.
    if (paired.length < 2 || periods.length * 2 < beside.length) continue;
    const sorted = page.toSorted((a, b) =>
      sameRow(a, b) ? Number(a.column !== column) - Number(b.column !== column) : top(a) - top(b),
    );
    // No column begins at a period that has become part of the rows beside it.
    const own = others[0]?.column ?? column;
    const moved = new Set(beside);
    return sorted.map((line) => (moved.has(line) ? { ...line, column: own } : line));
  }
  return page;
};

/**
 * Joins lines that are side by side in one row, such as table cells, and merges columns of periods with their entries. A cell in
 * the style of headings, or larger than the text beside it, remains a separate line above the rest of its row.
 */
export const mergeRows = (lines: readonly ResumeLine[]): readonly ResumeLine[] => {
  const pages = [...new Set(lines.map((line) => line.page))];
  const look = headingLook(lines);
  const heads = (line: ResumeLine, beside: ResumeLine): boolean =>
    line.heads === true ||
    (look !== undefined && styleKey(line) === look && styleKey(beside) !== look && !isPeriod(beside)) ||
    (line.size > headingSize * beside.largest && !isPeriod(line)) ||
    headsText(line, beside);
  const inRows = rowsOfCells(lines);
  const inOneRow = (a: ResumeLine, b: ResumeLine): boolean =>
    inRows.has(b) ? a.page === b.page && a.cell?.row === b.cell?.row : sameRow(a, b) && apart(a, b);
  const merged: ResumeLine[] = [];
  for (const number of pages) {
    const before = lines.filter((line) => line.page === number);
    const page = interleavePeriods(before);
    for (const line of page) {
      const last = merged.at(-1);
      const isRow = last !== undefined && (page !== before || last.column === line.column) && inOneRow(last, line);
      // The bullet beside a period begins the entry itself, and no item of it.
      if (isRow && (!line.bullet || isPeriod(last)) && !isTurned(last) && !heads(last, line))
        merged[merged.length - 1] = joined(last, line);
      else merged.push(line);
    }
  }
  return merged;
};
