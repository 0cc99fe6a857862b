import { hasRightToLeftScript, qualifiedHeading } from '@winnow/languages';
import type { LayoutDocument, Line, Run } from '@winnow/reading';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { countPieces } from '../signs.ts';
import { union } from './line-style.ts';
import { visibleRuns } from './visible-runs.ts';

type Block = LayoutDocument['pages'][number]['blocks'][number];

type Placed = { readonly line: Line; readonly block: Block };

type Cell = { readonly text: string; readonly start: number; readonly end: number };

/** The space between two columns: what stands there narrows it. */
type Gutter = { start: number; end: number };

/** Minimum gap between the headings of a row, in font sizes. */
const headingGap = 1.4;

/** Minimum width of a gutter, in points. */
const minGutter = 4;

/** The texts between wide gaps, from left to right; none if a run has no box. */
const cellsOf = (runs: readonly Run[]): readonly Cell[] => {
  const placed = runs.flatMap(({ text, box, size }) => (box === null ? [] : [{ text, size, start: box[0], end: box[2] }]));
  if (placed.length < runs.length) return [];
  const cells: Cell[] = [];
  for (const run of placed.toSorted((a, b) => a.start - b.start)) {
    const last = cells.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : run.start - last.end;
    if (last === undefined || gap > headingGap * run.size) cells.push(run);
    else cells[cells.length - 1] = { ...last, text: `${last.text}${gap > run.size * 0.15 ? ' ' : ''}${run.text}`, end: run.end };
  }
  return cells;
};

const kindOf = (text: string) => (lookUpHeading(text.trim(), null) ?? qualifiedHeading(text.trim(), null))?.kind;

/** True for lines at one height. */
const isBeside = (a: Line, b: Line): boolean =>
  a.box !== null && b.box !== null && Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]) > 0.6 * (a.box[3] - a.box[1]);

/** Maximum lengths of a heading beside others, in characters and words. */
const maxHeading = { characters: 40, words: 5 } as const;

const mayHead = ({ text }: Cell): boolean =>
  /\p{L}/u.test(text) &&
  text.length <= maxHeading.characters &&
  countPieces(text) <= maxHeading.words &&
  !/\p{Nd}|[@;]|[.,!]\s*$/u.test(text);

/** What sets headings off. */
const lookOf = ({ size, bold, colour }: Run): string => `${Math.round(size * 2)} ${bold} ${colour}`;

/** True when a row with words that no table knows is set off as a row of headings is: in one look, which the next line does not have. */
const isSetOff = (row: readonly Run[], below: readonly Run[]): boolean => {
  const looks = new Set(row.map(lookOf));
  return looks.size === 1 && below.length > 0 && below.every((run) => !looks.has(lookOf(run)));
};

/** A year below a heading with one other text beside it: the head of an entry beside a heading in the margin. */
const year = /(?:19|20)\p{Nd}{2}/u;

type HeadingRow = { readonly cells: readonly Cell[]; readonly count: number };

/** More lines at one height are no row of headings. */
const maxBeside = 5;

/** A row of nothing but headings of several sections: their cells, and how many lines it takes. */
const headingRowAt = (lines: readonly Placed[], at: number): HeadingRow | undefined => {
  const first = lines[at]?.line;
  if (first === undefined || first.bullet || first.band !== 'body' || first.text.length > 120) return undefined;
  let count = 1;
  while (count <= maxBeside && lines[at + count] !== undefined && isBeside(first, (lines[at + count] as Placed).line)) count += 1;
  if (count > maxBeside) return undefined;
  const runs = lines.slice(at, at + count).flatMap(({ line }) => visibleRuns(line));
  const cells = runs.length < 2 ? [] : cellsOf(runs);
  if (cells.length < 2 || !cells.every(mayHead)) return undefined;
  const kinds = cells.map(({ text }) => kindOf(text));
  const known = new Set(kinds.filter((kind) => kind !== undefined));
  const areKnown = known.size > 1 && !kinds.includes(undefined);
  if (areKnown) return { cells, count };
  const next = lines[at + count]?.line;
  const below = next === undefined ? [] : visibleRuns(next);
  const isSure = known.size > 1 || !year.test(below[0]?.text ?? '');
  return known.size * 2 >= cells.length && isSure && isSetOff(runs, below) ? { cells, count } : undefined;
};

