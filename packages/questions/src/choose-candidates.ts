import type { Candidate } from './candidate.ts';
import type { Random } from './random.ts';

/** What a set has asked so far: no two of its questions have the same text, quote or topic. */
export type Taken = {
  readonly texts: Set<string>;
  readonly topics: Set<string>;
  readonly quotes: Set<string>;
};

/** Starts a set. */
export const nothingTaken = (): Taken => ({ texts: new Set(), topics: new Set(), quotes: new Set() });

/** Quotes of one statement may be cut in several places; their beginnings are equal. */
const comparedLength = 60;

/** Shorter quotes are names, which other quotes may contain. */
const minContained = 16;

const quoteKey = (quote: string): string => quote.toLowerCase().replace(/\s+/gu, ' ').trim();

const contains = (one: string, other: string): boolean =>
  other.length >= minContained && one.includes(other.slice(0, comparedLength));

const isQuoted = (quote: string | null, { quotes }: Taken): boolean => {
  if (quote === null) return false;
  const key = quoteKey(quote);
  return quotes.has(key) || [...quotes].some((each) => contains(each, key) || contains(key, each));
};

const textKey = ({ template, values }: Candidate): string => JSON.stringify([template, values]).toLowerCase();

const isNew = (candidate: Candidate, taken: Taken): boolean =>
  !taken.texts.has(textKey(candidate)) &&
  !isQuoted(candidate.basedOn.quote, taken) &&
  candidate.topics.every((topic) => !taken.topics.has(topic));

const take = (candidate: Candidate, { texts, topics, quotes }: Taken): void => {
  texts.add(textKey(candidate));
  for (const topic of candidate.topics) topics.add(topic);
  if (candidate.basedOn.quote !== null) quotes.add(quoteKey(candidate.basedOn.quote));
};

/** How often one template is used: a set of similar questions is tiring. */
const limitsOf = (count: number): readonly number[] => [1, 2, Math.max(2, Math.ceil(count / 2)), Number.POSITIVE_INFINITY];

/**
 * Chooses questions: by preference, at random among equals, with as many templates as possible, and none that repeats what one of
 * the sets has asked. What is chosen is taken in all of them from then on. `before` are the templates of the questions that these
 * are added to.
 */
export const chooseCandidates = (
  candidates: readonly Candidate[],
  count: number,
  taken: readonly Taken[],
  random: Random,
  before: readonly string[] = [],
): readonly Candidate[] => {
  const ranked = random.shuffled(candidates).toSorted((a, b) => a.tier - b.tier);
  const chosen: Candidate[] = [];
  const uses = new Map<string, number>();
  for (const template of before) uses.set(template, (uses.get(template) ?? 0) + 1);
  for (const limit of limitsOf(count)) {
    for (const candidate of ranked) {
      if (chosen.length >= count) break;
      const used = uses.get(candidate.template) ?? 0;
      if (used >= limit || !taken.every((set) => isNew(candidate, set))) continue;
      chosen.push(candidate);
      for (const set of taken) take(candidate, set);
      uses.set(candidate.template, used + 1);
    }
  }
  return chosen.toSorted((a, b) => a.tier - b.tier);
};
