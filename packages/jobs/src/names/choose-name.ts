import { lazily } from '@winnow/kernel';
import data from '../../data/job-names.json' with { type: 'json' };

/** Words that may be the name of the position or of the employer, with what is true of all places where they stand. */
export type NameCandidate = {
  readonly name: string;
  /** Where it stands first, in UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  readonly features: ReadonlySet<string>;
  /** More features, which take longer to find: what tables know of its words. */
  readonly content: () => readonly string[];
  /** All features that `content` may return. */
  readonly mayContain: () => readonly string[];
};

/** Integer weights by feature. */
export type NameWeights = ReadonlyMap<string, number>;

export type FactWeights = { readonly title: NameWeights; readonly company: NameWeights };

/** The weights that were learned. */
export const learnedNames = lazily(
  (): FactWeights => ({
    title: new Map(Object.entries(data.title)),
    company: new Map(Object.entries(data.company)),
  }),
);

/** Of so many candidates the words are looked at, those for which most speaks without them. */
const maxLookedAt = 10;

/** The feature of having no name at all. */
export const unnamed = 'unnamed';

/** How much speaks for what has some features. */
export const scoreOf = (features: Iterable<string>, weights: NameWeights): number => {
  let score = 0;
  for (const feature of features) score += weights.get(feature) ?? 0;
  return score;
};

/** No content adds more than this. */
const boundOf = ({ mayContain }: NameCandidate, weights: NameWeights): number =>
  mayContain().reduce((sum, feature) => sum + Math.max(0, weights.get(feature) ?? 0), 0);

/** The candidate for which most speaks; undefined where more speaks for none, or less than `least`. */
export const chooseName = (
  candidates: readonly NameCandidate[],
  weights: NameWeights,
  least = weights.get(unnamed) ?? 0,
): NameCandidate | undefined => {
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate.features, weights) }));
  let [best, most]: [NameCandidate | undefined, number] = [undefined, least];
  for (const { candidate, score } of scored.toSorted((a, b) => b.score - a.score).slice(0, maxLookedAt)) {
    if (score + boundOf(candidate, weights) <= most) continue;
    const whole = score + scoreOf(candidate.content(), weights);
    if (whole > most) [best, most] = [candidate, whole];
  }
  return best;
};
