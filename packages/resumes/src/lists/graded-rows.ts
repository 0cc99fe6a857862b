import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';
import { isLevel } from './skill-names.ts';

/** Fewer rows are no table. */
const minRows = 3;

const isGrade = (cell: string): boolean => isLevel(cell) || /^\p{Nd}{1,3}\+?(?:\s\p{L}{1,7}\.?)?$/u.test(cell);

/** True for the cells of a column that tell how well something is known: grades, or few words again and again. */
const areGrades = (cells: readonly string[]): boolean =>
  cells.every(isGrade) || (cells.length > minRows && new Set(cells).size * 2 <= cells.length);

/** Adjacent lines with the same number of cells. */
const tablesOf = (lines: readonly ResumeLine[]): readonly (readonly ResumeLine[])[] => {
  const tables: ResumeLine[][] = [];
  for (const line of lines) {
    const last = tables.at(-1);
    if (last?.[0]?.cells.length === line.cells.length) last.push(line);
    else tables.push([line]);
  }
  return tables;
};

/** The rows of a table of names and grades with their names only, without the row of its labels. */
const namesIn = (rows: readonly ResumeLine[]): readonly ResumeLine[] => {
  const [head, ...others] = rows;
  const width = head?.cells.length ?? 0;
  if (head === undefined || width < 2 || rows.length < minRows) return rows;
  const columns = Array.from({ length: width - 1 }, (_, index) => others.map(({ cells }) => cells[index + 1] ?? ''));
  if (!columns.every(areGrades)) return rows;
  const isRow = head.cells.slice(1).every((cell, index) => isGrade(cell) || columns[index]?.includes(cell) === true);
  return (isRow ? rows : others).map((line) => withText(line, line.cells[0] ?? line.text));
};

/** The lines of a list without the grades that its tables give in columns of their own. */
export const withoutGrades = (lines: readonly ResumeLine[]): readonly ResumeLine[] => tablesOf(lines).flatMap(namesIn);
