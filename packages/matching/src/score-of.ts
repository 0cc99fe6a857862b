import type { MatchAssessment, MatchWeights, Necessity } from '@winnow/contracts';
import { appliedWeights, bandOf, categoryIds, categoryOf, categoryScore, type TermKind } from './shares.ts';

/** What a score is made of: a requirement, or something else of the job that counts. */
export type ScoreTerm = { readonly kind: TermKind; readonly necessity: Necessity; readonly weight: number };

/** How far a resume shows a term, from 0 to `fullCredit`; null when that cannot be assessed. */
export type Credit = number | null;

export const fullCredit = 100;

export type Score = Pick<MatchAssessment, 'score' | 'band' | 'weights_applied' | 'categories'> & {
  /** What required requirements that are not shown leave of the score; `null` when they did not lower it. */
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

/** What counts without showing a requirement in part. */
export const maxNotShown = partlyMetCredit - 1;

/** What a skill that is met counts at least (our own choice). */
const whenMet = 90;

/**
 * What a credit counts, from 0 to `fullCredit`. That of a skill says how surely it is there, and one that is met is there: beyond that it
 * counts little. That of years, degrees and languages measures how much there is of what is asked for.
 */
export const countedOf = (kind: TermKind, credit: number): number => {
  const own = Math.max(0, credit);
  if (kind !== 'skill' && kind !== 'certification') return own;
  if (own < metCredit) return Math.round((whenMet * own) / metCredit);
  return whenMet + Math.round(((fullCredit - whenMet) * (own - metCredit)) / (fullCredit - metCredit));
};

/** What a resume denies: less than what it does not mention. */
export const deniedCredit = -1;

/**
 * What musts that are not shown take of the score, in percent: the first one, each further one, and all of them at most; what is left of
 * that where one is denied. A must that is shown in part takes less, in proportion, and one that is met nothing.
 */
const taken = { first: 30, each: 5, most: 65 };
const leftByDenial = 20;

const percent = 100;

/** What the musts leave of a sum, rounded half up in integers. */
const leftOf = (sum: number, musts: readonly number[]): number => {
  const gaps = musts.map((credit) => Math.max(0, metCredit - Math.max(0, credit)));
  const largest = gaps.reduce((most, gap) => Math.max(most, gap), 0);
  const all = gaps.reduce((total, gap) => total + gap, 0);
  const lost = Math.min(taken.most * metCredit, (taken.first - taken.each) * largest + taken.each * all);
  const left = (percent * metCredit - lost) * (musts.includes(deniedCredit) ? leftByDenial : percent);
  const whole = percent * percent * metCredit;
  return Math.floor((2 * sum * left + whole) / (2 * whole));
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
      points: own.reduce((sum, { kind, weight, credit }) => sum + weight * countedOf(kind, credit), 0),
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
  const left = leftOf(
    sum,
    required.map(({ credit }) => credit),
  );
  const score = categories.length > 0 ? left : null;
  return {
    score,
    band: score === null ? null : bandOf(score),
    weights_applied: applied,
    categories,
    cap: score !== null && left < sum ? left : null,
    required_met: { met: required.filter(({ credit }) => credit >= metCredit).length, total: required.length },
  };
};
