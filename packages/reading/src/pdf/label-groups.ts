import type { Segment } from './find-segments.ts';

/** Minimum number of labels of a form. */
const fewestGroups = 4;

/** Most labels are level with the text that they name. */
const levelShare = 0.8;

/** Baselines this close, in font sizes, are intentionally on one line: a label may be larger or smaller than its text. */
const sameLine = 0.35;

/** Maximum distance between lines of one label, in font sizes. */
const nextLine = 1.65;

/** A label is a heading, a date or a field name: longer or more lines are text of their own. */
const longestLabel = 28;
const maxLines = 2.6;

const lengthOf = ({ clusters }: Segment): number => clusters.filter(({ isSpace }) => !isSpace).length;

/** Groups the lines of a column that follow each other closely in the same size, from the top. */
const gather = (lines: readonly Segment[]): readonly (readonly Segment[])[] => {
  const groups: Segment[][] = [];
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const last = groups.at(-1)?.at(-1);
    const sameSize = last !== undefined && Math.abs(line.size - last.size) < 0.6;
    if (last !== undefined && sameSize && line.y - last.y < nextLine * line.size) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
};

/** True where there is no text next to a line: a heading with its entries below it. */
const isFree = (line: Segment, others: readonly Segment[]): boolean =>
  others.every(({ y, size }) => y <= line.y - line.size || y - size >= line.y);

const isLevel = (line: Segment, others: readonly Segment[]): boolean =>
  others.some(({ y, size }) => Math.abs(y - line.y) < sameLine * Math.max(size, line.size));

/**
 * The labels of a form, each a group of lines next to the text that it names, or null when the lines form a column: labels are
 * level with what they name and far apart, while the lines of a column follow one another.
 */
export const labelGroups = (side: readonly Segment[], others: readonly Segment[]): readonly (readonly Segment[])[] | null => {
  const groups = gather(side);
  const typical = side.reduce((sum, line) => sum + lengthOf(line), 0) / Math.max(1, side.length);
  if (groups.length < fewestGroups || side.length > maxLines * groups.length || typical > longestLabel) return null;
  if (side.length > others.length) return null;
  const beside = groups.filter(([first]) => first !== undefined && !isFree(first, others));
  const level = beside.filter(([first]) => first !== undefined && isLevel(first, others)).length;
  return level >= Math.max(fewestGroups, levelShare * beside.length) ? groups : null;
};
