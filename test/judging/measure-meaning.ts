import { defaultLimits } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { openAskMeaning } from '@winnow/handlers';
import { readJob } from '@winnow/jobs';
import { likenessFrom, matchWords } from '@winnow/matching';
import { readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { createLogger, createMetrics, openProvider } from '@winnow/runtime';
import { buildTask } from '@winnow/testkit';
import { tableOf } from '../load/table.ts';
import { readingTools } from '../support/reading-tools.ts';
import { type Job, loadJobs, splits } from './load-jobs.ts';
import { summarise } from './summarise.ts';

// npm run eval:meaning -- URL MODEL [every]: what an embeddings provider adds to the ranking, over every n-th job. Of the exam, totals only.

const [url = '', model = '', every = '1'] = process.argv.slice(2);
const tools = { logger: createLogger({ level: 'warn', service: 'eval' }), metrics: createMetrics('test') };
const provider = openProvider({ name: 'embeddings', url, model, key: undefined, keyFile: undefined, timeoutMs: 60_000 }, tools);
const vectors = { get: async () => undefined };
const { compare } = openAskMeaning({ ...provider, vectors, now: Date.now, resultTtlMs: 1 });

type Scores = ReadonlyMap<string, number>;

const scoresOf = async ({ posting, resumes }: Job): Promise<{ readonly words: Scores; readonly meaning: Scores }> => {
  const job = readJob(posting);
  const [words, meaning] = [new Map<string, number>(), new Map<string, number>()];
  for (const [file, bytes] of resumes) {
    const { content, facts } = parseResume(await readDocument(bytes, readingTools, defaultLimits), engineMonth);
    const input = { document: { ...facts, sha256: file }, content, job, jobText: posting };
    const { assessment, open } = matchWords(input);
    const compared = open.wanted.length === 0 ? undefined : await compare(buildTask({ sha256: file }), 'job', open);
    if (open.wanted.length > 0 && compared === undefined) throw new Error('The provider did not answer.');
    const whole = compared === undefined ? assessment : matchWords({ ...input, likenessOf: likenessFrom(compared) }).assessment;
    words.set(file, assessment.score ?? 0);
    meaning.set(file, whole.score ?? 0);
  }
  return { words, meaning };
};

for (const split of splits) {
  const jobs = loadJobs(split).filter((_, index) => index % Number(every) === 0);
  const scored: { readonly job: Job; readonly scores: { readonly words: Scores; readonly meaning: Scores } }[] = [];
  for (const job of jobs) scored.push({ job, scores: await scoresOf(job) });
  const rows = (['words', 'meaning'] as const).map((way) => {
    const { ndcg, pairs, kinds } = summarise(scored.map(({ job, scores }) => ({ job, scores: scores[way] })));
    const places = (['synonyms', 'prose', 'keyword-list'] as const).map((kind) => kinds.get(kind)?.rank.toFixed(1) ?? '–');
    return [way, ndcg.toFixed(3), pairs.toFixed(3), ...places];
  });
  console.log(
    `\n${split}: ${jobs.length} jobs\n\n${tableOf(['', 'nDCG@10', 'pairs', 'synonyms', 'prose', 'keyword list'], rows)}`,
  );
}
process.exit(0);
