import Table from 'cli-table3';
import type { Paint } from './paint.ts';

/** Output format of a stream: its colours, and its width in columns if it has one. */
export type Look = { readonly paint: Paint; readonly width: number | undefined };

type Cell = string | number | null;

const gap = 2;
const minColumnWidth = 20;

/** Scripts whose characters take two columns. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

const widthOf = (text: string): number => [...text].length + (text.match(wide)?.length ?? 0);

/** Column widths that make the last column fit the terminal, if it would not otherwise. */
const fittedWidths = (rows: readonly (readonly string[])[], width: number | undefined): (number | null)[] | undefined => {
  const columns = rows[0]?.length ?? 0;
  const natural = Array.from({ length: columns }, (_, index) => gap + Math.max(...rows.map((row) => widthOf(row[index] ?? ''))));
  const all = natural.reduce((sum, each) => sum + each, 0);
  if (width === undefined || all - gap <= width) return undefined;
  const others = all - (natural.at(-1) ?? 0);
  return [...natural.slice(0, -1).map(() => null), Math.max(minColumnWidth, width - others + gap)];
};

/** Rows under a header, in columns without lines between them. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[], { paint, width }: Look): string => {
  const texts = rows.map((row) => row.map((cell) => (cell === null ? '–' : String(cell))));
  const colWidths = fittedWidths([head, ...texts], width);
  const none = '';
  const drawn = new Table({
    chars: {
      top: none,
      'top-mid': none,
      'top-left': none,
      'top-right': none,
      bottom: none,
      'bottom-mid': none,
      'bottom-left': none,
      'bottom-right': none,
      left: none,
      'left-mid': none,
      mid: none,
      'mid-mid': none,
      right: none,
      'right-mid': none,
      middle: none,
    },
    style: { 'padding-left': 0, 'padding-right': gap, head: [], border: [] },
    ...(colWidths === undefined ? {} : { colWidths, wordWrap: true }),
  });
  drawn.push(
    head.map((title) => paint('bold', title)),
    ...texts,
  );
  return drawn
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
};

/** Names with their values, one per line; those without a value are omitted. */
export const fields = (
  values: readonly (readonly [name: string, value: string | number | null | undefined])[],
  { paint }: Look,
) => {
  const shown = values.filter(([, value]) => value !== null && value !== undefined && value !== '');
  const longest = Math.max(0, ...shown.map(([name]) => name.length));
  return shown.map(([name, value]) => `${paint('dim', name.padEnd(longest))}  ${value}`).join('\n');
};

/** Parts with an empty line between them; empty parts are omitted. */
export const paragraphs = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n');

/** A title above indented lines; nothing without lines. */
export const section = (title: string, lines: readonly string[], { paint }: Look): string =>
  lines.length === 0 ? '' : [paint('bold', title), ...lines.map((line) => `  ${line}`)].join('\n');

/** `1 file`, `2 files`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
