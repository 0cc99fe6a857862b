import { readJob } from '@winnow/jobs';
import { tableOf } from '../load/table.ts';
import { type Job, loadJobs, splits } from './load-jobs.ts';
import { measurePosting } from './posting-measures.ts';
import { measureReading, type ReadingMeasures, type Share } from './reading-measures.ts';
import { scoreCandidates } from './score-candidates.ts';
import { type Summary, summarise } from './summarise.ts';
import { loadPostings } from './train/labelled-postings.ts';
import { kinds } from './truth.ts';
import { bm25, overlap } from './word-baselines.ts';

// npm run eval:judging: how well postings are read, and candidates ranked, beside two ways to count words. Of the exam, totals only.

const byWords =
  (score: typeof bm25) =>
  ({ posting, resumes }: Job): ReadonlyMap<string, number> => {
    const files = [...resumes.keys()];
    const decoder = new TextDecoder();
    const scores = score(
      posting,
      [...resumes.values()].map((bytes) => decoder.decode(bytes)),
    );
    return new Map(files.map((file, index) => [file, scores[index] ?? 0]));
  };

const ways = [
  ['Winnow', scoreCandidates],
  ['BM25', byWords(bm25)],
  ['overlap', byWords(overlap)],
] as const;

const aspects = [
  'precision',
  'recall',
  'years',
  'education',
  'degrees',
  'degreeLevels',
  'fields',
  'equivalent',
  'levels',
  'title',
  'company',
  'seniority',
] as const;

const shareOf = (shares: readonly Share[]): string => {
  const all = shares.reduce((sum, own) => sum + own.all, 0);
  return all === 0 ? '' : (shares.reduce((sum, { right }) => sum + right, 0) / all).toFixed(3);
};

const rowOf = (name: string, measures: readonly ReadingMeasures[]): readonly string[] => [
  name,
  ...aspects.map((aspect) => shareOf(measures.map((own) => own[aspect]))),
];

const heldOut = loadPostings(new URL('postings/held-out/', import.meta.url));

console.log(
  tableOf(
    ['postings', ...aspects],
    [
      ...splits.map((split) =>
        rowOf(
          split,
          loadJobs(split).map(({ posting, truth }) => measureReading(readJob(posting), truth, posting)),
        ),
      ),
      rowOf(
        'labelled, held out',
        heldOut.map((posting) => measurePosting(readJob(posting.text), posting)),
      ),
    ],
  ),
);
if (process.argv.includes('--reading')) process.exit(0);

for (const split of splits) {
  const jobs = loadJobs(split);
  const summaries: (readonly [string, Summary])[] = [];
  for (const [name, score] of ways) {
    const scored = [];
    for (const job of jobs) scored.push({ job, scores: await score(job) });
    summaries.push([name, summarise(scored)]);
  }
  console.log(`\n${split}: ${jobs.length} jobs × 12 candidates\n`);
  console.log(
    tableOf(
      ['', 'nDCG@10', 'pairs in the right order'],
      summaries.map(([name, summary]) => [name, summary.ndcg.toFixed(3), summary.pairs.toFixed(3)]),
    ),
  );
  console.log('');
  console.log(
    tableOf(
      ['mean place of 12 (mean score)', ...summaries.map(([name]) => name)],
      [...kinds.always, ...kinds.chosen].map((kind) => [
        kind,
        ...summaries.map(([, summary], index) => {
          const own = summary.kinds.get(kind);
          return own === undefined ? '–' : `${own.rank.toFixed(1)}${index === 0 ? ` (${own.score.toFixed(0)})` : ''}`;
        }),
      ]),
    ),
  );
}
