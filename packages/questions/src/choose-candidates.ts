import type { Candidate } from './candidate.ts';
import type { Random } from './random.ts';

/** Quotes of one statement may be truncated in several places; their beginnings are equal. */
const comparedLength = 60;

/** The subject of a question, as keys: its quote and its topics. */
export const subjectsOf = ({ basedOn: { quote }, topics }: Candidate): readonly string[] => [
  ...quoteKeys(quote),
  ...topics.map((topic) => `topic ${topic}`),
];

const quoteKeys = (quote: string | null): readonly string[] =>
  quote === null ? [] : [`quote ${quote.toLowerCase().replace(/\s+/gu, ' ').slice(0, comparedLength)}`];

/** A set of similar questions is tiring: no more than half use one template while there are others. */
const maxOfOneTemplate = (count: number): number => Math.max(2, Math.ceil(count / 2));

type Chosen = {
  readonly candidates: Candidate[];
  readonly texts: Set<string>;
  readonly subjects: Set<string>;
  readonly templates: Map<string, number>;
};

type Rule = (candidate: Candidate, chosen: Chosen) => boolean;

const newSubjects: Rule = (candidate, { subjects }) => subjectsOf(candidate).every((subject) => !subjects.has(subject));

const newQuote: Rule = ({ basedOn: { quote } }, { subjects }) => quoteKeys(quote).every((subject) => !subjects.has(subject));

/** Conditions for the next question, the strictest first; a looser one applies when the stricter one leaves nothing. */
const rulesFor = (count: number): readonly Rule[] => {
  const max = maxOfOneTemplate(count);
  const notTooMany: Rule = ({ template }, { templates }) => (templates.get(template) ?? 0) < max;
  return [(...given) => notTooMany(...given) && newSubjects(...given), newSubjects, newQuote, () => true];
};

const textKey = ({ template, values }: Candidate): string => JSON.stringify([template, values]).toLowerCase();

/**
 * Chooses the questions of one category: by preference, at random among equals, and first those whose topics other categories do
 * not cover. No two have the same text; no two have the same quote or topic while there are others.
 */
export const chooseCandidates = (
  candidates: readonly Candidate[],
  count: number,
  elsewhere: ReadonlySet<string>,
  random: Random,
): readonly Candidate[] => {
  const ranked = random
    .shuffled(candidates)
    .map((candidate) => ({ candidate, met: subjectsOf(candidate).some((subject) => elsewhere.has(subject)) }))
    .toSorted((a, b) => a.candidate.tier - b.candidate.tier || Number(a.met) - Number(b.met))
    .map(({ candidate }) => candidate);
  const chosen: Chosen = { candidates: [], texts: new Set(), subjects: new Set(), templates: new Map() };
  for (const rule of rulesFor(count)) {
    for (const candidate of ranked) {
      if (chosen.candidates.length >= count) break;
      const text = textKey(candidate);
      if (chosen.texts.has(text) || !rule(candidate, chosen)) continue;
      chosen.candidates.push(candidate);
      chosen.texts.add(text);
      for (const subject of subjectsOf(candidate)) chosen.subjects.add(subject);
      chosen.templates.set(candidate.template, (chosen.templates.get(candidate.template) ?? 0) + 1);
    }
  }
  return chosen.candidates.toSorted((a, b) => a.tier - b.tier);
};
