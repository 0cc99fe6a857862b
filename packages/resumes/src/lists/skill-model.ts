import type { LanguageCode } from '@winnow/contracts';
import data from '../../data/skill-weights.json' with { type: 'json' };
import { evidenceSum } from '../evidence-sum.ts';
import type { ListItem } from './list-items.ts';
import { type SkillCandidate, skillEvidence } from './skill-evidence.ts';

const sumOf = evidenceSum(data);

/** The chance that a candidate names a skill, by logistic regression over its evidence. */
export const skillChances = (
  items: readonly ListItem[],
  language: LanguageCode | null,
): ((candidate: SkillCandidate) => number) => {
  const evidenceOf = skillEvidence(items, language);
  return (candidate) => 1 / (1 + Math.exp(-sumOf(evidenceOf(candidate))));
};
