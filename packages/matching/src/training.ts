import { forgetMeanings } from '@winnow/meaning';
import { assessResume, type MatchInput } from './assess-resume.ts';
import { evidenceOf } from './evidence.ts';
import { findingsOf } from './findings.ts';
import { jobViewOf } from './job-view.ts';
import { quotable } from './judges/judge-skill.ts';
import { type QuoteSigns, quoteSignsOf } from './quote-order.ts';
import { forgetWords } from './words.ts';

export { type QuoteSigns, quoteScore } from './quote-order.ts';

/** What may be quoted for a requirement, and by which signs it is chosen. */
export type SignedQuote = { readonly quote: string; readonly signs: QuoteSigns };

/** The quotes for each skill and certificate of a job, by the place of the requirement in it. */
export const signedQuotesOf = (input: MatchInput): ReadonlyMap<number, readonly SignedQuote[]> => {
  const view = jobViewOf(input.job, input.jobText, input.document.language);
  const resume = assessResume(input, view);
  const quotes = view.wanted.map((wanted, index): readonly [number, readonly SignedQuote[]] => {
    const signsOf = quoteSignsOf(wanted, resume);
    const isChosen = wanted.requirement.kind === 'skill' || wanted.requirement.kind === 'certification';
    const findings = isChosen ? quotable(findingsOf(wanted, index, resume)) : [];
    return [
      index,
      findings.flatMap((finding) => evidenceOf([finding.mention]).map(({ quote }) => ({ quote, signs: signsOf(finding) }))),
    ];
  });
  forgetWords();
  forgetMeanings();
  return new Map(quotes);
};
