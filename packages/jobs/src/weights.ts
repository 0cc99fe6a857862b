import type { MatchWeights, Necessity, RequirementKind } from '@winnow/contracts';

/** The shares of a job that gives none; the contracts name the same, yet with the validator, which worker threads do without. */
export const defaultShares: MatchWeights = { skills: 50, experience: 25, education: 10, languages: 10, title: 5 };

/** What a requirement counts beside the others of its category; years and education are few, and met in part more often. */
export const defaultWeight = (kind: RequirementKind, necessity: Necessity): number => {
  if (necessity === 'preferred') return 1;
  return kind === 'experience_years' || kind === 'education' ? 2 : 3;
};
