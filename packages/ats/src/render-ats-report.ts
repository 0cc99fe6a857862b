import type { AssessedCheck, AtsAssessment, AtsReport, LanguageCode } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import { type CapText, type CheckText, formatMessage, type ReportTexts, reportTextsOf } from '@winnow/languages/texts';
import { bandOf } from './band-of.ts';
import { percentOf } from './points.ts';

export type ReportOptions = {
  readonly language: LanguageCode;
  readonly requestId: string;
  readonly cached: boolean;
  /** Version of the engine that computed the assessment. */
  readonly engineVersion: string;
};

type Check = AtsReport['checks'][number];

/** The report lists as many fixes as a person can take in at once. */
const maxFixes = 3;

const textsOf = <T>(texts: Readonly<Record<string, T>>, id: string): T => {
  const text = texts[id];
  if (text === undefined) throw new AppError('INTERNAL', `There are no texts of ${id}.`);
  return text;
};

/** A check is fine when it earned its points, or when it is informational and found nothing. */
const isClear = ({ status, value, threshold }: AssessedCheck): boolean =>
  status === 'pass' || (status === 'info' && value === threshold);

const renderCheck = (check: AssessedCheck, texts: ReportTexts, language: LanguageCode): Check => {
  const { id, category, status, points, max, gain, value, threshold, unit, params, evidence } = check;
  const { pass, problem, fix } = textsOf<CheckText>(texts.checks, id);
  const message = status === 'not_applicable' ? texts.notApplicable : isClear(check) ? pass : problem;
  return {
    id,
    category,
    status,
    points,
    max,
    gain,
    value,
    threshold,
    unit,
    message: formatMessage(message, language, params),
    fix: gain > 0 || (status === 'info' && !isClear(check)) ? formatMessage(fix, language, params) : null,
    evidence,
  };
};

const renderCap = (cap: AtsAssessment['caps'][number], texts: ReportTexts, language: LanguageCode): AtsReport['caps'][number] => {
  const { id, limit, applied, params, evidence } = cap;
  // Earlier releases stored no counts: at least the quoted lines are known.
  const values = { limit, page: evidence[0]?.page ?? 1, words: evidence.length, ...params };
  const { message, fix } = textsOf<CapText>(texts.caps, id);
  return {
    id,
    limit,
    applied,
    message: applied ? formatMessage(message, language, values) : null,
    fix: applied ? formatMessage(fix, language, values) : null,
    evidence,
  };
};

const topFixes = (checks: readonly Check[]): AtsReport['top_fixes'] =>
  checks
    .flatMap(({ id, gain, fix }) => (fix === null || gain === 0 ? [] : [{ check: id, gain, fix }]))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, maxFixes);

/** Less unread text is not worth mentioning: a motto, a heading of one's own. */
const muchUnread = 0.1;

/** What the report says about parts that were not read, and whether they limit its band. */
const readingNote = (assessment: AtsAssessment, texts: ReportTexts, language: LanguageCode): string | null => {
  const { score, band, document } = assessment;
  if (document.reading === undefined) return null;
  const { unread_share: share, unread_periods: periods } = document.reading;
  const limited = bandOf(score) !== band;
  const notes = [
    ...(share >= muchUnread || periods > 0
      ? [formatMessage(texts.page.unread, language, { percent: percentOf(share), periods })]
      : []),
    ...(limited ? [formatMessage(texts.page.unsure, language, { band: texts.bands[band] })] : []),
  ];
  return notes.length === 0 ? null : notes.join(' ');
};

/**
 * Renders an assessment as the response body in one language; equal inputs give equal bytes. Throws `INTERNAL` for a check
 * without texts.
 */
export const renderAtsReport = (
  assessment: AtsAssessment,
  { language, requestId, cached, engineVersion }: ReportOptions,
): AtsReport => {
  const report = reportTextsOf(language);
  const checks = assessment.checks.map((check) => renderCheck(check, report, language));
  return {
    request_id: requestId,
    score: assessment.score,
    score_before_caps: assessment.score_before_caps,
    band: assessment.band,
    engine_version: engineVersion,
    language,
    cached,
    document: assessment.document,
    categories: assessment.categories,
    checks,
    caps: assessment.caps.map((cap) => renderCap(cap, report, language)),
    top_fixes: topFixes(checks),
    keywords: assessment.keywords,
    ...(assessment.job_terms === undefined ? {} : { job_terms: assessment.job_terms }),
    ...(assessment.job_requirements === undefined ? {} : { job_requirements: assessment.job_requirements }),
    sections: assessment.sections,
    contact: assessment.contact,
    ...(assessment.understood === undefined ? {} : { understood: assessment.understood }),
    reading_note: readingNote(assessment, report, language),
    disclaimer: report.disclaimer,
  };
};
