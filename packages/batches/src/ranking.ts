export type Ranked = {
  /** null when no requirement of the job can be assessed; sorts after every score. */
  readonly score: number | null;
  readonly met: number;
  readonly total: number;
  readonly ordinal: number;
};

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

const worst = 999;

/** Sort key of a candidate as text: scored before failed, then by score, by required ones met, by upload order. */
export const rankKey = (ranked: Ranked | { readonly failed: number }): string => {
  if ('failed' in ranked) return `1:${digits(ranked.failed, 6)}`;
  const { score, met, ordinal } = ranked;
  return `0:${digits(score === null ? worst : 100 - score, 3)}:${digits(worst - Math.min(met, worst), 3)}:${digits(ordinal, 6)}`;
};

/** Position in a ranking: how many were listed, and rank and score of the last of them. */
export type RankPosition = { readonly listed: number; readonly rank: number; readonly score: number | null };

export const beforeFirst: RankPosition = { listed: 0, rank: 0, score: null };

/**
 * The position after one more candidate. Equal scores share a rank; the next lower score gets the rank that its position gives
 * it.
 */
export const rankNext = (before: RankPosition, score: number | null): RankPosition => {
  const listed = before.listed + 1;
  const same = before.listed > 0 && before.score === score;
  return { listed, rank: same ? before.rank : listed, score };
};
