import type { LanguageCode } from '@winnow/contracts';
import { numberRows, rowsByNumber } from '@winnow/decode';
import { lazily } from '@winnow/kernel';
import data from '../../data/skill-weights.json' with { type: 'json' };
import { unit } from '../entries/slot-model.ts';
import type { ListItem } from './list-items.ts';
import { type SkillCandidate, skillEvidence } from './skill-evidence.ts';

/** Learned weights: integers, a hundredth of a nat each. */
const weights = lazily(() => rowsByNumber(numberRows(data)));

/** The chance that a candidate names a skill, by logistic regression over its evidence. */
export const skillChances = (
  items: readonly ListItem[],
  language: LanguageCode | null,
): ((candidate: SkillCandidate) => number) => {
  const evidenceOf = skillEvidence(items, language);
  return (candidate) => {
    let sum = 0;
    for (const evidence of evidenceOf(candidate)) sum += weights()(evidence)[0] ?? 0;
    return 1 / (1 + Math.exp(-sum / unit));
  };
};
