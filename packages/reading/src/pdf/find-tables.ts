import type { Box } from '@winnow/contracts';
import type { Segment } from './find-segments.ts';

/**
 * A grid of drawn lines: the edges of its rows and columns in points, and those of the cells of each row, which may span columns.
 */
export type Table = {
  readonly box: Box;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly cells: readonly (readonly number[])[];
};

/** Lines whose ends are this close, in points, meet. */
const touch = 2.5;

/** Limits the comparison of lines with lines. */
const maxRules = 1500;

/** Minimum share of filled cells in a grid; frames and bars around parts of a page have less. */
const filledShare = 0.4;

const merge = (values: readonly number[]): readonly number[] => {
  const kept: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) if (value - (kept.at(-1) ?? -9) > touch * 2) kept.push(value);
  return kept;
};

const touches = (a: Box, b: Box): boolean =>
  a[0] - touch <= b[2] && b[0] - touch <= a[2] && a[1] - touch <= b[3] && b[1] - touch <= a[3];

const groupRules = (rules: readonly Box[]): readonly (readonly Box[])[] => {
  const groups: Box[][] = [];
  const left = new Set(rules);
  for (const rule of rules) {
    if (!left.delete(rule)) continue;
    const group = [rule];
    for (const member of group) {
      for (const other of left) {
        if (!touches(member, other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
};

const isFlat = ([left, top, right, bottom]: Box): boolean => right - left > bottom - top;

const toTable = (rules: readonly Box[]): Table | null => {
  const rows = merge(rules.filter(isFlat).map(([, top, , bottom]) => (top + bottom) / 2));
  const upright = rules.filter((rule) => !isFlat(rule));
  const columns = merge(upright.map(([left, , right]) => (left + right) / 2));
  const [left, right, top, bottom] = [columns[0], columns.at(-1), rows[0], rows.at(-1)];
  if (
    rows.length < 3 ||
    columns.length < 3 ||
    left === undefined ||
    right === undefined ||
    top === undefined ||
    bottom === undefined
  )
    return null;
  const cells = rows.slice(1).map((end, index) => {
    const middle = ((rows[index] ?? end) + end) / 2;
    const crossing = upright.filter((rule) => rule[1] <= middle && rule[3] >= middle);
    return merge(crossing.map((rule) => (rule[0] + rule[2]) / 2));
  });
  return { box: [left, top, right, bottom], rows, columns, cells };
};

const between = (edges: readonly number[], value: number): number => edges.findLastIndex((edge) => edge <= value);

/** Row and column of a piece of text in the table, or null when it is outside. */
export const cellOf = (table: Table, segment: Segment): { readonly row: number; readonly column: number } | null => {
  const [left, top, right, bottom] = table.box;
  const x = (segment.left + segment.right) / 2;
  const y = segment.y - 0.3 * segment.size;
  if (x < left || x > right || y < top || y > bottom) return null;
  const row = between(table.rows, y);
  return { row, column: between(table.cells[row] ?? table.columns, segment.left + 1) };
};

const isFilled = (table: Table, segments: readonly Segment[]): boolean => {
  const cells = new Set(
    segments.flatMap((segment) => {
      const cell = cellOf(table, segment);
      return cell === null ? [] : [`${cell.row} ${cell.column}`];
    }),
  );
  const columns = new Set([...cells].map((cell) => cell.split(' ')[1]));
  const drawn = table.cells.reduce((sum, edges) => sum + Math.max(1, edges.length - 1), 0);
  return cells.size >= 4 && columns.size > 1 && cells.size >= filledShare * drawn;
};

/** Tables drawn with lines around their cells. */
export const findTables = (rules: readonly Box[], segments: readonly Segment[]): readonly Table[] =>
  groupRules(rules.slice(0, maxRules)).flatMap((group) => {
    const table = group.length < 5 ? null : toTable(group);
    return table !== null && isFilled(table, segments) ? [table] : [];
  });
