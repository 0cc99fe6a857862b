import { bucket, numbered } from '@winnow/decode';
import type { ResumeLine } from '../layout/resume-line.ts';
import { spaceAbove } from '../layout/space-above.ts';

/** True for the first line of a column or page. */
export const opensColumn = (lines: readonly ResumeLine[], index: number): boolean => {
  const [line, before] = [lines[index], lines[index - 1]];
  return line !== undefined && (before === undefined || before.column !== line.column || before.page !== line.page);
};

/** The space above a line; `null` where the two overlap or do not follow. */
const freeSpace = (line: ResumeLine, before: ResumeLine | undefined): number | null => {
  const space = spaceAbove(line, before);
  return space === null || space < -2 ? null : space;
};

const usualSpace = (lines: readonly ResumeLine[]): number => {
  const spaces = lines.map((line, index) => freeSpace(line, lines[index - 1])).filter((space) => space !== null);
  return spaces.toSorted((a, b) => a - b)[Math.floor(spaces.length / 2)] ?? 0;
};

/** The space above a line, relative to the usual one. */
const gapAbove = (line: ResumeLine, before: ResumeLine | undefined, usual: number): number | null => {
  const space = freeSpace(line, before);
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
): readonly number[] => {
  const line = lines[index] as ResumeLine;
  const [before, after] = [lines[index - 1], lines[index + 1]];
  const above = gapAbove(line, before, usual);
  const below = after === undefined ? null : gapAbove(after, line, usual);
  const left = edges.get(line.column) ?? 0;
  const indent = line.box === null ? 'none' : bucket((line.box[0] - left) / Math.max(1, line.size), [0.3, 1.5, 4, 10]);
  const found = [
    numbered`place=${bucket(index, [0, 1, 3, 7, 15])}`,
    numbered`part=${bucket(index / lines.length, [0.1, 0.3, 0.6, 0.9])}`,
    numbered`block=${line.blockStart},${bucket(line.blockSize, [1, 2, 4])}`,
    numbered`above=${above}`,
    numbered`below=${below}`,
    numbered`gaps=${above},${below}`,
    numbered`indent=${indent}`,
  ];
  if (opensColumn(lines, index)) found.push(numbered`opens-column`);
  if (after === undefined) found.push(numbered`last`);
  else if (opensColumn(lines, index + 1)) found.push(numbered`closes-column`);
  return found;
};

/** What the place of each line says: in the document, in its block and between its neighbours. */
export const positionFeatures = (lines: readonly ResumeLine[]): readonly (readonly number[])[] => {
  const usual = usualSpace(lines);
  const edges = leftEdges(lines);
  return lines.map((_, index) => featuresAt(lines, index, usual, edges));
};
