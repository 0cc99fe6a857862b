import type { LayoutDocument, Line, Run } from '@winnow/reading';

export type Look = { readonly bold: boolean; readonly italic: boolean; readonly upper: boolean; readonly size: number };

type Value = { readonly role: string; readonly text: string };

/** A cell of a line: values with what separates them. Cells stand at their own left edges. */
export type Cell = readonly { readonly value: Value; readonly before: string }[];

export type MadeLine = { readonly cells: readonly Cell[]; readonly bullet?: boolean };

export const plain: Look = { bold: false, italic: false, upper: false, size: 10 };

const width = (text: string, size: number): number => text.length * size * 0.48;

const edges = [50, 400, 500] as const;

const runsOf = (cells: readonly Cell[], top: number, looks: (role: string) => Look): readonly Run[] => {
  let x = 0;
  return cells.flatMap((cell, at) => {
    x = Math.max(edges[at] ?? 500, x + 30);
    return cell.flatMap(({ value, before }) =>
      [
        { text: before, look: plain },
        { text: value.text, look: looks(value.role) },
      ]
        .filter(({ text }) => text !== '')
        .map(({ text, look }): Run => {
          const shown = look.upper ? text.toUpperCase() : text;
          const left = x;
          x += width(shown, look.size);
          const box = [left, top, x, top + look.size] as const;
          return { text: shown, box, font: 'Sans', ...look, colour: '#000000', hidden: null } as unknown as Run;
        }),
    );
  });
};

const lineOf = (runs: readonly Run[], bullet: boolean): Line => {
  const boxes = runs.flatMap(({ box }) => (box === null ? [] : [box]));
  const [first] = boxes;
  const last = boxes.at(-1);
  if (first === undefined || last === undefined) throw new Error('A line needs text');
  const text = runs.map((run, index) => {
    const before = runs[index - 1]?.box?.[2];
    return before !== undefined && (run.box?.[0] ?? 0) - before > 2 ? ` ${run.text}` : run.text;
  });
  return {
    text: text.join('').replace(/\s+/gu, ' ').trim(),
    box: [first[0], first[1], last[2], Math.max(...boxes.map((box) => box[3]))],
    runs: [...runs],
    band: 'body',
    bullet,
  };
};

export const layoutFrom = (blocks: readonly (readonly Line[])[]): LayoutDocument =>
  ({
    format: 'pdf',
    bytes: 1_000,
    pageCount: 1,
    pages: [
      {
        ...{ number: 1, width: 595, height: 842, margins: [50, 40, 50, 40], columns: 1 },
        blocks: blocks.map((lines) => ({ lines: [...lines], column: 0 })),
        ...{ images: [], tables: [], links: [], textBoxes: 0, characters: 1_000, unmappedCharacters: 0, orderInversions: 0 },
      },
    ],
    warnings: [],
  }) as unknown as LayoutDocument;

/** Prints lines below one another. */
export const createPrinter = () => {
  let top = 40;
  const print = (cells: readonly Cell[], looks: (role: string) => Look, bullet = false): Line => {
    top += 16;
    return lineOf(runsOf(cells, top, looks), bullet);
  };
  const one = (text: string, look: Look = plain, bullet = false): Line =>
    print([[{ value: { role: 'text', text }, before: '' }]], () => look, bullet);
  const skip = (): void => {
    top += 10;
  };
  return { print, one, skip };
};
