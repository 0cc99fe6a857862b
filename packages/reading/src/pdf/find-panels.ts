import type { Box } from '@winnow/contracts';
import { areDates } from './are-columns.ts';
import type { Space } from './find-gutter.ts';
import { bottomOf, type Segment, topOf } from './find-segments.ts';
import type { RawPage } from './raw-page.ts';

/** A drawn area that holds text, such as a coloured sidebar or a framed box: what is inside belongs together. */
export type Panel = Box;

/** Minimum lines of a panel, and of the text beside it: bars, tags and cells have fewer. */
const minLines = 3;

/** How far text may stand out of its panel, in points. */
const slack = 2;

/** Limits the comparison of areas with text. */
const maxAreas = 200;
const maxPanels = 40;
const maxTexts = 4000;

/** Maximum share of the page: a larger area is its background. */
const background = 0.85;

/** Baselines this close, in points, are on one line. */
const sameLine = 1.5;

const countLines = (segments: readonly Segment[]): number => {
  const sorted = segments.map(({ y }) => y).toSorted((a, b) => a - b);
  return sorted.filter((y, index) => index === 0 || y - (sorted[index - 1] ?? y) > sameLine).length;
};

const isInside = (segment: Segment, [left, top, right, bottom]: Box): boolean =>
  segment.left >= left - slack &&
  segment.right <= right + slack &&
  topOf(segment) >= top - slack &&
  bottomOf(segment) <= bottom + slack;

const overlaps = (segment: Segment, [left, top, right, bottom]: Box): boolean =>
  segment.left < right - slack &&
  segment.right > left + slack &&
  topOf(segment) < bottom - slack &&
  bottomOf(segment) > top + slack;

/** Boxes drawn with a line along each side; lines that are drawn more than once make one box. */
const framesIn = (rules: readonly Box[]): readonly Box[] => {
  const upright = rules.filter(([left, top, right, bottom]) => bottom - top > right - left).slice(0, maxAreas);
  const flat = rules.filter(([left, top, right, bottom]) => right - left > bottom - top).slice(0, maxAreas);
  const isClose = (a: number, b: number): boolean => Math.abs(a - b) < slack;
  const frames = upright.flatMap((left) =>
    upright.flatMap((right): readonly Box[] => {
      if (right[0] - left[2] < slack || !isClose(left[1], right[1]) || !isClose(left[3], right[3])) return [];
      const box: Box = [left[0], left[1], right[2], left[3]];
      const closes = (y: number): boolean =>
        flat.some((rule) => isClose((rule[1] + rule[3]) / 2, y) && isClose(rule[0], box[0]) && isClose(rule[2], box[2]));
      return closes(box[1]) && closes(box[3]) ? [box] : [];
    }),
  );
  return [...new Map(frames.map((box) => [box.map(Math.round).join(' '), box])).values()].slice(0, maxAreas);
};

/** The panels of a page: filled areas and frames with several lines, into which no text from outside reaches. */
export const findPanels = ({ fills, rules, width, height }: RawPage, segments: readonly Segment[]): readonly Panel[] => {
  const texts = segments.filter(({ text }) => text.trim() !== '');
  if (texts.length > maxTexts) return [];
  const isPanel = (box: Box): boolean => {
    const [left, top, right, bottom] = box;
    if ((right - left) * (bottom - top) > background * width * height) return false;
    const own = new Set(texts.filter((segment) => isInside(segment, box)));
    return (
      own.size < texts.length &&
      countLines([...own]) >= minLines &&
      texts.every((segment) => own.has(segment) || !overlaps(segment, box))
    );
  };
  return [...fills.slice(0, maxAreas).map(({ box }) => box), ...framesIn(rules)].filter(isPanel).slice(0, maxPanels);
};

/** The side of a panel at which other text is. */
type Side = {
  readonly edge: number;
  readonly isBeside: (segment: Segment) => boolean;
  readonly isPanel: (panel: Panel) => boolean;
};

const sidesOf = ([left, , right]: Panel): readonly Side[] => [
  { edge: left, isBeside: (segment) => segment.right <= left + slack, isPanel: (panel) => panel[0] >= left - slack },
  { edge: right, isBeside: (segment) => segment.left >= right - slack, isPanel: (panel) => panel[2] <= right + slack },
];

/** The lines that a side of a panel parts, from the top: those at its height, and those above and below that stay on one side. */
const partedBy = (panel: Panel, { isBeside, isPanel }: Side, sorted: readonly Segment[], panels: readonly Panel[]) => {
  const isParted = (segment: Segment | undefined): boolean =>
    segment !== undefined && (isBeside(segment) || panels.some((each) => isPanel(each) && isInside(segment, each)));
  let from = sorted.findIndex(({ y }) => y >= panel[1]);
  let to = sorted.findLastIndex(({ y }) => y <= panel[3]);
  if (!sorted.slice(from, to + 1).every(isParted)) return [];
  while (isParted(sorted[from - 1])) from -= 1;
  while (isParted(sorted[to + 1])) to += 1;
  return sorted.slice(from, to + 1);
};

const heightOf = ([, top, , bottom]: Panel): number => bottom - top;

/**
 * The edge at which a panel of at least `minHeight` parts the texts from others beside it, the highest panel first; null if there is
 * none. Periods and places beside it are notes for what is inside.
 */
export const panelEdge = (segments: readonly Segment[], panels: readonly Panel[], minHeight: number): Space | null => {
  const high = panels.filter((panel) => heightOf(panel) >= minHeight).toSorted((a, b) => heightOf(b) - heightOf(a));
  // Most pages have no panels.
  if (high.length === 0) return null;
  const sorted = segments.toSorted((a, b) => a.y - b.y);
  for (const panel of high) {
    if (countLines(segments.filter((segment) => isInside(segment, panel))) < minLines) continue;
    for (const side of sidesOf(panel)) {
      const zone = partedBy(panel, side, sorted, panels);
      const beside = zone.filter(side.isBeside);
      if (countLines(beside) < minLines || areDates(beside)) continue;
      return { x: side.edge, top: zone[0]?.y ?? 0, bottom: zone.at(-1)?.y ?? 0 };
    }
  }
  return null;
};
