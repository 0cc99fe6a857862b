import type { AssessedCheck, AtsAssessment, AtsCategoryId, CheckStatus, ResumeContent, SectionKind } from '@winnow/contracts';
import { type AssessedResume, type AtsInput, assessedResume } from './assessed-resume.ts';
import { type Band, bandOf } from './band-of.ts';
import { caps } from './caps.ts';
import type { Check } from './check.ts';
import { keywordsOf } from './keywords.ts';
import { listedSkills } from './listed-skills.ts';
import { rubric } from './rubric.ts';
import { understoodOf } from './understood.ts';

/** A check without points is informational. */
const statusOf = (points: number, max: number): CheckStatus => {
  if (max === 0) return 'info';
  return points === max ? 'pass' : points === 0 ? 'fail' : 'warn';
};

const assessCheck = ({ id, category, max, unit, threshold, measure }: Check, resume: AssessedResume): AssessedCheck => {
  const { value, points, params, evidence } = measure(resume);
  return points === null
    ? { id, category, status: 'not_applicable', points, max: null, gain: 0, value, threshold, unit, params, evidence }
    : { id, category, status: statusOf(points, max), points, max, gain: max - points, value, threshold, unit, params, evidence };
};

const sum = (checks: readonly AssessedCheck[], of: (check: AssessedCheck) => number | null): number =>
  checks.reduce((total, check) => total + (of(check) ?? 0), 0);

/** 100·P/M rounded half up in integers, for P of M possible points; 0 when nothing could be assessed. */
export const scoreOf = (points: number, max: number): number => (max === 0 ? 0 : Math.floor((200 * points + max) / (2 * max)));

/** From the highest on. */
const bands: readonly Band[] = ['excellent', 'good', 'fair', 'poor'];

/** A band needs this confidence of the reading: what was not read may be good or bad (our own choice). */
const sureReading: Readonly<Partial<Record<Band, number>>> = { excellent: 0.6, good: 0.35 };

/** The best band that a reading of this confidence allows. */
const bestBand = (confidence: number): Band => bands.find((band) => confidence >= (sureReading[band] ?? 0)) ?? 'poor';

/** The band of a score, limited by the confidence of the reading; earlier releases did not state one. */
const limitedBand = (score: number, document: AtsInput['document']): Band => {
  const [own, best] = [bandOf(score), bestBand(document.reading?.confidence ?? 1)];
  return bands.indexOf(own) < bands.indexOf(best) ? best : own;
};

const categories: readonly AtsCategoryId[] = ['compatibility', 'sections', 'structure', 'keywords'];

/** Sections that every resume is expected to have. */
const expected: readonly SectionKind[] = ['experience', 'education', 'skills', 'summary'];

const sectionsOf = (content: ResumeContent): AtsAssessment['sections'] => {
  const found = content.sections.flatMap(({ kind, heading, page }) => (heading === null ? [] : [{ kind, heading, page }]));
  const there: ReadonlySet<SectionKind> = new Set([
    ...found.map(({ kind }) => kind),
    ...(content.experience.length > 0 ? (['experience'] as const) : []),
    ...(content.education.length > 0 ? (['education'] as const) : []),
    ...(listedSkills(content).length > 0 ? (['skills'] as const) : []),
    ...(content.summary === null ? [] : (['summary'] as const)),
  ]);
  return { found, missing: expected.filter((kind) => !there.has(kind)) };
};

const contactOf = ({ profile }: ResumeContent): AtsAssessment['contact'] => ({
  name: profile.name !== null,
  email: profile.emails.length > 0,
  phone: profile.phones.length > 0,
  location: profile.location !== null,
  links: profile.links.length > 0,
});

/**
 * Assesses how well applicant tracking systems can read a resume: every check of the rubric, the score out of 100 and its caps,
 * independent of any language.
 */
export const assessAts = (input: AtsInput): AtsAssessment => {
  const resume = assessedResume(input);
  const checks = rubric.map((check) => assessCheck(check, resume));
  const before = scoreOf(
    sum(checks, ({ points }) => points),
    sum(checks, ({ max }) => max),
  );
  const judged = caps.map(({ id, limit, find }) => {
    const found = find(resume);
    return { id, limit, applied: found !== null, params: found?.params ?? {}, evidence: found?.evidence ?? [] };
  });
  const score = judged.reduce((lowest, { limit, applied }) => (applied ? Math.min(lowest, limit) : lowest), before);
  return {
    score,
    score_before_caps: before,
    band: limitedBand(score, input.document),
    document: input.document,
    categories: categories.map((id) => {
      const own = checks.filter(({ category }) => category === id);
      return { id, score: sum(own, ({ points }) => points), max: sum(own, ({ max }) => max) };
    }),
    caps: judged,
    keywords: keywordsOf(resume.terms),
    ...(input.jobTerms.length === 0 ? {} : { job_terms: input.jobTerms }),
    ...((input.jobRequirements ?? []).length === 0 ? {} : { job_requirements: input.jobRequirements }),
    sections: sectionsOf(input.content),
    contact: contactOf(input.content),
    understood: understoodOf(input.content),
    checks,
  };
};
