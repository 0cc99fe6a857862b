import type { Box } from '@winnow/contracts';
import type { CellPlace, LayoutDocument, Line } from '@winnow/reading';
import { layoutOf } from './layout-of.ts';

export type Placed = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly column?: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly cell?: CellPlace;
  /** More text on the same line. */
  readonly aside?: { readonly text: string; readonly x: number; readonly size?: number };
  /** Words between the text and the aside. */
  readonly words?: readonly { readonly text: string; readonly x: number }[];
  readonly boldAside?: boolean;
};

const lineOf = ({ text, x, y, size: own = 10, bold = false, aside, words = [], boldAside = false }: Placed): Line => {
  const runOf = (said: string, left: number, isBold: boolean, size = own) => {
    const box: Box = [left, y, left + said.length * size * 0.5, y + size];
    return { text: said, box, font: 'Sans', size, bold: isBold, italic: false, colour: '#000000', hidden: null };
  };
  const run = runOf(text, x, bold);
  if (aside === undefined) return { text, box: run.box, runs: [run], band: 'body', bullet: false };
  const between = words.map((word) => runOf(word.text, word.x, bold));
  const note = runOf(aside.text, aside.x, boldAside, aside.size);
  const box: Box = [x, y, note.box[2], y + own];
  const runs = [run, ...between, note];
  return { text: runs.map((each) => each.text).join(' '), box, runs, band: 'body', bullet: false };
};

/** Lines at given positions of a page, each in its own block, in the given order. */
export const placed = (lines: readonly Placed[]): LayoutDocument => {
  const layout = layoutOf('x');
  const [page] = layout.pages;
  const blocks = lines.map((line) => ({
    lines: [lineOf(line)],
    column: line.column ?? 0,
    ...(line.cell === undefined ? {} : { cell: line.cell }),
  }));
  return page === undefined ? layout : { ...layout, pages: [{ ...page, blocks }] };
};

/** A line in the style of a heading. */
export const heading = (text: string, y: number, x = 50, column = 0): Placed => ({ text, x, y, column, size: 14, bold: true });

/** Rows of a table with drawn cells of a width, starting at `y`; empty cells have no text. */
export const table = (y: number, rows: readonly (readonly string[])[], width = 60): readonly Placed[] =>
  rows.flatMap((texts, row) =>
    texts.flatMap((text, column) =>
      text === '' ? [] : [{ text, x: 50 + column * width, y: y + row * 20, cell: { row, column } }],
    ),
  );
