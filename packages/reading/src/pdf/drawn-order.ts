import type { Segment } from './find-segments.ts';

/** Maximum share of steps up among those of a page, above which its text is drawn in no order. */
const maxRises = 0.25;

/** Pieces whose baselines differ by less, in font sizes, are on one line. */
const sameLine = 0.6;

/** Lines of one flow are at most this far apart, in font sizes. */
const nextLine = 2.2;

/** Minimum share of lines that are drawn right after the one above them in a column; notes for the lines of another one are apart. */
const minFlow = 0.7;

/** Minimum number of lines of each side. */
const minLines = 3;

/** Maximum number of changes between the sides for each line that both share: rows have about two. */
const maxChanges = 0.45;

const byOrder = (segments: readonly Segment[]): readonly Segment[] => segments.toSorted((a, b) => a.order - b.order);

const rises = (from: Segment, to: Segment): boolean => to.y < from.y - sameLine * to.size;

const falls = (from: Segment, to: Segment): boolean => to.y > from.y + sameLine * to.size;

/**
 * True when the order in which a file draws the text of a page may tell columns from rows. Files that sort their text from top to
 * bottom draw both alike, and files that scramble it draw neither.
 */
export const isDrawnInFlows = (segments: readonly Segment[]): boolean => {
  const drawn = byOrder(segments);
  const count = drawn.filter((to, index) => index > 0 && rises(drawn[index - 1] as Segment, to)).length;
  return count > 0 && count <= maxRises * drawn.length;
};

/** How many lines of one side the file draws, and how many of them right below the one drawn before. */
type Side = { lines: number; follow: number };

/**
 * True when the file draws the texts on both sides of a gap one side after the other, and the lines of each side follow one
 * another: rows are drawn one side, the other, and so on, and notes for some lines of the other side are far apart.
 */
export const areDrawnApart = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const isLeft = new Set(left);
  const sides: readonly [Side, Side] = [
    { lines: 0, follow: 0 },
    { lines: 0, follow: 0 },
  ];
  let changes = 0;
  let from: Segment | undefined;
  for (const to of byOrder([...left, ...right])) {
    const side = sides[isLeft.has(to) ? 0 : 1];
    if (from === undefined || isLeft.has(from) !== isLeft.has(to)) {
      if (from !== undefined) changes += 1;
      side.lines += 1;
    } else if (falls(from, to) || rises(from, to)) {
      side.lines += 1;
      if (falls(from, to) && to.y - from.y < nextLine * Math.max(to.size, from.size)) side.follow += 1;
    }
    from = to;
  }
  const shared = Math.min(...sides.map(({ lines }) => lines));
  return (
    shared >= minLines &&
    changes <= Math.max(2, maxChanges * shared) &&
    sides.every(({ lines, follow }) => follow >= minFlow * (lines - 1))
  );
};

/**
 * Where the text begins that is drawn after two columns and stands below one of them: a side that goes on there, although the
 * other one has been drawn in between, is no longer a column. Infinite where there is none.
 */
export const endOfDrawn = (left: readonly Segment[], right: readonly Segment[]): number => {
  const after = (side: readonly Segment[], other: readonly Segment[]): readonly number[] => {
    const orders = other.map(({ order }) => order);
    const [first, last, bottom] = [Math.min(...orders), Math.max(...orders), Math.max(...other.map(({ y }) => y))];
    if (!side.some(({ order }) => order < first)) return [];
    return side.filter(({ order, y }) => order > last && y > bottom).map(({ y }) => y);
  };
  return Math.min(...after(left, right), ...after(right, left));
};
