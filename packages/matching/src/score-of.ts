import type { MatchAssessment, MatchWeights, Necessity } from '@winnow/contracts';
import { appliedWeights, bandOf, categoryIds, categoryOf, categoryScore, type TermKind } from './shares.ts';

/** What a score is made of: a requirement, or something else of the job that counts. */
export type ScoreTerm = { readonly kind: TermKind; readonly necessity: Necessity; readonly weight: number };

/** How far a resume shows a term, from 0 to `fullCredit`; null when that cannot be assessed. */
export type Credit = number | null;

export const fullCredit = 100;

export type Score = Pick<MatchAssessment, 'score' | 'band' | 'weights_applied' | 'categories'> & {
  /** The highest score that unmet required requirements leave; `null` when it did not lower the score. */
  readonly cap: number | null;
  /** Required requirements that are met, among those that were assessed. */
  readonly required_met: { readonly met: number; readonly total: number };
};

const title: ScoreTerm = { kind: 'title', necessity: 'preferred', weight: 1 };

/**
 * The terms of a job, in the order in which their credits are kept: the requirements, then what counts without being one. New
 * terms are added at the end only; credits that were kept before lack them.
 */
export const scoreTermsOf = (requirements: readonly ScoreTerm[]): readonly ScoreTerm[] => [...requirements, title];

/** From this credit on a requirement is met, and partly met (our own choice). */
export const metCredit = 65;
export const partlyMetCredit = 35;

/** What a resume denies: less than what it does not mention. */
export const deniedCredit = -1;

/** Below this, a must is unmet. One unmet must leaves at most `first`, each further one takes `each`; a denied one leaves `denied`. */
const unmet = 28;
const caps = { first: 70, each: 5, least: 35, denied: 15 };

/** The highest score that the unmet musts leave. */
const capOf = (musts: readonly number[]): number => {
  const count = musts.filter((credit) => credit < unmet).length;
  const cap = count === 0 ? fullCredit : Math.max(caps.least, caps.first - caps.each * (count - 1));
  return musts.includes(deniedCredit) ? Math.min(cap, caps.denied) : cap;
};

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
      points: own.reduce((sum, { weight, credit }) => sum + weight * Math.max(0, credit), 0),
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
  const required = requirements.filter(({ necessity }) => necessity === 'required');
  const sum = categories.reduce((all, category) => all + category.score, 0);
  const cap = capOf(required.map(({ credit }) => credit));
  const score = categories.length > 0 ? Math.min(sum, cap) : null;
  return {
    score,
    band: score === null ? null : bandOf(score),
    weights_applied: applied,
    categories,
    cap: cap < sum ? cap : null,
    required_met: { met: required.filter(({ credit }) => credit >= metCredit).length, total: required.length },
  };
};
