import type { JobReading, JudgedRequirement, LanguageCode, MatchAssessment, Requirement } from '@winnow/contracts';
import { findSkills } from '@winnow/skills';
import { cutQuote } from './cut-quote.ts';
import { type GradedEvidence, gradedEvidence, isUnclaimed } from './graded-evidence.ts';
import { isSoftSkill } from './soft-skills.ts';
import { tellingSentence } from './telling-sentence.ts';

/** A requirement of the job as it is asked about. */
export type JobDemand = Pick<Requirement, 'id' | 'kind' | 'necessity' | 'weight'> & {
  /** The required skill, by its canonical name. */
  readonly skill: string | null;
  /** The words of the job for this requirement alone. */
  readonly words: string;
  /** Its canonical names, any of which is sufficient. */
  readonly names: readonly string[];
  readonly language: LanguageCode | null;
  /** A way of working, which a resume rarely shows. */
  readonly soft: boolean;
};

/** A requirement together with what the match says of it. */
export type AskedRequirement = JobDemand & {
  readonly status: JudgedRequirement['status'];
  readonly evidence: readonly GradedEvidence[];
};

/** A longer text reads badly within a question. */
const maxWords = 12;
const maxLength = 90;

const isShort = (text: string): boolean => text.length <= maxLength && text.split(/\s+/u).length <= maxWords;

/** The name of the skill in the sentence, if the sentence names it and no alternatives. */
const nameIn = ({ canonical, alternatives, text }: Requirement): string | undefined =>
  alternatives.length > 0 ? undefined : findSkills(text).find((skill) => skill.canonical === canonical)?.matched;

/** A way of working is named in a few words; a whole sentence of this kind may be anything. */
const isNamed = (text: string): boolean =>
  text.split(/\s+/u).length <= maxNamed && text.length <= maxNamedLength && !/[.!?。！？।]$/u.test(text);

const maxNamed = 9;
const maxNamedLength = 70;

const wordsOf = (requirement: Requirement, alone: boolean): string => {
  const { kind, text, label } = requirement;
  if (kind === 'skill' || kind === 'certification') return nameIn(requirement) ?? (alone && isShort(text) ? text : label);
  return alone && (isShort(text) || kind === 'other') ? text : label;
};

/** The requirements of a job whose words may be quoted, in its order. */
export const jobDemands = (job: JobReading, mayQuote: (text: string) => boolean): readonly JobDemand[] =>
  job.requirements.flatMap((requirement): readonly JobDemand[] => {
    const { id, kind, necessity, weight, text, canonical, alternatives } = requirement;
    if (!mayQuote(text)) return [];
    const alone = job.requirements.filter((each) => each.text === text).length === 1;
    const skill = kind === 'skill' ? canonical : null;
    const soft = kind === 'other' || isSoftSkill(skill);
    if (kind === 'other' && (necessity !== 'required' || !isNamed(text))) return [];
    const names =
      kind === 'skill' || kind === 'certification' ? [...(canonical === null ? [] : [canonical]), ...alternatives] : [];
    const { language } = job;
    return [{ id, kind, necessity, weight, skill, names, language, soft, words: cutQuote(wordsOf(requirement, alone)) }];
  });

/** The demands of a job with the verdicts of a match, and evidence that may be quoted. */
export const askedRequirements = (
  demands: readonly JobDemand[],
  match: MatchAssessment,
  mayQuote: (text: string) => boolean,
  isDisowned: (text: string) => boolean,
): readonly AskedRequirement[] => {
  const judged = new Map(match.requirements.map((requirement) => [requirement.id, requirement]));
  return demands.flatMap((demand): readonly AskedRequirement[] => {
    const found = judged.get(demand.id);
    if (found === undefined) return [];
    const all = gradedEvidence(found.evidence);
    const evidence = all
      .map(({ quote, grade }) => ({ quote: cutQuote(tellingSentence(quote, demand.skill)), grade }))
      .filter(({ quote, grade }) => mayQuote(quote) && (isUnclaimed(grade) || !isDisowned(quote)));
    // What is only in passages that must not be quoted is neither a claim nor a gap.
    const sure = all.length === 0 || evidence.length > 0;
    return sure ? [{ ...demand, status: found.status, evidence }] : [];
  });
};
