import { areColumns, areOnAxis, minLines } from './are-columns.ts';
import { areDrawnApart, endOfDrawn } from './drawn-order.ts';
import type { Segment } from './find-segments.ts';
import { areMarginHeads } from './label-groups.ts';
import { median } from './median.ts';
import { trimZone } from './trim-zone.ts';

/** Vertical white space between two texts: its middle, and the baselines between which it extends. */
export type Space = { readonly x: number; readonly top: number; readonly bottom: number };

/**
 * The space between two columns, and the whole space around it, in which labels of a form may stand beside their texts, unless the
 * file draws one side after the other.
 */
export type Gutter = Space & { readonly whole: Space; readonly drawnApart: boolean };

/** How texts go on: in which direction, and whether the order in which the file draws them tells. */
export type Flow = { readonly rightToLeft: boolean; readonly drawn: boolean };

type Candidate = Space & { readonly weight: number; readonly width: number };

/** Minimum gutter width, in font sizes. */
const minWidth = 0.9;

/** Limits the work on pages with very many pieces. */
const maxSegments = 4000;
const maxPositions = 150;

const judge = (run: readonly Segment[], edge: number, gap: number, { drawn, rightToLeft }: Flow): Candidate | null => {
  const left = run.filter(({ right }) => right <= edge + 0.5);
  const right = run.filter((segment) => segment.left >= edge + gap);
  // Headings in the margin are level with the texts that they head, as notes are.
  const [first, second] = rightToLeft ? [right, left] : [left, right];
  if (!areColumns(left, right, drawn) && !areMarginHeads(first, second)) return null;
  if (areOnAxis(left, right)) return null;
  const from = Math.max(...left.map((segment) => segment.right));
  const to = Math.min(...right.map((segment) => segment.left));
  const ys = run.map(({ y }) => y);
  return { x: (from + to) / 2, top: Math.min(...ys), bottom: Math.max(...ys), weight: run.length, width: to - from };
};

/** True when enough of the pieces from `start` to `end` are on each side of a gap: without this, they are not even trimmed. */
const hasSides = (segments: readonly Segment[], start: number, end: number, edge: number, gap: number): boolean => {
  if (end - start < 2 * minLines) return false;
  let [left, right] = [0, 0];
  for (let index = start; index < end; index += 1) {
    const segment = segments[index] as Segment;
    if (segment.right <= edge + 0.5) left += 1;
    if (segment.left >= edge + gap) right += 1;
    if (left >= minLines && right >= minLines) return true;
  }
  return false;
};

const candidatesAt = (segments: readonly Segment[], edge: number, gap: number, flow: Flow): readonly Candidate[] => {
  const found: Candidate[] = [];
  let start = 0;
  for (let index = 0; index <= segments.length; index += 1) {
    const segment = segments[index];
    if (segment !== undefined && !(segment.left < edge + gap && segment.right > edge + 0.5)) continue;
    if (hasSides(segments, start, index, edge, gap)) {
      const run = segments.slice(start, index);
      const core = trimZone(run, edge, segment, flow.rightToLeft);
      const candidate = judge(core, edge, gap, flow) ?? (core === run ? null : judge(run, edge, gap, flow));
      if (candidate !== null) found.push(candidate);
    }
    start = index + 1;
  }
  return found;
};

const better = (best: Candidate | null, next: Candidate): Candidate =>
  best === null || next.weight > best.weight || (next.weight === best.weight && next.width > best.width) ? next : best;

/** A side with less of the region's letters is a list set in columns, whose zone ends with the list. */
const localShare = 0.1;

const letters = (segments: readonly Segment[]): number => segments.reduce((sum, { clusters }) => sum + clusters.length, 0);

/** Without trimming, a short heading above or below a multi-column list would count as a line of its first column. */
const trim = (gutter: Candidate, segments: readonly Segment[], { drawn }: Flow): Omit<Gutter, 'whole'> => {
  const zone = segments.filter(({ y }) => y >= gutter.top && y <= gutter.bottom);
  const [left, right] = [zone.filter((segment) => segment.right <= gutter.x), zone.filter((segment) => segment.right > gutter.x)];
  const sides = [left, right];
  const drawnApart = drawn && areDrawnApart(left, right);
  const end = drawnApart ? endOfDrawn(left, right) : Number.POSITIVE_INFINITY;
  const whole = end > gutter.bottom ? gutter : { ...gutter, bottom: Math.max(...zone.map(({ y }) => y).filter((y) => y < end)) };
  if (Math.min(...sides.map(letters)) >= localShare * letters(segments)) return { ...whole, drawnApart };
  const slack = 0.6 * median(zone.map(({ size }) => size));
  return {
    drawnApart,
    x: gutter.x,
    top: Math.max(...sides.map((side) => Math.min(...side.map(({ y }) => y)))) - slack,
    bottom: drawnApart ? whole.bottom : Math.min(...sides.map((side) => Math.max(...side.map(({ y }) => y)))) + slack,
  };
};

/** The gutter that splits the most text of a region into two columns, or null when it has one column. */
export const findGutter = (segments: readonly Segment[], flow: Flow): Gutter | null => {
  if (segments.length < 6 || segments.length > maxSegments) return null;
  const sorted = segments.toSorted((a, b) => a.y - b.y || a.left - b.left);
  const gap = minWidth * median(segments.map(({ size }) => size));
  const edges = [...new Set(segments.map(({ right }) => Math.round(right * 2) / 2))].toSorted((a, b) => a - b);
  const step = Math.max(1, Math.ceil(edges.length / maxPositions));
  const best = edges
    .filter((_, index) => index % step === 0)
    .flatMap((edge) => candidatesAt(sorted, edge, gap, flow))
    .reduce<Candidate | null>(better, null);
  return best === null ? null : { ...trim(best, segments, flow), whole: best };
};
