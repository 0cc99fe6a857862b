import type { DocumentFacts, JudgedRequirement, MatchFlag, ResumeContent } from '@winnow/contracts';
import { addressesMachine } from '@winnow/languages';
import type { IsPasted } from './pasted-text.ts';

/** With fewer assessable requirements, a score says little (our own choice). */
const fewRequirements = 3;

const textOf = ({ profile, summary, sections }: ResumeContent): string =>
  [profile.headline?.value ?? '', summary?.value ?? '', ...sections.map(({ text }) => text)].join('\n');

/** Notes for the reader besides the score; none of them changes the score. */
export const flagsOf = (
  document: DocumentFacts,
  content: ResumeContent,
  isPasted: IsPasted,
  requirements: readonly JudgedRequirement[],
): readonly MatchFlag[] => {
  const text = textOf(content);
  const judged = requirements.filter(({ status }) => status !== 'not_assessable').length;
  const raised: { readonly [flag in MatchFlag]: boolean } = {
    hidden_text: document.extraction.warnings.some(({ code }) => code === 'hidden_text'),
    job_text_pasted: isPasted(text),
    instructions_to_ai: addressesMachine(text),
    few_requirements: judged < fewRequirements,
  };
  const order: readonly MatchFlag[] = ['hidden_text', 'job_text_pasted', 'instructions_to_ai', 'few_requirements'];
  return order.filter((flag) => raised[flag]);
};
