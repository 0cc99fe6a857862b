import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type FactWeights, pieceStates, readJobWith } from '@winnow/jobs/training';
import { type Example, type LearnedWeights, trainField } from '../../reading/train/crf.ts';
import { loadJobs } from '../load-jobs.ts';
import { measureReading } from '../reading-measures.ts';
import { joinLines } from './join-lines.ts';
import { loadJoinedPostings, loadPostings, loadShortPostings } from './labelled-postings.ts';
import { namedJob, namedPosting, nameExamplesOf } from './name-examples.ts';
import { exampleOfJob, exampleOfPosting } from './piece-examples.ts';
import { piecesField } from './pieces-field.ts';
import { trainNames } from './train-names.ts';

// npm run train:postings: learns what the pieces of job descriptions are, and which names stand for position and employer, from the jobs for tuning and the labelled postings.
// With --folds, how well the languages, the trades, or the jobs and adverts are read that were left out.
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'packages/jobs/data/job-pieces.json' },
    names: { type: 'string', default: 'packages/jobs/data/job-names.json' },
    folds: { type: 'string' },
    epochs: { type: 'string', default: '8' },
    errors: { type: 'boolean', default: false },
    by: { type: 'string', default: 'language' },
    penalty: { type: 'string', default: '0.02' },
    dropout: { type: 'string', default: '0.4' },
    min: { type: 'string', default: '3' },
    orders: { type: 'string', default: '3' },
  },
});

/** The end of the name of a posting whose lines are joined. */
const ofJoined = '-joined';

/** With its lines joined to one paragraph, a posting teaches half as much again. */
const prepared = (split: Parameters<typeof loadJobs>[0]) =>
  loadJobs(split).map((job) => {
    const joined = { ...job, id: `${job.id}${ofJoined}`, posting: joinLines(job.posting) };
    return {
      job,
      id: job.id,
      examples: [exampleOfJob(job, 2), exampleOfJob(joined, 1)],
      named: [namedJob(job, 2), namedJob(joined, 1)],
    };
  });

const jobs = [...prepared('tune'), ...prepared('further')];
const taught = prepared('adverts/train');
const home = new URL('../postings/', import.meta.url);
const postings = loadPostings(home).map((posting) => ({
  id: posting.id,
  examples: [exampleOfPosting(posting)],
  named: [namedPosting(posting)],
}));
/** Lines of others in another form: they count less. */
const shortWeight = 0.5;
const others = [...loadShortPostings(home), ...loadJoinedPostings(home, 2)].map((posting) =>
  exampleOfPosting(posting, shortWeight),
);
console.log(
  `${jobs.length} jobs, ${taught.length} adverts, ${postings.length} labelled postings, ${others.length} shortened or joined`,
);

const orders = Number(values.orders);

const options = {
  epochs: Number(values.epochs),
  rate: 0.1,
  penalty: Number(values.penalty),
  minCount: Number(values.min),
  dropout: Number(values.dropout),
  scale: 100,
};

/** The mean of weights. */
const meanOf = (all: readonly (readonly number[])[]): readonly number[] =>
  (all[0] ?? []).map((_, at) => Math.round(all.reduce((sum, each) => sum + (each[at] ?? 0), 0) / all.length));

/** So much more than the examples speaks for a demand of some kind: one that is missed costs more than one too many, and most where tables know its words. */
const courage = { skill: 30, certification: 50, language: 50, experience_years: 80, education: 80, onward: 30 } as const;

const encouraged = ({ steps, features }: LearnedWeights): LearnedWeights => ({
  steps,
  features: new Map([
    ...features,
    ['any', pieceStates.map((state, at) => (features.get('any')?.[at] ?? 0) + ('kind' in state ? courage[state.kind] : 0))],
  ]),
});

/** The mean of what is learned in several orders, which depends less on any of them. */
const learn = (examples: readonly Example[], times = orders): LearnedWeights => {
  const all = Array.from({ length: times }, (_, seed) =>
    trainField(piecesField, examples, { ...options, seed }, () => undefined),
  );
  const [first] = all;
  if (first === undefined) throw new Error('nothing was learned');
  return encouraged({
    steps: meanOf(all.map(({ steps }) => steps)),
    features: new Map([...first.features.keys()].map((name) => [name, meanOf(all.map((each) => each.features.get(name) ?? []))])),
  });
};

