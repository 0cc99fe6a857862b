import data from '../../data/name-weights.json' with { type: 'json' };
import { evidenceSum } from '../evidence-sum.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import type { NameCandidate } from './name-candidates.ts';
import { type NameContext, nameEvidence } from './name-evidence.ts';

const sumOf = evidenceSum(data);

/** A text that may name the person, and the chance that it does. */
export type RatedName = { readonly text: string; readonly line: ResumeLine; readonly chance: number };

/**
 * The chances that texts name the person, the highest first: a softmax over the evidence of all candidates and of none of them, whose
 * sum is 0. Candidates of one text share its chance.
 */
export const rateNames = (candidates: readonly NameCandidate[], context: NameContext): readonly RatedName[] => {
  const evidenceOf = nameEvidence(candidates, context);
  const shares = candidates.map((candidate) => ({ ...candidate, share: Math.exp(sumOf(evidenceOf(candidate))) }));
  const all = shares.reduce((sum, { share }) => sum + share, 1);
  return [...Map.groupBy(shares, ({ text }) => text)]
    .flatMap(([text, own]) => {
      const [best] = own.toSorted((a, b) => b.share - a.share);
      return best === undefined ? [] : [{ text, line: best.line, chance: own.reduce((sum, { share }) => sum + share, 0) / all }];
    })
    .toSorted((a, b) => b.chance - a.chance);
};
