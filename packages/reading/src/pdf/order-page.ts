import type { CellPlace } from '../layout-document.ts';
import { findColumns, type Region } from './find-columns.ts';
import type { Panel } from './find-panels.ts';
import type { Segment } from './find-segments.ts';
import { cellOf, type Table } from './find-tables.ts';

/** Groups of text pieces in reading order; each group has its own lines. */
export type Group = Region & { readonly cell?: CellPlace };

/** More rows and columns than any table on one page has. */
const maxRows = 1000;

/** The cells of a table row by row. */
const orderCells = (table: Table, index: number, segments: readonly Segment[], rightToLeft: boolean): readonly Group[] => {
  const cells = new Map<number, Segment[]>();
  for (const segment of segments) {
    const cell = cellOf(table, segment);
    if (cell === null) continue;
    const column = rightToLeft ? table.columns.length - cell.column : cell.column;
    const key = (index * maxRows + cell.row) * maxRows + column;
    cells.set(key, [...(cells.get(key) ?? []), segment]);
  }
  return [...cells]
    .toSorted(([a], [b]) => a - b)
    .map(([key, members]) => ({
      segments: members,
      column: 0,
      cell: { row: Math.floor(key / maxRows), column: key % maxRows },
    }));
};

/** A table is ordered among the other pieces as one piece of its size. */
const standIn = (table: Table): Segment => {
  const [left, top, right, bottom] = table.box;
  return { clusters: [], text: '', left, right, top, bottom, y: (top + bottom) / 2, size: 1, order: 0, tracking: 0 };
};

/** All pieces of a page in groups: columns one after another, tables row by row and cell by cell. */
export const orderPage = (
  segments: readonly Segment[],
  { tables, panels }: { readonly tables: readonly Table[]; readonly panels: readonly Panel[] },
  rightToLeft: boolean,
): readonly Group[] => {
  const inside = tables.map((table) => segments.filter((segment) => cellOf(table, segment) !== null));
  const held = new Set(inside.flat());
  const standIns = new Map(tables.map((table, index) => [standIn(table), index]));
  const free = segments.filter((segment) => !held.has(segment));
  return findColumns([...free, ...standIns.keys()], panels, rightToLeft).flatMap(({ segments: members, ...place }) => {
    const groups: Group[] = [];
    let open: Segment[] = [];
    const close = () => {
      if (open.length > 0) groups.push({ segments: open, ...place });
      open = [];
    };
    for (const segment of members.toSorted((a, b) => a.y - b.y)) {
      const index = standIns.get(segment);
      const table = index === undefined ? undefined : tables[index];
      if (index === undefined || table === undefined) {
        open.push(segment);
        continue;
      }
      const above = open.filter(({ y }) => y < table.box[3]);
      open = above;
      close();
      groups.push(
        ...orderCells(table, index, inside[index] ?? [], rightToLeft).map((cell) => ({ ...cell, column: place.column })),
      );
    }
    close();
    return groups;
  });
};
