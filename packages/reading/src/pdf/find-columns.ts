import { isLoneBullet } from '../text/bullet.ts';
import { isDrawnInFlows } from './drawn-order.ts';
import { type Flow, findGutter, type Gutter } from './find-gutter.ts';
import { type Panel, panelEdge } from './find-panels.ts';
import type { Segment } from './find-segments.ts';
import { isLevel, type Label, labelGroups } from './label-groups.ts';
import { maxNoteLength } from './lift-side-notes.ts';
import { median } from './median.ts';

/** Segments of one text column, or of a single-column part of the page. */
export type Region = {
  readonly segments: readonly Segment[];
  readonly column: number;
  /** A label of a form, whose pieces are words, not labels of each other. */
  readonly label?: true;
};

/** Maximum number of cuts per page: deeper cuts are noise. */
const deepest = 8;

/**
 * Splits a page at its gutters into regions in reading order: the text above, the columns one after another (the right one first
 * when `rightToLeft`), the text below.
 */
export const findColumns = (segments: readonly Segment[], panels: readonly Panel[], rightToLeft: boolean): readonly Region[] =>
  cut(segments, { rightToLeft, drawn: isDrawnInFlows(segments), panels }, 0, 0);

/** Each label of a form before the text next to it and below. */
const cutForm = (labels: readonly Label[], texts: readonly Segment[], column: number): readonly Region[] => {
  const before = texts.filter(({ y }) => y < (labels[0]?.top ?? 0));
  const parts = labels.flatMap(({ lines, top }, index): readonly Region[] => {
    const next = labels[index + 1]?.top ?? Number.POSITIVE_INFINITY;
    return [
      { segments: lines, column, label: true },
      { segments: texts.filter(({ y }) => y >= top && y < next), column },
    ];
  });
  return [{ segments: before, column }, ...parts].filter(({ segments }) => segments.length > 0);
};

/** Icons beside headings are no column, although some fonts call them letters of their own. */
const icons = /^[\p{Co}\ufffd\s]+$/u;

const isIcon = ({ text }: Segment): boolean => icons.test(text) && !isLoneBullet(text.trim());

/** The pieces above a space, on both sides of it in reading direction, and below it. */
const divide = (
  segments: readonly Segment[],
  { x, top, bottom }: Pick<Gutter, 'x' | 'top' | 'bottom'>,
  rightToLeft: boolean,
): Readonly<Record<'above' | 'first' | 'second' | 'below', readonly Segment[]>> => {
  const inside = segments.filter(({ y }) => y >= top && y <= bottom);
  const left = inside.filter((segment) => segment.right <= x);
  const right = inside.filter((segment) => segment.right > x);
  const [first, second] = rightToLeft ? [right, left] : [left, right];
  return { above: segments.filter(({ y }) => y < top), first, second, below: segments.filter(({ y }) => y > bottom) };
};

/** Minimum distance between where a period and where the texts below it begin, in font sizes. */
const minShift = 2;

const digit = /\p{Nd}/u;

/**
 * The part of a gutter between two heads of entries: a period at the end of the line of a head is no line of the second column, whose
 * texts are aligned to another place.
 */
const betweenHeads = (gutter: Gutter, segments: readonly Segment[], rightToLeft: boolean): Gutter => {
  const { first, second } = divide(segments, gutter, rightToLeft);
  const start = median(second.map(({ left, right }) => (rightToLeft ? right : left)));
  const isPeriod = (period: Segment): boolean =>
    period.text.trim().length <= maxNoteLength &&
    digit.test(period.text) &&
    (rightToLeft ? start - period.right : period.left - start) > minShift * period.size &&
    isLevel(period, first) &&
    // Else the title on its line is in the second column, too.
    !isLevel(
      period,
      second.filter((line) => line !== period),
    );
  const sorted = second.toSorted((a, b) => a.y - b.y);
  const [top, next] = sorted;
  if (top === undefined || next === undefined || !isPeriod(top)) return gutter;
  const head = sorted.find((line) => line.y > next.y && isPeriod(line));
  return { ...gutter, top: next.y - next.size / 2, bottom: head === undefined ? gutter.bottom : head.y - head.size };
};

/** How the texts of a page go on, and what is drawn under them. */
type Drawing = Flow & { readonly panels: readonly Panel[] };

/** A panel that takes at least this share of the height of a region is a column; smaller ones may be entries. */
const tall = 0.5;

/** Where a region is parted: at the edge of a high panel, at the gutter with the most text on both sides, or at another panel. */
const partOf = (segments: readonly Segment[], drawing: Drawing): Gutter | null => {
  const texts = segments.filter((segment) => !isIcon(segment));
  const atPanel = (minHeight: number): Gutter | null => {
    const edge = panelEdge(texts, drawing.panels, minHeight);
    return edge === null ? null : { ...edge, whole: edge, drawnApart: true };
  };
  const ys = texts.map(({ y }) => y);
  return atPanel(tall * (Math.max(...ys) - Math.min(...ys))) ?? findGutter(texts, drawing) ?? atPanel(0);
};

const cut = (segments: readonly Segment[], flow: Drawing, column: number, depth: number): readonly Region[] => {
  if (segments.length === 0) return [];
  const gutter = depth < deepest ? partOf(segments, flow) : null;
  if (gutter === null) return [{ segments, column }];
  const form = divide(segments, gutter.whole, flow.rightToLeft);
  const labels = labelGroups(form.first, form.second, gutter.drawnApart);
  if (labels !== null)
    return [
      ...cut(form.above, flow, column, depth + 1),
      ...cutForm(labels, form.second, column),
      ...cut(form.below, flow, column, depth + 1),
    ];
  const columns = gutter.drawnApart ? gutter : betweenHeads(gutter, segments, flow.rightToLeft);
  const { above, first, second, below } = divide(segments, columns, flow.rightToLeft);
  const firstRegions = cut(first, flow, column, depth + 1);
  const next = 1 + Math.max(...firstRegions.map((region) => region.column));
  return [
    ...cut(above, flow, column, depth + 1),
    ...firstRegions,
    ...cut(second, flow, next, depth + 1),
    ...cut(below, flow, column, depth + 1),
  ];
};
