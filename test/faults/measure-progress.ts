/** A stretch of time by `performance.now()`. */
export type Stretch = { readonly from: number; readonly to: number };

/** Seconds of the longest silence in a stretch: from its beginning to the first of the times, and from each to the next. */
export const longestSilence = (times: readonly number[], { from, to }: Stretch): number => {
  const within = times.filter((time) => time > from && time < to).toSorted((a, b) => a - b);
  const marks = [from, ...within, to];
  return Math.max(0, ...marks.slice(1).map((time, index) => time - (marks[index] ?? time))) / 1000;
};

type Spanned = { readonly acceptedAt: number; readonly endedAt: number | undefined };

/** Seconds that the slowest of those that were open at `from` or accepted later took, counted from `from` on at the earliest. */
export const longestWait = (all: readonly Spanned[], from: number): number =>
  Math.max(0, ...all.map(({ acceptedAt, endedAt }) => ((endedAt ?? acceptedAt) - Math.max(from, acceptedAt)) / 1000));
