import type { AssessedCheck, AtsAssessment, AtsReport, LanguageCode } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import { type CheckText, formatMessage, localeOf, type ReportTexts } from '@winnow/languages';

export type ReportOptions = {
  readonly language: LanguageCode;
  readonly requestId: string;
  readonly cached: boolean;
  /** Version of the engine that made the assessment. */
  readonly engineVersion: string;
};

type Check = AtsReport['checks'][number];

/** The report names as many fixes as a person can take in at once. */
const mostFixes = 3;

const textsOf = (texts: ReportTexts, id: string): CheckText => {
  const found: Readonly<Record<string, CheckText>> = texts.checks;
  const text = found[id];
  if (text === undefined) throw new AppError('INTERNAL', `The check ${id} has no texts.`);
  return text;
};

const renderCheck = (check: AssessedCheck, texts: ReportTexts, language: LanguageCode): Check => {
  const { id, category, status, points, max, gain, value, threshold, unit, params, evidence } = check;
  const { pass, problem, fix } = textsOf(texts, id);
  const message = status === 'not_applicable' ? texts.notApplicable : status === 'pass' ? pass : problem;
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
    fix: gain > 0 ? formatMessage(fix, language, params) : null,
    evidence,
  };
};

const topFixes = (checks: readonly Check[]): AtsReport['top_fixes'] =>
  checks
    .flatMap(({ id, gain, fix }) => (fix === null ? [] : [{ check: id, gain, fix }]))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, mostFixes);

/** Writes an assessment as the body of the answer in one language; equal inputs give equal bytes. Throws `INTERNAL` for a check without texts. */
export const renderAtsReport = (
  assessment: AtsAssessment,
  { language, requestId, cached, engineVersion }: ReportOptions,
): AtsReport => {
  const { report } = localeOf(language);
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
    caps: assessment.caps,
    top_fixes: topFixes(checks),
    keywords: assessment.keywords,
    sections: assessment.sections,
    contact: assessment.contact,
    disclaimer: report.disclaimer,
  };
};
