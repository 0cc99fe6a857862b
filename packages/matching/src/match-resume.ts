import type {
  DocumentFacts,
  JobReading,
  JudgedRequirement,
  MatchAssessment,
  RequirementStatus,
  ResumeContent,
} from '@winnow/contracts';
import { coveringPlaces } from './coverage.ts';
import { experienceTime } from './experience-time.ts';
import { flagsOf } from './flags.ts';
import type { Assessed } from './judges/assessed.ts';
import { judgeRequirement } from './judges/judge-requirement.ts';
import { judgeTitle } from './judges/judge-title.ts';
import { namesOfMatch } from './match-names.ts';
import { resumeIndex } from './resume-index.ts';
import { resumePlaces } from './resume-places.ts';
import { type Credit, fullCredit, scoreOf, scoreTermsOf } from './score-of.ts';
import { pointsOf } from './shares.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { type Wanted, wantedOf, wantedWords } from './wanted.ts';

export type MatchInput = {
  readonly document: DocumentFacts;
  readonly content: ResumeContent;
  readonly job: JobReading;
  /** The job's own text, to detect a resume that quotes it. */
  readonly jobText: string | null;
};

/** Parses the resume once for all requirements of the job. */
const assessedOf = ({ document, content, job }: MatchInput, wanted: readonly Wanted[]): Assessed => {
  const places = resumePlaces(content);
  return {
    document,
    content,
    job,
    places,
    index: resumeIndex(places, [...new Set(wanted.flatMap(({ names }) => names))]),
    time: experienceTime(content),
    spoken: job.requirements.some(({ kind }) => kind === 'language') ? spokenLanguages(content, document) : [],
    covering: coveringPlaces(places, wantedWords(wanted)),
  };
};

const judgedOf = (wanted: Wanted, index: number, resume: Assessed): JudgedRequirement => {
  const { id, kind, text, necessity, weight } = wanted.requirement;
  const { status, matchedAs, evidence } = judgeRequirement(wanted, index, resume);
  return { id, kind, text, necessity, status, ...pointsOf(status, weight), matched_as: matchedAs, evidence };
};

/** What each status counts. */
const creditOf = (status: RequirementStatus): Credit => {
  if (status === 'not_assessable') return null;
  return status === 'met' ? fullCredit : status === 'partly_met' ? fullCredit / 2 : 0;
};

/**
 * Matches a resume with the requirements of a job, with quotes, independent of any language. The same input gives the same
 * assessment; its time is linear in the length of the texts.
 */
export const matchResume = (input: MatchInput): MatchAssessment => {
  const { document, content, job, jobText } = input;
  const wanted = wantedOf(job, document.language);
  const resume = assessedOf(input, wanted);
  const requirements = wanted.map((each, index) => judgedOf(each, index, resume));
  const credits = [...requirements, judgeTitle(resume)].map(({ status }) => creditOf(status));
  const { score, band, weights_applied, categories, required_met } = scoreOf(
    scoreTermsOf(job.requirements),
    credits,
    job.weights,
  );
  return {
    score,
    reason: score === null ? 'nothing_to_judge' : null,
    band,
    weights_applied,
    categories,
    requirements,
    ...namesOfMatch(input, requirements),
    flags: flagsOf(document, content, jobText, requirements),
    document,
    credits,
    required_met,
  };
};
