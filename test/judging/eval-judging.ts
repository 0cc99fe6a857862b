import { readJob } from '@winnow/jobs';
import { tableOf } from '../load/table.ts';
import { adverts, type Job, loadJobs, splits } from './load-jobs.ts';
import { measurePosting } from './posting-measures.ts';
import { measureReading, type ReadingMeasures, type Share } from './reading-measures.ts';
import { scoreCandidates, scoreFor } from './score-candidates.ts';
import { type Summary, summarise } from './summarise.ts';
import { loadPostings } from './train/labelled-postings.ts';
import { trueReading } from './true-reading.ts';
import { kinds } from './truth.ts';
import { bm25, overlap } from './word-baselines.ts';

// npm run eval:judging: how well postings are read, and candidates ranked, beside two ways to count words. Of the exam, totals only.
// With --tune, without the exam; with --oracle requirements, candidates are ranked by the requirements of the truth.

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

const isOracle = process.argv.includes('--oracle') && process.argv.includes('requirements');

const measured = splits.filter((split) => split !== 'exam' || !process.argv.includes('--tune'));

/** Two of five tune jobs taught the vectors of meaning nothing (distil/material.py); constants of matching were chosen on them, too. */
const taughtNothing = (index: number): boolean => index % 5 === 1 || index % 5 === 3;

const ways = [
  ['Winnow', isOracle ? (job: Job) => scoreFor(trueReading(job), job) : scoreCandidates],
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
      ...[...measured, ...adverts].map((split) =>
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

for (const split of measured) {
  const jobs = loadJobs(split);
  const summaries: (readonly [string, Summary])[] = [];
  for (const [name, score] of ways) {
    const scored = [];
    for (const job of jobs) scored.push({ job, scores: await score(job) });
    summaries.push([name, summarise(scored)]);
    if (split === 'tune')
      summaries.push([`${name}, jobs that taught no vectors`, summarise(scored.filter((_, at) => taughtNothing(at)))]);
  }
  console.log(`\n${split}: ${jobs.length} jobs × 12 candidates\n`);
  console.log(
    tableOf(
      ['', 'nDCG@10', 'pairs in the right order'],
      summaries.map(([name, summary]) => [name, summary.ndcg.toFixed(3), summary.pairs.toFixed(3)]),
    ),
  );
  console.log('');
  const whole = summaries.filter(([name]) => !name.includes(','));
  console.log(
    tableOf(
      ['mean place of 12 (mean score)', ...whole.map(([name]) => name)],
      [...kinds.always, ...kinds.chosen].map((kind) => [
        kind,
        ...whole.map(([, summary], index) => {
          const own = summary.kinds.get(kind);
          return own === undefined ? '–' : `${own.rank.toFixed(1)}${index === 0 ? ` (${own.score.toFixed(0)})` : ''}`;
        }),
      ]),
    ),
  );
}
