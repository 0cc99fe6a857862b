import type { PageLine } from './page-line.ts';

/** Length of the longest increasing subsequence. */
const longestRising = (values: readonly number[]): number => {
  const ends: number[] = [];
  for (const value of values) {
    const at = ends.findIndex((end) => end >= value);
    if (at < 0) ends.push(value);
    else ends[at] = value;
  }
  return ends.length;
};

/**
 * The minimum number of body lines that would have to move for the file's own order to match the printed order within each region
 * of the page.
 */
export const countInversions = (lines: readonly PageLine[]): number => {
  const regions = Map.groupBy(
    lines.filter(({ line }) => line.band === 'body'),
    ({ region }) => region,
  );
  return [...regions.values()].reduce(
    (sum, members) => sum + members.length - longestRising(members.map(({ order }) => order)),
    0,
  );
};
