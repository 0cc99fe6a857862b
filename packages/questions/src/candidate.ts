import type { QuestionDraft } from '@winnow/contracts';
import type { LeadId, QuestionId, WhyId } from '@winnow/languages/hiring';

/** Order of preference, lowest first. */
export const tiers = {
  denied: 0,
  requiredGap: 1,
  partlyShown: 2,
  requiredShown: 3,
  strongClaim: 4,
  preferredShown: 5,
  goodClaim: 6,
  claim: 7,
  generic: 8,
} as const;

/** A possible question. */
export type Candidate = {
  readonly template: QuestionId;
  /** The sentence before the template that says what it is about; null for a template that stands alone. */
  readonly lead: LeadId | null;
  readonly why: WhyId;
  readonly tier: (typeof tiers)[keyof typeof tiers];
  readonly difficulty: QuestionDraft['difficulty'];
  readonly basedOn: QuestionDraft['based_on'];
  readonly values: QuestionDraft['values'];
  /** What the question is about besides its quote: a skill or a requirement. Two questions with the same topic are of one sense. */
  readonly topics: readonly string[];
  /** The authored question that replaces the template in its language. */
  readonly authored?: string;
};

/** A question that fits anybody. */
export const generic = (template: QuestionId, difficulty: Candidate['difficulty']): Candidate => ({
  template,
  lead: null,
  why: 'core',
  tier: tiers.generic,
  difficulty,
  basedOn: { kind: 'generic', requirement: null, quote: null },
  values: {},
  topics: [],
});
