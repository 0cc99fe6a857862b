import type { JobReading, JudgedRequirement, LanguageCode, MatchAssessment, Requirement } from '@winnow/contracts';
import { languageLevelIn, spokenLanguageIn } from '@winnow/languages';
import { findSkills } from '@winnow/skills';
import { cutQuote } from './cut-quote.ts';
import { type GradedEvidence, gradedEvidence, isUnclaimed } from './graded-evidence.ts';
import { isSoftSkill } from './soft-skills.ts';
import { speaksOf } from './speaks-of.ts';
import type { Telling } from './telling-of.ts';
import { tellingSentence } from './telling-sentence.ts';
import { trimQuote, trimWords } from './trim-quote.ts';

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
  readonly evidence: readonly AskedEvidence[];
};

/** A piece of evidence as it may be quoted. */
export type AskedEvidence = GradedEvidence &
  Telling & {
    /** It tells of work, and of this requirement. */
    readonly deed: boolean;
  };

/** A longer text reads badly within a question. */
const maxWords = 16;
const maxLength = 110;

const isShort = (text: string, times = 1): boolean =>
  text.length <= maxLength * times && text.split(/\s+/u).length <= maxWords * times;

/** How much longer a sentence may be where only half a clause is left of it. */
const insteadOfPart = 1.6;

const endsClause = /(?:^|[\p{P}\n])\s*$/u;
const beginsAfterClause = /^\s*(?:$|[\p{P}\n])/u;

/** Whether a part of a text is whole clauses of it. */
const isWhole = (part: string, text: string): boolean => {
  const at = text.indexOf(part);
  return at < 0 || (endsClause.test(text.slice(0, at)) && beginsAfterClause.test(text.slice(at + part.length)));
};

/** A name of its own, such as that of a tool or a standard, which says the same outside its sentence; "assembly" does not. */
const ownName = /\p{Lu}.*\p{Lu}|^\p{Lu}\S*\p{Nd}/u;

/** The name of the skill in the sentence, if the sentence names it and no alternatives. */
const nameIn = ({ canonical, alternatives, text }: Requirement): string | undefined => {
  const name = alternatives.length > 0 ? undefined : findSkills(text).find((skill) => skill.canonical === canonical)?.matched;
  return name !== undefined && ownName.test(name) ? name : undefined;
};

/** A way of working is named in a few words; a whole sentence of this kind may be anything. */
const isNamed = (text: string): boolean =>
  text.split(/\s+/u).length <= maxNamed && text.length <= maxNamedLength && !/[.!?。！？।]$/u.test(text);

const maxNamed = 9;
const maxNamedLength = 70;

const wordsOf = (requirement: Requirement, alone: boolean): string => {
  const { kind, text, label } = requirement;
  if (alone && (isShort(text) || kind === 'other')) return text;
  const name = kind === 'skill' ? nameIn(requirement) : undefined;
  return name ?? (alone && !isWhole(label, text) && isShort(text, insteadOfPart) ? text : label);
};

/** A language with its level that was read as a skill: nobody explains step by step how they proceed with it. */
const isSpoken = ({ kind, canonical, text }: Requirement): boolean =>
  kind === 'skill' && canonical === null && languageLevelIn(text) !== null && spokenLanguageIn(text) !== null;

/** The requirements of a job whose words may be quoted, in its order. */
export const jobDemands = (job: JobReading, mayQuote: (text: string) => boolean): readonly JobDemand[] =>
  job.requirements.flatMap((requirement): readonly JobDemand[] => {
    const { id, necessity, weight, text, canonical, alternatives } = requirement;
    const kind = isSpoken(requirement) ? 'language' : requirement.kind;
    if (!mayQuote(text)) return [];
    const alone = job.requirements.filter((each) => each.text === text).length === 1;
    const skill = kind === 'skill' ? canonical : null;
    const soft = kind === 'other' || isSoftSkill(skill);
    if (kind === 'other' && (necessity !== 'required' || !isNamed(text))) return [];
    const names =
      kind === 'skill' || kind === 'certification' ? [...(canonical === null ? [] : [canonical]), ...alternatives] : [];
    const { language } = job;
    const words = trimWords(cutQuote(wordsOf(requirement, alone)), language);
    return [{ id, kind, necessity, weight, skill, names, language, soft, words }];
  });

/** Shorter quotes are names, which many lines contain. */
const minPart = 16;

/** Without passages of which another piece of evidence is a part: several lines that were read as one. */
const withoutWholes = (evidence: readonly GradedEvidence[]): readonly GradedEvidence[] =>
  evidence.filter(
    ({ quote, grade }) =>
      !evidence.some(
        (part) =>
          part.grade === grade && part.quote.length >= minPart && part.quote.length < quote.length && quote.includes(part.quote),
      ),
  );

/** What is denied or hoped for is quoted as it was written: half of such a sentence may say the contrary. */
const quoteOf = (quote: string, grade: GradedEvidence['grade'], demand: JobDemand): string =>
  trimQuote(cutQuote(isUnclaimed(grade) ? quote : tellingSentence(quote, (part) => speaksOf(part, demand))));

/** The demands of a job with the verdicts of a match, and evidence that may be quoted. */
export const askedRequirements = (
  demands: readonly JobDemand[],
  match: MatchAssessment,
  mayQuote: (text: string) => boolean,
  isDisowned: (text: string) => boolean,
  tellingOf: (text: string) => Telling,
): readonly AskedRequirement[] => {
  const judged = new Map(match.requirements.map((requirement) => [requirement.id, requirement]));
  return demands.flatMap((demand): readonly AskedRequirement[] => {
    const found = judged.get(demand.id);
    if (found === undefined) return [];
    const all = withoutWholes(gradedEvidence(found.evidence));
    const evidence = all
      .map(({ quote, grade }) => ({ whole: quote, quote: quoteOf(quote, grade, demand), grade }))
      // Neither a part nor what stands around it may say that it was not done.
      .filter(({ whole, quote, grade }) => mayQuote(quote) && (isUnclaimed(grade) || !(isDisowned(whole) || isDisowned(quote))))
      .map(({ quote, grade }) => {
        const telling = tellingOf(quote);
        return { quote, grade, ...telling, deed: telling.deed && speaksOf(quote, demand) };
      });
    // What is only in passages that must not be quoted is neither a claim nor a gap.
    const sure = all.length === 0 || evidence.length > 0;
    return sure ? [{ ...demand, status: found.status, evidence }] : [];
  });
};