/** So many times, a part of the postings is left out to see how pieces look that nothing was learned from. */
const parts = 4;

/** The candidates for names in each posting, whose pieces are decided by what is learned from others. */
const nameExamples = () => {
  const all = [...jobs, ...taught, ...postings];
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const weights = learn(
      all.filter((_, index) => index % parts !== part).flatMap(({ examples }) => examples),
      1,
    );
    return all
      .filter((_, index) => index % parts === part)
      .flatMap(({ named }) => named.map((each) => nameExamplesOf(each, weights)));
  });
};

type NameExamples = ReturnType<typeof nameExamples>;

/** So much less needs to speak for a name than for none: few postings leave it out, and a doubtful name is right more often. */
const boldness = 100;

const learnNames = (examples: NameExamples): FactWeights => ({
  title: trainNames(
    examples.map(({ title }) => title),
    boldness,
  ),
  // Lines bound the names of employers, and joined ones teach to take too many words.
  company: trainNames(
    examples.filter(({ company }) => !company.id.endsWith(ofJoined)).map(({ company }) => company),
    boldness,
  ),
});

/** A feature whose weights are all smaller says too little to be stored. */
const leastWeight = 30;

const rowsOf = ({ steps, features }: LearnedWeights) => ({
  steps: steps.join(' '),
  features: Object.fromEntries(
    [...features]
      .filter(([, row]) => row.some((weight) => Math.abs(weight) >= leastWeight))
      .map(([feature, row]) => [feature, row.join(' ')]),
  ),
});

const languageOf = (id: string): string => id.split('-')[0] ?? '';

if (values.folds === undefined) {
  const weights = learn([...[...jobs, ...taught, ...postings].flatMap(({ examples }) => examples), ...others]);
  const names = learnNames(nameExamples());
  const write = (file: string, content: unknown): void => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  write(values.out, rowsOf(weights));
  write(values.names, { title: Object.fromEntries(names.title), company: Object.fromEntries(names.company) });
} else {
  const folds = Number(values.folds);
  const languages = [...new Set(jobs.map(({ id }) => languageOf(id)))].toSorted();
  const judged = [...jobs, ...taught];
  const tradeOf = new Map(judged.map(({ id, job }) => [id, job.truth.trade]));
  const trades = [...new Set(tradeOf.values())].toSorted();
  const foldOf = (id: string): number => {
    if (values.by === 'language') return languages.indexOf(languageOf(id)) % folds;
    // The same trade in other languages teaches the same words of tools and schools.
    if (values.by === 'trade') return trades.indexOf(tradeOf.get(id) ?? '') % folds;
    return judged.findIndex((job) => job.id === id) % folds;
  };
  const named = nameExamples();
  const totals = new Map<string, { right: number; all: number }>();
  for (let fold = 0; fold < folds; fold += 1) {
    const kept = [
      ...judged.filter(({ id }) => foldOf(id) !== fold),
      ...postings.filter(({ id }) => values.by !== 'language' || foldOf(id) !== fold),
    ];
    const weights = learn(kept.flatMap(({ examples }) => examples));
    const names = learnNames(named.filter(({ title: { id } }) => kept.some((each) => each.id === id.replace(ofJoined, ''))));
    for (const { job } of judged.filter(({ id }) => foldOf(id) === fold)) {
      const { errors, ...measures } = measureReading(readJobWith(job.posting, weights, names), job.truth, job.posting);
      for (const [name, { right, all }] of Object.entries(measures)) {
        const key = `${jobs.some(({ id }) => id === job.id) ? 'tune' : 'adverts'} ${name}`;
        const sum = totals.get(key) ?? { right: 0, all: 0 };
        totals.set(key, { right: sum.right + right, all: sum.all + all });
      }
      if (values.errors)
        console.log(
          `== ${job.id} P ${measures.precision.right}/${measures.precision.all} R ${measures.recall.right}/${measures.recall.all}\n${errors.map((error) => `   ${error}`).join('\n')}`,
        );
    }
  }
  console.log([...totals].map(([name, { right, all }]) => `${name} ${(right / all).toFixed(3)}`).join('\n'));
}
