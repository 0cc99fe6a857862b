import { isLoneBullet } from '../text/bullet.ts';
import { areDrawnApart } from './drawn-order.ts';
import type { Segment } from './find-segments.ts';
import { headingSize, isLevel, wholePeriod } from './label-groups.ts';
import { median } from './median.ts';

/** Minimum lines of a column next to the other one. */
export const minLines = 3;

/** Baselines this close, in points, are intentionally on one line. */
const sameLine = 1.5;

/** When more than this share of the lines are next to the other side's but not level with them, each side flows independently. */
const ownFlow = 0.3;

/** Minimum characters in a line of running text; dates, places and labels are shorter. */
const runningText = 28;
const shortLabel = 24;

/** Share of lines that begin with a bullet in a list whose longer items take two lines. */
const itemShare = 0.4;

const typicalLength = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { text }) => sum + text.trim().length, 0) / Math.max(1, segments.length);

type Placement = 'level' | 'beside' | 'free';

const placeOf = (line: Segment, others: readonly Segment[]): Placement => {
  if (others.some(({ y }) => Math.abs(y - line.y) < sameLine)) return 'level';
  const top = line.y - 0.7 * line.size;
  return others.some((other) => other.y > top && other.y - 0.7 * other.size < line.y) ? 'beside' : 'free';
};

const countHeadings = (lines: readonly Segment[]): number => {
  const usual = median(lines.map(({ size }) => size));
  return lines.filter(({ size }) => size > usual * headingSize).length;
};

/** Dates and places aligned to the right margin. */
const areFlushNotes = (right: readonly Segment[]): boolean => {
  const edge = median(right.map((segment) => segment.right));
  const start = median(right.map(({ left }) => left));
  const flush = right.filter((segment) => Math.abs(segment.right - edge) < 2).length;
  const ragged = right.filter(({ left }) => Math.abs(left - start) > 4).length;
  return flush > 0.8 * right.length && ragged > 0.2 * right.length && typicalLength(right) < runningText;
};

/** True for short lines most of which have figures. */
export const areDates = (lines: readonly Segment[]): boolean =>
  typicalLength(lines) < shortLabel && lines.filter(({ text }) => /\p{Nd}/u.test(text)).length >= 0.5 * lines.length;

/** Labels in a margin have at least so many lines of text each. */
const linesPerLabel = 2;

/** True for periods in the margin, which may have labels of other sections below them. */
const arePeriods = (left: readonly Segment[], right: readonly Segment[]): boolean =>
  areDates(left) || (left.length * linesPerLabel <= right.length && left.some(({ text }) => wholePeriod.test(text)));

/** Two adjacent lists, level with each other or not. */
const areItems = (right: readonly Segment[]): boolean =>
  right.filter((segment) => isLoneBullet(segment.clusters[0]?.text ?? '')).length >= itemShare * right.length;

/** Share of level lines that are dates on the axis of a timeline: one may be something else. */
const axisShare = 0.8;

const year = /\p{Nd}{4}|\p{Nd}{2}[./]\p{Nd}{2}/u;

/**
 * True for the entries of a timeline, left of an axis with their periods: what is level with them is periods, in a strip of their own,
 * and all other texts are right of that.
 */
export const areOnAxis = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const level = right.filter((line) => isLevel(line, left));
  const dates = level.filter(({ text }) => year.test(text) && text.trim().length < shortLabel);
  if (dates.length < 2 || dates.length < axisShare * level.length) return false;
  const strip = Math.max(...dates.map((date) => date.right));
  const others = right.filter((line) => !dates.includes(line));
  return others.length > dates.length && others.filter((line) => line.left > strip).length >= axisShare * others.length;
};

/** Minimum share of lines that are level with one of the other side in a list of names with what is said of each. */
const pairedShare = 0.9;

/** True when nearly every line of either side is level with one of the other side. */
const arePairs = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const count = (lines: readonly Segment[], others: readonly Segment[]): number =>
    lines.filter((line) => placeOf(line, others) === 'level').length;
  return count(left, right) + count(right, left) >= pairedShare * (left.length + right.length);
};

/**
 * True when the text left and right of a gap forms two columns, false when one side only contains dates, places or labels for the
 * other's lines: notes are level with the lines, columns flow independently, or the file draws them one after the other (`drawn`:
 * the order in which it draws its text tells).
 */
export const areColumns = (left: readonly Segment[], right: readonly Segment[], drawn: boolean): boolean => {
  if (Math.min(left.length, right.length) < minLines) return false;
  const [side, other] = left.length <= right.length ? [left, right] : [right, left];
  const places = side.map((line) => placeOf(line, other));
  const parallel = side.filter((_, index) => places[index] !== 'free');
  if (parallel.length < minLines) return false;
  const isMargin = (): boolean => side === left && places.every((place) => place === 'level') && arePeriods(left, right);
  if (areItems(right) && !isMargin()) return true;
  const headings = countHeadings(parallel);
  if (headings < 2 && (areDates(parallel) || (side === right && areFlushNotes(parallel)))) return false;
  if (drawn && areDrawnApart(left, right) && !arePairs(left, right)) return true;
  const beside = places.filter((place) => place === 'beside').length;
  if (beside > ownFlow * parallel.length || headings >= 2) return true;
  return side.length >= 0.6 * other.length && Math.min(typicalLength(side), typicalLength(other)) >= runningText;
};
