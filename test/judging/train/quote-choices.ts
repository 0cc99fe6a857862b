import { readJob } from '@winnow/jobs';
import { type QuoteSigns, signedQuotesOf } from '@winnow/matching/training';
import { type Job, resumeIn } from '../load-jobs.ts';
import { isSameProof } from '../quote-measures.ts';
import { readResume } from '../read-resume.ts';
import { rightRequirements } from '../reading-measures.ts';

type Quote = { readonly signs: QuoteSigns; readonly isProof: boolean };

/** The quotes among which one is chosen for a requirement that a candidate meets. */
export type ChoiceOfQuotes = { readonly quotes: readonly Quote[] };

/** The choices of the candidates of a job, of the skills and certificates that are read right and proven in the truth. */
export const choicesOf = async (of: Job): Promise<readonly ChoiceOfQuotes[]> => {
  const { posting, truth } = of;
  const job = readJob(posting);
  const right = rightRequirements(job, truth, posting);
  const choices: ChoiceOfQuotes[] = [];
  for (const { file, evidence } of truth.candidates) {
    const input = { ...(await readResume(resumeIn(of, file))), job, jobText: posting };
    for (const [index, quotes] of signedQuotesOf(input)) {
      const proof = evidence[right.get(index)?.id ?? ''];
      if (proof !== undefined && quotes.length > 0)
        choices.push({ quotes: quotes.map(({ quote, signs }) => ({ signs, isProof: isSameProof(quote, proof) })) });
    }
  }
  return choices;
};
