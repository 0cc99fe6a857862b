import { skillLabel } from '@winnow/skills';
import { type MatchInput, searchResume } from './assess-resume.ts';
import { jobViewOf } from './job-view.ts';
import { isProof } from './place.ts';
import { forgetWords } from './words.ts';

/**
 * The skills and certificates that a job names, in readable form, and whether the resume contains them under any of their names,
 * whatever stands behind the words; each once, in the order of the job.
 */
export const jobTerms = (input: MatchInput): readonly { readonly term: string; readonly shown: boolean }[] => {
  const view = jobViewOf(input.job, input.jobText, input.document.language);
  const { index, covering } = searchResume(input, view);
  const shown = new Map<string, boolean>();
  for (const [number, { requirement, names, units }] of view.wanted.entries()) {
    const { kind, canonical, text } = requirement;
    if ((kind !== 'skill' && kind !== 'certification') || (names.length === 0 && units.size === 0)) continue;
    const term = canonical === null ? text : skillLabel(canonical);
    const places = [...index.named(names), ...index.related(names)].map(({ place }) => place);
    const isShown = [...places, ...(covering.get(String(number)) ?? [])].some(isProof);
    shown.set(term, shown.get(term) === true || isShown);
  }
  forgetWords();
  return [...shown].map(([term, isShown]) => ({ term, shown: isShown }));
};
