import type { JobReading, JudgedRequirement, MatchAssessment, MatchEvidence, SectionKind } from '@winnow/contracts';
import { findSkills } from '@winnow/skills';
import { cutQuote } from './cut-quote.ts';

/** A requirement of the job as used for questions. */
export type AskedRequirement = Pick<JudgedRequirement, 'id' | 'kind' | 'necessity' | 'status'> & {
  /** The required skill, by its canonical name. */
  readonly skill: string | null;
  /** Words of the job for this requirement alone; null when they cannot be separated from other requirements. */
  readonly words: string | null;
  /** The shortest of these: the skill alone if the sentence names it. */
  readonly name: string | null;
  /** Words of the resume that show it, the best first. */
  readonly evidence: readonly string[];
};

/** Descriptions of work take precedence over claims. Degrees, languages and interests are no basis for a technical question. */
const sectionsByWeight: readonly (SectionKind | null)[] = [
  'experience',
  'projects',
  'volunteering',
  'publications',
  'awards',
  'certifications',
  'summary',
  'skills',
  'other',
  null,
];

const quotesByWeight = (evidence: readonly MatchEvidence[]): readonly string[] =>
  evidence
    .filter(({ section }) => sectionsByWeight.includes(section))
    .toSorted((a, b) => sectionsByWeight.indexOf(a.section) - sectionsByWeight.indexOf(b.section))
    .map(({ quote }) => cutQuote(quote));

const groupByText = (requirements: readonly JudgedRequirement[]): ReadonlyMap<string, readonly JudgedRequirement[]> =>
  Map.groupBy(requirements, ({ text }) => text);

/** The assessed requirements whose words may be quoted, in the order of the job. */
export const askedRequirements = (
  job: JobReading,
  match: MatchAssessment,
  mayQuote: (text: string) => boolean,
): readonly AskedRequirement[] => {
  const asked = new Map(job.requirements.map((requirement) => [requirement.id, requirement]));
  const groups = groupByText(match.requirements);
  return match.requirements.flatMap((judged): readonly AskedRequirement[] => {
    const { id, kind, necessity, status, text } = judged;
    if (!mayQuote(text)) return [];
    const requirement = asked.get(id);
    const skill = kind === 'skill' ? (requirement?.canonical ?? null) : null;
    const beside = groups.get(text) ?? [judged];
    // One sentence may contain several requirements of which the resume shows some.
    const alone = beside.every((each) => each.status === status);
    const whole = cutQuote(text);
    const named = skill === null ? undefined : findSkills(text).find(({ canonical }) => canonical === skill)?.matched;
    const one = (requirement?.alternatives.length ?? 0) === 0 ? named : undefined;
    const words = beside.length === 1 ? whole : (named ?? (alone ? whole : null));
    const evidence = quotesByWeight(judged.evidence).filter(mayQuote);
    return [{ id, kind, necessity, status, skill, words, name: one ?? words, evidence }];
  });
};
