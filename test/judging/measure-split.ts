import { readJob } from '@winnow/jobs';
import { loadJobs, type Split } from './load-jobs.ts';
import { measureReading, type Share } from './reading-measures.ts';
import { scoreCandidates } from './score-candidates.ts';
import { summarise } from './summarise.ts';

/** The figures that must not fall, all between 0 and 1. */
export const figures = ['ndcg', 'pairs', 'precision', 'recall', 'years', 'education'] as const;

/** The splits whose figures are recorded: those that are looked at, and one of which totals tell whether what is learned carries over. */
export const recordedSplits = ['tune', 'further', 'validation'] as const;

export type Figures = { readonly [figure in (typeof figures)[number]]: number };

const shareOf = (shares: readonly Share[]): number =>
  shares.reduce((sum, { right }) => sum + right, 0) / shares.reduce((sum, { all }) => sum + all, 0);

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** How well the postings of a split are read and its candidates ranked, in thousandths. */
const measureSplit = async (split: Split): Promise<Figures> => {
  const jobs = loadJobs(split);
  const reading = jobs.map(({ posting, truth }) => measureReading(readJob(posting), truth, posting));
  const scored = [];
  for (const job of jobs) scored.push({ job, scores: await scoreCandidates(job) });
  const { ndcg, pairs } = summarise(scored);
  const of = (aspect: 'precision' | 'recall' | 'years' | 'education') => rounded(shareOf(reading.map((own) => own[aspect])));
  return {
    ndcg: rounded(ndcg),
    pairs: rounded(pairs),
    precision: of('precision'),
    recall: of('recall'),
    years: of('years'),
    education: of('education'),
  };
};

/** The figures of the recorded splits. */
export const measureRecorded = async (): Promise<Readonly<Record<(typeof recordedSplits)[number], Figures>>> => ({
  tune: await measureSplit('tune'),
  further: await measureSplit('further'),
  validation: await measureSplit('validation'),
});
