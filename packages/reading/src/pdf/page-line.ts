import type { CellPlace, HiddenReason, Line } from '../layout-document.ts';
import { buildLine, type Spacing } from './build-line.ts';
import type { Segment } from './find-segments.ts';

/** A line with the data needed to order it. */
export type PageLine = {
  readonly line: Line;
  readonly y: number;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  /** Index of its longest piece in the file's own order. */
  readonly order: number;
  readonly region: number;
  readonly column: number;
  readonly cell?: CellPlace;
  readonly letterSpaced: boolean;
  readonly segments: readonly Segment[];
};

/**
 * Pieces are on one line when their baselines differ by less than this share of the larger font size: leaves room for
 * superscripts.
 */
const sameLine = 0.45;

const overlaps = (a: Segment, b: Segment): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 * Math.min(a.size, b.size);

const belongs = (line: readonly Segment[], segment: Segment): boolean => {
  const size = Math.max(segment.size, ...line.map((other) => other.size));
  const base = line.reduce((a, b) => (b.size > a.size ? b : a));
  return Math.abs(segment.y - base.y) <= sameLine * size && !line.some((other) => overlaps(other, segment));
};

/** Joins the pieces of a region to lines, from top to bottom, each from left to right. */
export const joinSegments = (segments: readonly Segment[]): readonly (readonly Segment[])[] => {
  const lines: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.y - b.y || a.left - b.left)) {
    const line = lines.slice(-3).findLast((candidate) => belongs(candidate, segment));
    if (line === undefined) lines.push([segment]);
    else line.push(segment);
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left));
};

/** A `PageLine` of the pieces of one line, in visual order. */
export const toPageLine = (
  segments: readonly Segment[],
  place: Pick<PageLine, 'region' | 'column' | 'cell'>,
  spacing: Spacing,
  hidden: HiddenReason | null = null,
): PageLine => {
  const { line, letterSpaced } = buildLine(segments, spacing, hidden);
  const base = segments.reduce((a, b) => (b.size > a.size ? b : a));
  return {
    line,
    letterSpaced,
    segments,
    ...place,
    y: base.y,
    size: base.size,
    left: Math.min(...segments.map(({ left }) => left)),
    right: Math.max(...segments.map(({ right }) => right)),
    order: segments.reduce((a, b) => (b.clusters.length > a.clusters.length ? b : a)).order,
  };
};
