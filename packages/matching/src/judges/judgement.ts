import type { MatchEvidence, RequirementStatus } from '@winnow/contracts';
import { evidenceOf, type Mention, wordsOf } from '../evidence.ts';
import { type Credit, deniedCredit, metCredit, partlyMetCredit } from '../score-of.ts';
import { containsWords, wordKey } from '../words.ts';

/** The result for one requirement. */
export type Judgement = {
  readonly credit: Credit;
  /** The words of the resume, if they differ from those of the job. */
  readonly matchedAs: string | null;
  readonly evidence: readonly MatchEvidence[];
};

export const notShown: Judgement = { credit: 0, matchedAs: null, evidence: [] };

export const notAssessable: Judgement = { credit: null, matchedAs: null, evidence: [] };

export const statusOf = ({ credit }: Pick<Judgement, 'credit'>): RequirementStatus => {
  if (credit === null) return 'not_assessable';
  if (credit >= metCredit) return 'met';
  return credit >= partlyMetCredit ? 'partly_met' : 'not_shown';
};

/** Longer words are evidence, not a name. */
const maxNameLength = 100;

/** The first matching words, unless the job uses one of them itself. */
const matchedAs = (mentions: readonly Mention[], text: string): string | null => {
  const job = wordKey(text);
  const words = mentions.map((mention) => wordsOf(mention).trim()).filter((each) => each !== '' && each.length <= maxNameLength);
  return words.some((each) => containsWords(job, wordKey(each))) ? null : (words[0] ?? null);
};

/** A judgement based on words of the resume; `text` is that of the requirement. */
export const shownBy = (credit: number, mentions: readonly Mention[], text: string): Judgement => ({
  credit,
  matchedAs: matchedAs(mentions, text),
  evidence: evidenceOf(mentions),
});

/** The best of several judgements; the first of equal ones. */
export const bestOf = (judgements: readonly Judgement[], fallback: Judgement): Judgement =>
  judgements.reduce(
    (best, each) => ((each.credit ?? deniedCredit - 1) > (best.credit ?? deniedCredit - 1) ? each : best),
    fallback,
  );
