import { skillLabel } from '@winnow/skills';
import { type MatchInput, matchResume } from './match-resume.ts';

/**
 * The skills and certificates that a job names, in readable form, and whether the resume contains them under any of their names;
 * each once, in the order of the job.
 */
export const jobTerms = (input: MatchInput): readonly { readonly term: string; readonly shown: boolean }[] => {
  const { requirements } = matchResume(input);
  const shown = new Map<string, boolean>();
  for (const [index, { kind, text, status }] of requirements.entries()) {
    if ((kind !== 'skill' && kind !== 'certification') || status === 'not_assessable') continue;
    const canonical = input.job.requirements[index]?.canonical ?? null;
    const term = canonical === null ? text : skillLabel(canonical);
    shown.set(term, shown.get(term) === true || status !== 'not_shown');
  }
  return [...shown].map(([term, isShown]) => ({ term, shown: isShown }));
};
