import { findPeriodCells, isYearCell, type PeriodCells } from '../dates/form-periods.ts';
import type { ResumeLine } from './resume-line.ts';

/** One cell of a table row: its lines and their text. */
type Cell = { readonly column: number; readonly lines: readonly ResumeLine[]; readonly text: string };

/** Maximum lines and characters of a cell with a date or a word for "now". */
const dateCell = { lines: 2, characters: 30 } as const;

const rowKey = ({ page, cell }: ResumeLine, index: number): string => (cell === null ? `line ${index}` : `${page} ${cell.row}`);

/** Adjacent lines of one row. A table inside a cell parts the row around it, so that both stay in order. */
const rowsOf = (lines: readonly ResumeLine[]): readonly (readonly ResumeLine[])[] => {
  const rows: { readonly key: string; readonly own: ResumeLine[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const key = rowKey(line, index);
    const last = rows.at(-1);
    if (last?.key === key) last.own.push(line);
    else rows.push({ key, own: [line] });
  }
  return rows.map(({ own }) => own);
};

const cellsOf = (row: readonly ResumeLine[]): readonly Cell[] =>
  [...Map.groupBy(row, ({ cell }) => cell?.column ?? 0)].map(([column, lines]) => ({
    column,
    lines,
    text: lines.map(({ text }) => text).join(' '),
  }));

const mayBeDate = ({ lines, text }: Cell): boolean =>
  lines.length <= dateCell.lines && text.length <= dateCell.characters && lines.every(({ bullet }) => !bullet);

const withPeriod = (line: ResumeLine, period: PeriodCells, cells: readonly string[], pieces: readonly string[]): ResumeLine => {
  const printed = period.end === null ? period.start : `${period.start} ${period.end}`;
  return {
    ...line,
    text: [printed, ...cells].join(' '),
    cells: [printed, ...cells],
    pieces: [printed, ...pieces],
    tags: [printed, ...cells],
    period,
  };
};

/** Reads a line whose first cells are separated only by gaps. */
const readLine = (line: ResumeLine): ResumeLine => {
  const found = findPeriodCells(line.cells);
  if (found === undefined) return line;
  const cells = line.cells.slice(found.count);
  const isCut = line.pieces.slice(0, found.count).every((piece, index) => piece === line.cells[index]);
  return withPeriod(line, found.period, cells, isCut ? line.pieces.slice(found.count) : cells);
};

/**
 * The columns that contain the end year in at least one row of a form; in other rows, the same columns contain an end as well.
 */
const endColumns = (rows: readonly (readonly Cell[])[]): ReadonlySet<number> =>
  new Set(
    rows.flatMap((cells) => {
      const texts = cells.map(({ text }) => text);
      const at = texts.findIndex((text, index) => index > 0 && isYearCell(text));
      const found = findPeriodCells(texts);
      return found?.period.end == null || at < 0 ? [] : [cells[at]?.column ?? -1];
    }),
  );

const readRow = (row: readonly ResumeLine[], ends: ReadonlySet<number>): readonly ResumeLine[] => {
  const cells = cellsOf(row);
  const dated = cells.slice(0, cells.findIndex((cell) => !mayBeDate(cell)) >>> 0);
  const found = findPeriodCells(
    dated.map(({ text }) => text),
    (index) => index < cells.length - 1 && ends.has(cells[index]?.column ?? -1) && /\p{L}/u.test(cells[index]?.text ?? ''),
  );
  if (found === undefined) return row.map(readLine);
  const rest = cells.slice(found.count).flatMap(({ lines }) => lines);
  const [named, ...others] = rest;
  const [first] = row;
  if (named === undefined || named.bullet) return first === undefined ? rest : [withPeriod(first, found.period, [], []), ...rest];
  return [withPeriod(named, found.period, named.cells, named.pieces), ...others];
};

/** Merges the year and month cells of a form row into one cell with the period, before the text that it dates. */
export const readFormRows = (lines: readonly ResumeLine[]): readonly ResumeLine[] => {
  if (lines.every(({ cell }) => cell === null)) return lines.map(readLine);
  const rows = rowsOf(lines);
  const ends = endColumns(rows.map(cellsOf));
  return rows.flatMap((row) => readRow(row, ends));
};
