import type { QuestionDraft } from '@winnow/contracts';
import type { QuestionId } from '@winnow/languages/hiring';

/** Order of preference, lowest first. */
export const tiers = {
  requiredGap: 0,
  partlyShown: 1,
  requiredShown: 2,
  preferredShown: 3,
  strongClaim: 4,
  goodClaim: 5,
  preferredGap: 6,
  claim: 7,
  summaryClaim: 8,
  generic: 9,
} as const;

/** A possible question. */
export type Candidate = {
  readonly template: QuestionId;
  readonly tier: (typeof tiers)[keyof typeof tiers];
  readonly difficulty: QuestionDraft['difficulty'];
  readonly basedOn: QuestionDraft['based_on'];
  readonly values: QuestionDraft['values'];
  /** Topics of the question besides its quote: a skill or a requirement. Two questions with the same topic are alike. */
  readonly topics: readonly string[];
};

export const generic = (template: QuestionId, difficulty: Candidate['difficulty']): Candidate => ({
  template,
  tier: tiers.generic,
  difficulty,
  basedOn: { kind: 'generic', requirement: null, quote: null },
  values: {},
  topics: [],
});
