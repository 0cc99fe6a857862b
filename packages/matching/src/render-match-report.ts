import type { ComputedFrom, JudgedRequirement, LanguageCode, MatchAssessment, MatchReport, Necessity } from '@winnow/contracts';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { formatMessage } from '@winnow/languages/texts';

export type MatchReportOptions = {
  readonly language: LanguageCode;
  readonly requestId: string;
  readonly jobId: string;
  readonly jobVersion: number;
  readonly cached: boolean;
  /** Version of the engine that computed the assessment. */
  readonly engineVersion: string;
  readonly computedFrom: ComputedFrom;
};

const count = (requirements: readonly JudgedRequirement[], of: (requirement: JudgedRequirement) => boolean): number =>
  requirements.filter(of).length;

/** Requirements that are not assessable are not counted. */
const countsOf = (requirements: readonly JudgedRequirement[]) => {
  const met = (wanted: Necessity) => count(requirements, ({ necessity, status }) => necessity === wanted && status === 'met');
  const judged = (wanted: Necessity) =>
    count(requirements, ({ necessity, status }) => necessity === wanted && status !== 'not_assessable');
  return {
    requiredMet: met('required'),
    requiredTotal: judged('required'),
    preferredMet: met('preferred'),
    preferredTotal: judged('preferred'),
    partly: count(requirements, ({ status }) => status === 'partly_met'),
  };
};

/** Renders an assessment as the response body in one language; equal inputs give equal bytes. */
export const renderMatchReport = (
  assessment: MatchAssessment,
  { language, requestId, jobId, jobVersion, cached, engineVersion, computedFrom }: MatchReportOptions,
): MatchReport => {
  const { match } = hiringLocaleOf(language);
  return {
    request_id: requestId,
    job_id: jobId,
    job_version: jobVersion,
    engine_version: engineVersion,
    language,
    cached,
    computed_from: computedFrom,
    score: assessment.score,
    reason: assessment.reason,
    band: assessment.band,
    weights_applied: assessment.weights_applied,
    categories: assessment.categories,
    ...(assessment.cap === undefined ? {} : { cap: assessment.cap }),
    requirements: assessment.requirements,
    matched: assessment.matched,
    missing: assessment.missing,
    extra: assessment.extra,
    flags: assessment.flags,
    document: assessment.document,
    summary:
      assessment.score === null
        ? match.nothingToJudge
        : formatMessage(match.summary, language, countsOf(assessment.requirements)),
    disclaimer: match.disclaimer,
  };
};
