import type { JobReading, JudgedRequirement, MatchAssessment, ResumeContent } from '@winnow/contracts';
import { canonicalSkill, findSkills } from '@winnow/skills';

type Names = Pick<MatchAssessment, 'matched' | 'missing' | 'extra'>;

type Input = { readonly content: ResumeContent; readonly job: JobReading; readonly jobText: string | null };

/** A longer list of additional skills does not help a reader. */
const maxExtra = 30;

/** Everything that the job names in any of its texts, in the form in which the resume is searched for it. */
const namedByJob = ({ job, jobText }: Input): ReadonlySet<string> => {
  const texts = [job.title ?? '', ...job.requirements.map(({ text }) => text), jobText ?? ''];
  return new Set([
    ...job.requirements.flatMap(({ canonical, alternatives }) => [...(canonical === null ? [] : [canonical]), ...alternatives]),
    ...texts.flatMap((text) => findSkills(text)).map(({ canonical }) => canonical),
  ]);
};

/**
 * The canonical names, or words of the job, of what the resume shows and does not show, and its additional skills; each name
 * once. What is shown in part is neither matched nor missing, and what one requirement shows is missing in none.
 */
export const namesOfMatch = (input: Input, judged: readonly JudgedRequirement[]): Names => {
  const { content, job } = input;
  const named = judged.map(({ status, text }, index) => ({ status, name: job.requirements[index]?.canonical ?? text }));
  const matched = new Set(named.filter(({ status }) => status === 'met').map(({ name }) => name));
  const shown = new Set(named.filter(({ status }) => status === 'met' || status === 'partly_met').map(({ name }) => name));
  const missing = named.filter(({ status, name }) => status === 'not_shown' && !shown.has(name)).map(({ name }) => name);
  const known = namedByJob(input);
  const extra = content.skills.map(({ name }) => canonicalSkill(name)).filter((name) => !known.has(name));
  return { matched: [...matched], missing: [...new Set(missing)], extra: [...new Set(extra)].slice(0, maxExtra) };
};
