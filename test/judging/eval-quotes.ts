import { readJob } from '@winnow/jobs';
import { matchResume } from '@winnow/matching';
import { tableOf } from '../load/table.ts';
import { type Job, loadJobs, resumeIn } from './load-jobs.ts';
import { type JudgedQuote, judgedQuotesOf } from './quote-measures.ts';
import { readResume } from './read-resume.ts';
import { rightRequirements } from './reading-measures.ts';

// npm run eval:quotes: how many first quotes are the best proof that the truth quotes, of requirements that are read right.

const quotesOf = async (of: Job): Promise<readonly JudgedQuote[]> => {
  const { posting, truth } = of;
  const job = readJob(posting);
  const right = rightRequirements(job, truth, posting);
  const quotes: JudgedQuote[] = [];
  for (const candidate of truth.candidates) {
    const match = matchResume({ ...(await readResume(resumeIn(of, candidate.file))), job, jobText: posting });
    quotes.push(...judgedQuotesOf(match, candidate, right));
  }
  return quotes;
};

const percent = (part: number, of: number): string => (of === 0 ? '' : `${((100 * part) / of).toFixed(1)} %`);

const rowOf = (name: string, quotes: readonly JudgedQuote[]): readonly string[] => {
  const proven = quotes.filter(({ isProof }) => isProof !== null);
  const uncounted = quotes.filter(({ isCounted }) => !isCounted).length;
  return [
    name,
    String(quotes.length),
    percent(proven.filter(({ isProof }) => isProof).length, proven.length),
    percent(proven.filter(({ hasProof }) => hasProof).length, proven.length),
    percent(uncounted, quotes.length),
  ];
};

for (const split of ['tune', 'further'] as const) {
  const quotes: JudgedQuote[] = [];
  for (const job of loadJobs(split)) quotes.push(...(await quotesOf(job)));
  const kinds = [...Map.groupBy(quotes, ({ kind }) => kind)];
  const difficult = quotes.filter(({ isDifficult }) => isDifficult);
  console.log(`\n${split}\n`);
  console.log(
    tableOf(
      ['', 'quoted', 'the first is the proof', 'one of three is', 'neither met nor partly met'],
      [rowOf('all', quotes), rowOf('difficult candidates', difficult), ...kinds.map(([kind, own]) => rowOf(kind, own))],
    ),
  );
}
