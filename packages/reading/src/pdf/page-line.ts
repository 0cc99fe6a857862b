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

/** Pieces are on one line when their baselines differ by less than this share of the font size: leaves room for superscripts. */
const sameLine = 0.45;

/**
 * The smaller font decides, because several lines in it fit beside one line of a much larger one; then they must also share a
 * baseline more closely.
 */
const muchLarger = 1.5;
const sameLineAsLarger = 0.3;

const overlaps = (a: Segment, b: Segment): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 * Math.min(a.size, b.size);

const hasText = /[\p{L}\p{Nd}]/u;

/** How far apart the baselines of two pieces of a line may be. A lone sign, such as a bullet, is placed freely. */
const tolerance = (a: Segment, b: Segment): number => {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (!hasText.test(small.text)) return sameLine * large.size;
  return (large.size > muchLarger * small.size ? sameLineAsLarger : sameLine) * small.size;
};

const belongs = (line: readonly Segment[], segment: Segment): boolean => {
  const base = line.reduce((a, b) => (b.size > a.size ? b : a));
  return Math.abs(segment.y - base.y) <= tolerance(base, segment) && !line.some((other) => overlaps(other, segment));
};

/** True for a line that is beside a much larger one, although its baseline is above that of the larger one. */
const isBeside = ([small]: readonly Segment[], [large]: readonly Segment[]): boolean =>
  small !== undefined &&
  large !== undefined &&
  large.size > muchLarger * small.size &&
  small.y > large.top - 0.5 * small.size &&
  (small.left > large.right || small.right < large.left);

/** Edges this close, in points, are aligned. */
const aligned = 2;

const isAligned = (a: Segment, b: Segment): boolean =>
  Math.abs(a.left - b.left) < aligned || Math.abs(a.right - b.right) < aligned;

/** Parts a large text from small text level with it that belongs to several small lines beside it. */
const splitStacked = (lines: readonly Segment[][]): Segment[][] =>
  lines.flatMap((line, index) => {
    const size = Math.max(...line.map((segment) => segment.size));
    const small = line.filter((segment) => size > muchLarger * segment.size);
    if (small.length === 0) return [line];
    const large = line.filter((segment) => !small.includes(segment));
    const near = [lines[index - 1] ?? [], lines[index + 1] ?? []];
    const isStacked = near.some(
      (other) => isBeside(other, large) && other.every((piece) => small.some((segment) => isAligned(piece, segment))),
    );
    return isStacked ? [large, small] : [line];
  });

/** The distance to the next of several small lines, in font sizes. */
const nextLine = 1.8;

/** True for the line above another one of the same small lines. */
const continuesUp = (above: readonly Segment[], [line]: readonly Segment[], [large]: readonly Segment[]): boolean =>
  line !== undefined &&
  large !== undefined &&
  line.size * muchLarger < large.size &&
  above.every(
    (piece) =>
      isAligned(piece, line) && line.y - piece.y < nextLine * line.size && (piece.left > large.right || piece.right < large.left),
  );

/** Reads a large line, such as the name, before the small lines beside it. */
const largeFirst = (lines: Segment[][]): readonly Segment[][] => {
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index] ?? [];
    let to = index;
    while (to > 0 && isBeside(lines[to - 1] ?? [], line)) to -= 1;
    while (to > 0 && to < index && continuesUp(lines[to - 1] ?? [], lines[to] ?? [], line)) to -= 1;
    if (to < index) lines.splice(to, 0, ...lines.splice(index, 1));
  }
  return lines;
};

/** Joins the pieces of a region to lines, from top to bottom, each from left to right. */
export const joinSegments = (segments: readonly Segment[]): readonly (readonly Segment[])[] => {
  const lines: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.y - b.y || a.left - b.left)) {
    const line = lines.slice(-3).findLast((candidate) => belongs(candidate, segment));
    if (line === undefined) lines.push([segment]);
    else line.push(segment);
  }
  return largeFirst(splitStacked(lines.map((line) => line.toSorted((a, b) => a.left - b.left))));
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
