import type { ResumeLine } from '../layout/resume-line.ts';
import { bucket } from './bucket.ts';

/** True for the first line of a column or page. */
export const opensColumn = (lines: readonly ResumeLine[], index: number): boolean => {
  const [line, before] = [lines[index], lines[index - 1]];
  return line !== undefined && (before === undefined || before.column !== line.column || before.page !== line.page);
};

/** The space between a line and the one above it in the same column, in points; `null` where they overlap or do not follow. */
const spaceAbove = (line: ResumeLine, before: ResumeLine | undefined): number | null => {
  if (before?.box == null || line.box === null || before.page !== line.page || before.column !== line.column) return null;
  const space = line.box[1] - before.box[3];
  return space < -2 ? null : space;
};

const usualSpace = (lines: readonly ResumeLine[]): number => {
  const spaces = lines.map((line, index) => spaceAbove(line, lines[index - 1])).filter((space) => space !== null);
  return spaces.toSorted((a, b) => a - b)[Math.floor(spaces.length / 2)] ?? 0;
};

/** The space above a line, relative to the usual one. */
const gapAbove = (line: ResumeLine, before: ResumeLine | undefined, usual: number): number | null => {
  const space = spaceAbove(line, before);
  return space === null ? null : bucket((space - usual) / Math.max(1, line.size), [-0.15, 0.1, 0.3, 0.6, 1.1, 2]);
};

/** The left edge of each column. */
const leftEdges = (lines: readonly ResumeLine[]): ReadonlyMap<number, number> => {
  const edges = new Map<number, number>();
  for (const { column, box } of lines) if (box !== null) edges.set(column, Math.min(edges.get(column) ?? box[0], box[0]));
  return edges;
};

const featuresAt = (
  lines: readonly ResumeLine[],
  index: number,
  usual: number,
  edges: ReadonlyMap<number, number>,
): readonly string[] => {
  const line = lines[index] as ResumeLine;
  const [before, after] = [lines[index - 1], lines[index + 1]];
  const above = gapAbove(line, before, usual);
  const below = after === undefined ? null : gapAbove(after, line, usual);
  const left = edges.get(line.column) ?? 0;
  const indent = line.box === null ? 'none' : bucket((line.box[0] - left) / Math.max(1, line.size), [0.3, 1.5, 4, 10]);
  const found = [
    `place=${bucket(index, [0, 1, 3, 7, 15])}`,
    `part=${bucket(index / lines.length, [0.1, 0.3, 0.6, 0.9])}`,
    `block=${line.blockStart},${bucket(line.blockSize, [1, 2, 4])}`,
    `above=${above}`,
    `below=${below}`,
    `gaps=${above},${below}`,
    `indent=${indent}`,
  ];
  if (opensColumn(lines, index)) found.push('opens-column');
  if (after === undefined) found.push('last');
  else if (opensColumn(lines, index + 1)) found.push('closes-column');
  return found;
};

/** What the place of each line says: in the document, in its block and between its neighbours. */
export const positionFeatures = (lines: readonly ResumeLine[]): readonly (readonly string[])[] => {
  const usual = usualSpace(lines);
  const edges = leftEdges(lines);
  return lines.map((_, index) => featuresAt(lines, index, usual, edges));
};
