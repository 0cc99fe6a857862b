/** A candidate with what it is worth (0–3) and the score that it got. */
export type Scored = { readonly grade: number; readonly score: number };

const discounted = (grades: readonly number[], depth: number): number =>
  grades.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/**
 * The normalised discounted cumulative gain of the first `depth` places: 1 when no one stands above somebody better. Equal scores
 * share their places: the worse come first.
 */
export const ndcg = (candidates: readonly Scored[], depth = 10): number => {
  const given = candidates.toSorted((a, b) => b.score - a.score || a.grade - b.grade).map(({ grade }) => grade);
  const best = candidates.map(({ grade }) => grade).toSorted((a, b) => b - a);
  const ideal = discounted(best, depth);
  return ideal === 0 ? 1 : discounted(given, depth) / ideal;
};

export type Pairs = { readonly right: number; readonly all: number };

/** How many pairs of different grades are in the right order; equal scores are not. */
export const orderedPairs = (candidates: readonly Scored[]): Pairs => {
  const pairs = candidates.flatMap((a) => candidates.filter((b) => a.grade > b.grade).map((b) => a.score > b.score));
  return { right: pairs.filter(Boolean).length, all: pairs.length };
};

/** The place of a candidate, 1 for the first; equal scores share the mean of their places. */
export const rankOf = (candidate: Scored, candidates: readonly Scored[]): number => {
  const above = candidates.filter(({ score }) => score > candidate.score).length;
  const equal = candidates.filter(({ score }) => score === candidate.score).length;
  return above + (equal + 1) / 2;
};
