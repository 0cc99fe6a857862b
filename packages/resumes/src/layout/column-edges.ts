import { rightToLeftScripts } from '@winnow/languages';
import { styleKey } from './line-style.ts';
import type { ResumeLine } from './resume-line.ts';

/** The start and end of a line in reading direction. */
export type Span = { readonly start: number; readonly end: number };

type Steps = { readonly shortest: number; readonly longest: number };

type Edges = {
  /** How far the lines of the column extend; if its edge is proven, only lines that certainly wrap count. */
  readonly reached: number;
  /** The start of the next column, which no line of this column can reach. */
  readonly bound: number;
  /** True when enough lines that certainly wrap end near the same edge. */
  readonly isProven: boolean;
  /** The smallest and largest distance between adjacent lines in the same style, in font sizes. */
  readonly steps: Steps;
};

export type ColumnEdges = (line: ResumeLine) => Edges;

const rightToLeft = new RegExp(`[${rightToLeftScripts}]`, 'gu');

/** Returns the span of a line's box, mirrored when most letters are right-to-left. */
export const spansOf = (lines: readonly ResumeLine[]): ((line: ResumeLine) => Span | null) => {
  const count = (pattern: RegExp): number => lines.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  const mirrored = count(rightToLeft);
  const isMirrored = mirrored > 0 && mirrored * 2 > count(/\p{L}/gu);
  return ({ box }) => {
    if (box === null) return null;
    return isMirrored ? { start: -box[2], end: -box[0] } : { start: box[0], end: box[2] };
  };
};

/** Minimum width of a gutter, in points. */
const minGutterWidth = 8;

/** This many lines that certainly wrap prove an edge if they end within this share of the column width from it. */
const provingLines = 2;
const nearEdge = 0.25;

/** Minimum length of a line of running text. In a list of short items, a lower-case letter proves nothing. */
const runningText = 25;

/** A line certainly wraps when the next one starts with a lower-case letter or continues a bulleted item. */
const certainlyWraps = (line: ResumeLine, next: ResumeLine): boolean =>
  next.block === line.block && !next.bullet && (line.bullet || (line.text.length >= runningText && /^\p{Ll}/u.test(next.text)));

type Placed = { readonly line: ResumeLine; readonly span: Span };

const startOf = (placed: readonly Placed[]): number =>
  placed.reduce((min, { span }) => Math.min(min, span.start), Number.POSITIVE_INFINITY);

const endOf = (placed: readonly Placed[]): number =>
  placed.reduce((max, { span }) => Math.max(max, span.end), Number.NEGATIVE_INFINITY);

type Column = {
  readonly key: string;
  readonly page: number;
  readonly column: number;
  readonly lines: readonly Placed[];
  readonly start: number;
};

const keyOf = ({ page, column, cell }: ResumeLine): string => `${page} ${column} ${cell?.column ?? ''}`;

const columnsOf = (placed: readonly Placed[]): readonly Column[] =>
  [...Map.groupBy(placed, ({ line }) => keyOf(line))].map(([key, lines]) => ({
    key,
    page: lines[0]?.line.page ?? 0,
    column: lines[0]?.line.column ?? 0,
    lines,
    start: startOf(lines),
  }));

const boundOf = ({ page, column, start }: Column, all: readonly Column[]): number => {
  const next = all.filter((other) => other.page === page && other.column !== column && other.start > start + minGutterWidth);
  return Math.min(Number.POSITIVE_INFINITY, ...next.map((other) => other.start));
};

const edgesOf = (lines: readonly Placed[], bound: number): Omit<Edges, 'steps'> => {
  const start = startOf(lines);
  const wrapping = lines.filter(({ line }, index) => {
    const next = lines[index + 1]?.line;
    return next !== undefined && certainlyWraps(line, next);
  });
  const end = endOf(wrapping);
  const isProven = wrapping.filter(({ span }) => end - span.end < nearEdge * (end - start)).length >= provingLines;
  return { reached: isProven ? end : endOf(lines), bound: bound - minGutterWidth, isProven };
};

/** Line distances of running text and of lists, in font sizes. */
const isStep = (step: number): boolean => step > 0.8 && step < 4;

const noSteps: Steps = { shortest: Number.POSITIVE_INFINITY, longest: 0 };

const stepsByLook = (placed: readonly Placed[]): ReadonlyMap<string, Steps> => {
  const steps = new Map<string, Steps>();
  for (const [index, { line }] of placed.entries()) {
    const before = placed[index - 1]?.line;
    const look = `${keyOf(line)} ${styleKey(line)}`;
    if (before?.box == null || line.box === null || `${keyOf(before)} ${styleKey(before)}` !== look) continue;
    const step = (line.box[1] - before.box[1]) / Math.max(1, line.size);
    const { shortest, longest } = steps.get(look) ?? noSteps;
    if (isStep(step)) steps.set(look, { shortest: Math.min(shortest, step), longest: Math.max(longest, step) });
  }
  return steps;
};

/**
 * The edges of the column of a line; pages with the same columns share them. Lines that span two columns are measured separately.
 */
export const columnEdges = (lines: readonly ResumeLine[], spans: (line: ResumeLine) => Span | null): ColumnEdges => {
  const placed = lines.flatMap((line): readonly Placed[] => {
    const span = spans(line);
    return span === null ? [] : [{ line, span }];
  });
  const columns = columnsOf(placed);
  const bounds = new Map(columns.map((column) => [column.key, boundOf(column, columns)]));
  const shapeOf = ({ key, column, start, lines: own }: Column): string =>
    [column, own[0]?.line.cell?.column, Math.round(start / 10), Math.round((bounds.get(key) ?? 0) / 10)].join(' ');
  const edges = new Map(
    [...Map.groupBy(columns, shapeOf).values()].flatMap((alike) => {
      const bound = Math.min(...alike.map(({ key }) => bounds.get(key) ?? Number.POSITIVE_INFINITY));
      const own = alike.flatMap((column) => column.lines);
      const within = edgesOf(
        own.filter(({ span }) => span.end <= bound),
        bound,
      );
      const across = edgesOf(
        own.filter(({ span }) => span.end > bound),
        Number.POSITIVE_INFINITY,
      );
      return alike.map(({ key }) => [key, { bound, within, across }] as const);
    }),
  );
  const steps = stepsByLook(placed);
  const unknown = edgesOf([], Number.POSITIVE_INFINITY);
  return (line) => {
    const own = edges.get(keyOf(line));
    const spansBoth = own !== undefined && (spans(line)?.end ?? 0) > own.bound;
    const found = own === undefined ? unknown : spansBoth ? own.across : own.within;
    return { ...found, steps: steps.get(`${keyOf(line)} ${styleKey(line)}`) ?? noSteps };
  };
};
