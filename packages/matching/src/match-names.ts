import type { JobReading, JudgedRequirement, MatchAssessment, ResumeContent } from '@winnow/contracts';
import { canonicalSkill } from '@winnow/skills';

type Names = Pick<MatchAssessment, 'matched' | 'missing' | 'extra'>;

type Input = { readonly content: ResumeContent; readonly job: JobReading };

/** A longer list of additional skills does not help a reader. */
const maxExtra = 30;

/**
 * The canonical names, or words of the job, of what the resume shows and does not show, and its additional skills, which the job
 * names nowhere; each name once. What is shown in part is neither matched nor missing, and what one requirement shows is missing in none.
 */
export const namesOfMatch = (
  { content, job }: Input,
  judged: readonly JudgedRequirement[],
  namedByJob: ReadonlySet<string>,
): Names => {
  const named = judged.map(({ status, text }, index) => ({ status, name: job.requirements[index]?.canonical ?? text }));
  const matched = new Set(named.filter(({ status }) => status === 'met').map(({ name }) => name));
  const shown = new Set(named.filter(({ status }) => status === 'met' || status === 'partly_met').map(({ name }) => name));
  const missing = named.filter(({ status, name }) => status === 'not_shown' && !shown.has(name)).map(({ name }) => name);
  const extra = content.skills.map(({ name }) => canonicalSkill(name)).filter((name) => !namedByJob.has(name));
  return { matched: [...matched], missing: [...new Set(missing)], extra: [...new Set(extra)].slice(0, maxExtra) };
};
