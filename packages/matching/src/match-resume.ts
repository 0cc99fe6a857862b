import type {
  DocumentFacts,
  JobReading,
  JudgedRequirement,
  MatchAssessment,
  MatchCategoryId,
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
import { appliedWeights, bandOf, categoryIds, categoryOf, categoryScore, type Points, pointsOf } from './shares.ts';
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

const pointsIn = (id: MatchCategoryId, requirements: readonly JudgedRequirement[], resume: Assessed): Points => {
  const own = id === 'title' ? [pointsOf(judgeTitle(resume).status, 1)] : requirements.filter((each) => categoryOf(each) === id);
  return {
    points: own.reduce((sum, { points }) => sum + (points ?? 0), 0),
    max: own.reduce((sum, { max }) => sum + (max ?? 0), 0),
  };
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
  const parts = categoryIds.map((id) => ({ id, ...pointsIn(id, requirements, resume) }));
  // The title is not a requirement: on its own it says nothing about a resume.
  const hasJudged = requirements.some(({ status }) => status !== 'not_assessable');
  const judged = new Set(hasJudged ? parts.filter(({ max }) => max > 0).map(({ id }) => id) : []);
  const weights = appliedWeights(job.weights, judged);
  const categories = parts.map(({ id, ...points }) => ({ id, score: categoryScore(weights[id], points), max: weights[id] }));
  const isScored = categories.some(({ max }) => max > 0);
  const score = isScored ? categories.reduce((sum, category) => sum + category.score, 0) : null;
  return {
    score,
    reason: score === null ? 'nothing_to_judge' : null,
    band: score === null ? null : bandOf(score),
    weights_applied: weights,
    categories: categories.filter(({ max }) => max > 0),
    requirements,
    ...namesOfMatch(input, requirements),
    flags: flagsOf(document, content, jobText, requirements),
    document,
  };
};
