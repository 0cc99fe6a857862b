import { tableOf } from '../load/table.ts';
import { type Job, loadJobs, splits } from './load-jobs.ts';
import { scoreCandidates } from './score-candidates.ts';
import { type Summary, summarise } from './summarise.ts';
import { kinds } from './truth.ts';
import { bm25, overlap } from './word-baselines.ts';

// npm run eval:judging: how well candidates are ranked, beside two ways to count words. Of the exam, totals only.

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
