import type { MatchEvidence, RequirementStatus } from '@winnow/contracts';
import { evidenceOf, type Mention, wordsOf } from '../evidence.ts';
import { containsWords, wordKey } from '../words.ts';

/** The result for one requirement. */
export type Judgement = {
  readonly status: RequirementStatus;
  /** The words of the resume, if they differ from those of the job. */
  readonly matchedAs: string | null;
  readonly evidence: readonly MatchEvidence[];
};

export const notShown: Judgement = { status: 'not_shown', matchedAs: null, evidence: [] };

export const notAssessable: Judgement = { status: 'not_assessable', matchedAs: null, evidence: [] };

/** Longer words are evidence, not a name. */
const maxNameLength = 100;

/** The first matching words, unless the job uses one of them itself. */
const matchedAs = (mentions: readonly Mention[], text: string): string | null => {
  const job = wordKey(text);
  const words = mentions.map((mention) => wordsOf(mention).trim()).filter((each) => each !== '' && each.length <= maxNameLength);
  return words.some((each) => containsWords(job, wordKey(each))) ? null : (words[0] ?? null);
};

/** A judgement based on words of the resume; `text` is that of the requirement. */
export const shownBy = (status: 'met' | 'partly_met', mentions: readonly Mention[], text: string): Judgement => ({
  status,
  matchedAs: matchedAs(mentions, text),
  evidence: evidenceOf(mentions),
});

const order: readonly RequirementStatus[] = ['not_assessable', 'not_shown', 'partly_met', 'met'];

/** The best of several judgements; the first of equal ones. */
export const bestOf = (judgements: readonly Judgement[], fallback: Judgement): Judgement =>
  judgements.reduce((best, each) => (order.indexOf(each.status) > order.indexOf(best.status) ? each : best), fallback);
