import type { MatchAssessment, MatchWeights, Necessity } from '@winnow/contracts';
import { appliedWeights, bandOf, categoryIds, categoryOf, categoryScore, type TermKind } from './shares.ts';

/** What a score is made of: a requirement, or something else of the job that counts. */
export type ScoreTerm = { readonly kind: TermKind; readonly necessity: Necessity; readonly weight: number };

/** How far a resume shows a term, from 0 to `fullCredit`; null when that cannot be assessed. */
export type Credit = number | null;

export const fullCredit = 100;

export type Score = Pick<MatchAssessment, 'score' | 'band' | 'weights_applied' | 'categories'> & {
  /** Required requirements that are met, among those that were assessed. */
  readonly required_met: { readonly met: number; readonly total: number };
};

const title: ScoreTerm = { kind: 'title', necessity: 'preferred', weight: 1 };

/**
 * The terms of a job, in the order in which their credits are kept: the requirements, then what counts without being one. New
 * terms are added at the end only; credits that were kept before lack them.
 */
export const scoreTermsOf = (requirements: readonly ScoreTerm[]): readonly ScoreTerm[] => [...requirements, title];

/**
 * The score of credits, as integers, for the weights of the categories. Pure and fast: it is also computed for each candidate of
 * a batch that is ranked by other weights. A term without credit is left out.
 */
export const scoreOf = (terms: readonly ScoreTerm[], credits: readonly Credit[], weights: MatchWeights): Score => {
  const assessed = terms.flatMap((term, index) => {
    const credit = credits[index] ?? null;
    return credit === null ? [] : [{ ...term, credit }];
  });
  const parts = categoryIds.map((id) => {
    const own = assessed.filter((term) => categoryOf(term) === id);
    return {
      id,
      points: own.reduce((sum, { weight, credit }) => sum + weight * credit, 0),
      max: own.reduce((sum, { weight }) => sum + weight * fullCredit, 0),
    };
  });
  const requirements = assessed.filter(({ kind }) => kind !== 'title');
  // The title is not a requirement: on its own it says nothing about a resume.
  const judged = new Set(requirements.length > 0 ? parts.filter(({ max }) => max > 0).map(({ id }) => id) : []);
  const applied = appliedWeights(weights, judged);
  const categories = parts
    .map(({ id, ...points }) => ({ id, score: categoryScore(applied[id], points), max: applied[id] }))
    .filter(({ max }) => max > 0);
  const score = categories.length > 0 ? categories.reduce((sum, category) => sum + category.score, 0) : null;
  const required = requirements.filter(({ necessity }) => necessity === 'required');
  return {
    score,
    band: score === null ? null : bandOf(score),
    weights_applied: applied,
    categories,
    required_met: { met: required.filter(({ credit }) => credit === fullCredit).length, total: required.length },
  };
};
