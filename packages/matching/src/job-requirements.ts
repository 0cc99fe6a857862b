import type { AtsAssessment, RequirementStatus } from '@winnow/contracts';
import type { MatchInput } from './assess-resume.ts';
import { matchResume } from './match-resume.ts';
import { metCredit, partlyMetCredit } from './score-of.ts';

type Asked = NonNullable<AtsAssessment['job_requirements']>[number];

const statusOf = (credit: number): RequirementStatus => {
  if (credit >= metCredit) return 'met';
  return credit >= partlyMetCredit ? 'partly_met' : 'not_shown';
};

/** What a job asks for beside skills and certificates: years, degrees, languages and its title, and whether the resume shows it. */
export const jobRequirements = (input: MatchInput): readonly Asked[] => {
  const { requirements, credits } = matchResume(input);
  const labels = new Map(input.job.requirements.map(({ id, label }) => [id, label]));
  const asked = requirements.flatMap(({ id, kind, text, necessity, status, evidence }): readonly Asked[] => {
    if (kind !== 'experience_years' && kind !== 'education' && kind !== 'language') return [];
    const sections = [...new Set(evidence.flatMap(({ section }) => section ?? []))];
    return [{ kind, label: labels.get(id) ?? text, necessity, status, sections }];
  });
  // The title is the last of the terms of a score.
  const title = credits?.at(-1) ?? null;
  if (input.job.title === null || title === null) return asked;
  const status = statusOf(title);
  const sections = status === 'not_shown' ? [] : (['experience'] as const);
  return [{ kind: 'title', label: input.job.title, necessity: 'preferred', status, sections }, ...asked];
};
