import { numberRows, rowsByNumber } from '@winnow/decode';
import { lazily } from '@winnow/kernel';
import data from '../../data/name-weights.json' with { type: 'json' };
import { unit } from '../entries/slot-model.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import type { NameCandidate } from './name-candidates.ts';
import { type NameContext, nameEvidence } from './name-evidence.ts';

/** Learned weights: integers, a hundredth of a nat each. */
const weights = lazily(() => rowsByNumber(numberRows(data)));

/** A text that may name the person, and the chance that it does. */
export type RatedName = { readonly text: string; readonly line: ResumeLine; readonly chance: number };

/**
 * The chances that texts name the person, the highest first: a softmax over the evidence of all candidates and of none of them, whose
 * sum is 0. Candidates of one text share its chance.
 */
export const rateNames = (candidates: readonly NameCandidate[], context: NameContext): readonly RatedName[] => {
  const evidenceOf = nameEvidence(candidates, context);
  const shares = candidates.map((candidate) => {
    let sum = 0;
    for (const evidence of evidenceOf(candidate)) sum += weights()(evidence)[0] ?? 0;
    return { ...candidate, share: Math.exp(sum / unit) };
  });
  const all = shares.reduce((sum, { share }) => sum + share, 1);
  return [...Map.groupBy(shares, ({ text }) => text)]
    .flatMap(([text, own]) => {
      const [best] = own.toSorted((a, b) => b.share - a.share);
      return best === undefined ? [] : [{ text, line: best.line, chance: own.reduce((sum, { share }) => sum + share, 0) / all }];
    })
    .toSorted((a, b) => b.chance - a.chance);
};