/** Narrows the gutters by a line; false if it runs over one of them. */
const keepsApart = (gutters: readonly Gutter[], line: Line): boolean => {
  if (line.band !== 'body') return false;
  for (const { box } of visibleRuns(line)) {
    if (box === null) return false;
    for (const gutter of gutters) {
      if (box[2] <= gutter.start || box[0] >= gutter.end) continue;
      if (box[0] + box[2] < gutter.start + gutter.end) gutter.start = box[2];
      else gutter.end = box[0];
      if (gutter.end - gutter.start < minGutter) return false;
    }
  }
  return true;
};

const columnOf = (gutters: readonly Gutter[], box: Run['box']): number =>
  gutters.filter(({ end }) => (box?.[0] ?? 0) >= end - 1).length;

/** The part of a line in each column. */
const partsOf = (line: Line, gutters: readonly Gutter[]): readonly (Line | undefined)[] => {
  const runs = visibleRuns(line);
  return Array.from({ length: gutters.length + 1 }, (_, column) => {
    const own = runs.filter(({ box }) => columnOf(gutters, box) === column);
    if (own.length === runs.length) return line;
    const boxes = own.flatMap(({ box }) => (box === null ? [] : [box]));
    if (boxes.length === 0) return undefined;
    const text = cellsOf(own).map((cell) => cell.text.trim());
    return { ...line, text: text.join(' '), runs: own, box: boxes.reduce(union), bullet: line.bullet && column === 0 };
  });
};

/**
 * The columns that a row of headings heads, and how many lines they take: those that keep out of the gutters. Where one does not, a
 * section of the whole width may have begun, with a heading in the first column.
 */
const columnsBelow = (lines: readonly Placed[], from: number, { cells, count: row }: HeadingRow) => {
  const gutters = cells.slice(1).map(({ start }, index): Gutter => ({ start: cells[index]?.end ?? start, end: start }));
  const top = lines[from]?.line.box?.[1] ?? 0;
  let end = from + row;
  let section = end;
  for (let at = end; at < lines.length; at += 1) {
    const { line } = lines[at] as Placed;
    if (headingRowAt(lines, at) !== undefined || (line.box?.[1] ?? 0) < top) break;
    const kept = gutters.map((gutter) => ({ ...gutter }));
    if (!keepsApart(kept, line)) {
      if (section > from + row) end = section;
      break;
    }
    for (const [number, gutter] of kept.entries()) Object.assign(gutters[number] as Gutter, gutter);
    if (kindOf(line.text) !== undefined && columnOf(gutters, visibleRuns(line)[0]?.box ?? null) === 0) section = at;
    end = at + 1;
  }
  const parts = lines.slice(from, end).map(({ line }) => partsOf(line, gutters));
  const columns = cells.map((_, column) => parts.flatMap((own) => own[column] ?? []));
  return { columns: cells.some(({ text }) => hasRightToLeftScript(text)) ? columns.toReversed() : columns, end };
};

/** Headings side by side, as at the foot of a page, head columns: each with the lines below it, one column after the other. */
export const splitHeadingRows = (blocks: readonly Block[]): readonly Block[] => {
  const lines = blocks.flatMap((block) => block.lines.map((line) => ({ line, block })));
  const split: Block[] = [];
  let [open, own]: readonly [Block | undefined, Line[]] = [undefined, []];
  let isSplit = false;
  for (let at = 0; at < lines.length; ) {
    const { line, block } = lines[at] as Placed;
    const row = headingRowAt(lines, at);
    const below = row === undefined ? undefined : columnsBelow(lines, at, row);
    // Headings with nothing below them are the cells of a table's head.
    if (below?.columns.every(({ length }) => length > 1)) {
      split.push(...below.columns.map((column) => ({ ...block, lines: column })));
      open = undefined;
      isSplit = true;
      at = below.end;
      continue;
    }
    if (open !== block) {
      own = [];
      split.push({ ...block, lines: own });
      open = block;
    }
    own.push(line);
    at += 1;
  }
  return isSplit ? split : blocks;
};
