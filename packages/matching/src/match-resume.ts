import type { JudgedRequirement, MatchAssessment, RequirementKind } from '@winnow/contracts';
import { forgetMeanings } from '@winnow/meaning';
import { assessResume, type MatchInput } from './assess-resume.ts';
import { flagsOf } from './flags.ts';
import { jobViewOf } from './job-view.ts';
import { judgeRequirement } from './judges/judge-requirement.ts';
import { judgeTitle } from './judges/judge-title.ts';
import { type Judgement, statusOf } from './judges/judgement.ts';
import { namesOfMatch } from './match-names.ts';
import { type OpenWords, openWords } from './open-words.ts';
import { type Credit, countedOf, fullCredit, scoreOf, scoreTermsOf } from './score-of.ts';
import type { Wanted } from './wanted.ts';
import { forgetWords } from './words.ts';

const pointsFor = (kind: RequirementKind, credit: Credit, weight: number) =>
  credit === null
    ? { points: null, max: null }
    : { points: Math.round((2 * weight * countedOf(kind, credit)) / fullCredit), max: 2 * weight };

const judgedOf = ({ requirement }: Wanted, judgement: Judgement): JudgedRequirement => {
  const { id, kind, text, necessity, weight } = requirement;
  const { credit, matchedAs, evidence } = judgement;
  return {
    id,
    kind,
    text,
    necessity,
    status: statusOf(judgement),
    ...pointsFor(kind, credit, weight),
    matched_as: matchedAs,
    evidence,
  };
};

/** A match, and what its words leave open. */
export type OpenMatch = { readonly assessment: MatchAssessment; readonly open: OpenWords };

const matchAll = (input: MatchInput): OpenMatch => {
  const { document, content, job, jobText } = input;
  const view = jobViewOf(job, jobText, document.language);
  const { wanted } = view;
  const resume = assessResume(input, view);
  const judgements = wanted.map((each, index) => judgeRequirement(each, index, resume));
  const requirements = wanted.flatMap((each, index) => {
    const judgement = judgements[index];
    return judgement === undefined ? [] : [judgedOf(each, judgement)];
  });
  const credits = [...judgements, judgeTitle(resume)].map(({ credit }) => credit);
  const { score, band, weights_applied, categories, cap, required_met } = scoreOf(
    scoreTermsOf(job.requirements),
    credits,
    job.weights,
  );
  const assessment: MatchAssessment = {
    score,
    reason: score === null ? 'nothing_to_judge' : null,
    band,
    weights_applied,
    categories,
    cap,
    requirements,
    ...namesOfMatch(input, requirements, view.named()),
    flags: flagsOf(document, content, view.isPasted(), requirements),
    document,
    credits,
    required_met,
  };
  return { assessment, open: openWords(wanted, credits, resume.compared) };
};

/** Matches by words alone, and lists what may be compared by meaning before matching again. */
export const matchWords = (input: MatchInput): OpenMatch => {
  try {
    return matchAll(input);
  } finally {
    forgetWords();
    forgetMeanings();
  }
};

/**
 * Matches a resume with the requirements of a job, with quotes, independent of any language. The same input gives the same
 * assessment; its time is linear in the length of the texts.
 */
export const matchResume = (input: MatchInput): MatchAssessment => matchWords(input).assessment;
