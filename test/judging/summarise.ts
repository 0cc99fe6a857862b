import type { Job } from './load-jobs.ts';
import { ndcg, orderedPairs, rankOf, type Scored } from './rank-measures.ts';
import type { CandidateKind } from './truth.ts';

/** The scores of a job's candidates, by file. */
export type ScoredJob = { readonly job: Job; readonly scores: ReadonlyMap<string, number> };

export type Summary = {
  readonly jobs: number;
  /** Mean over the jobs. */
  readonly ndcg: number;
  /** Share of all pairs of different grades. */
  readonly pairs: number;
  /** Mean place and score of each kind of candidate. */
  readonly kinds: ReadonlyMap<CandidateKind, { readonly rank: number; readonly score: number }>;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How well candidates are ranked, over all jobs. */
export const summarise = (scored: readonly ScoredJob[]): Summary => {
  const judged = scored.map(({ job, scores }) =>
    job.truth.candidates.map(({ file, kind, grade }) => ({ kind, grade, score: scores.get(file) ?? 0 })),
  );
  const pairs = judged.map((own) => orderedPairs(own));
  const placed = judged.flatMap((own: readonly (Scored & { readonly kind: CandidateKind })[]) =>
    own.map((each) => ({ kind: each.kind, rank: rankOf(each, own), score: each.score })),
  );
  return {
    jobs: scored.length,
    ndcg: mean(judged.map((own) => ndcg(own))),
    pairs: pairs.reduce((sum, { right }) => sum + right, 0) / pairs.reduce((sum, { all }) => sum + all, 0),
    kinds: new Map(
      [...Map.groupBy(placed, ({ kind }) => kind)].map(([kind, own]) => [
        kind,
        { rank: mean(own.map(({ rank }) => rank)), score: mean(own.map(({ score }) => score)) },
      ]),
    ),
  };
};
