import { writeFileSync } from 'node:fs';
import { type QuoteSigns, quoteScore } from '@winnow/matching/training';
import { loadJobs } from '../load-jobs.ts';
import { type ChoiceOfQuotes, choicesOf } from './quote-choices.ts';

// npm run train:quotes: learns the weights by which a skill or certificate is quoted, from the proofs that the truth of tune quotes, by
// logistic regression over the quotes of each requirement; prints how often the first quote is the proof, of jobs that were left out, too.
const file = new URL('../../../packages/matching/data/quote-weights.json', import.meta.url);
const folds = 6;
const steps = 400;
const step = 0.03;
/** How strongly weights are drawn to nothing. */
const penalty = 2;
const decay = { mean: 0.9, square: 0.999 };
/** Weights are whole numbers of so many parts. */
const parts = 10;
const whole = 100;

const jobs = await Promise.all(loadJobs('tune').map(choicesOf));
const names = Object.keys(jobs.flat()[0]?.quotes[0]?.signs ?? {}) as readonly (keyof QuoteSigns)[];

const scoreBy = (weights: readonly number[]) => {
  const indexed = names.map((name, index) => [name, weights[index] ?? 0] as const);
  return (signs: QuoteSigns): number => indexed.reduce((sum, [name, weight]) => sum + (weight * signs[name]) / whole, 0);
};

/** How the weights should change: what the proofs have more of than all quotes of a requirement. */
const slopesOf = (choices: readonly ChoiceOfQuotes[], weights: readonly number[]): readonly number[] => {
  const scoreOf = scoreBy(weights);
  const slopes = weights.map((weight) => -penalty * weight);
  for (const { quotes } of choices) {
    const scores = quotes.map(({ signs }) => scoreOf(signs));
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const all = odds.reduce((sum, each) => sum + each, 0);
    const proofs = odds.reduce((sum, each, index) => (quotes[index]?.isProof ? sum + each : sum), 0);
    for (const [index, { signs, isProof }] of quotes.entries()) {
      const more = (isProof ? (odds[index] ?? 0) / proofs : 0) - (odds[index] ?? 0) / all;
      for (const [at, name] of names.entries()) slopes[at] = (slopes[at] ?? 0) + (more * signs[name]) / whole;
    }
  }
  return slopes;
};

const learn = (choices: readonly ChoiceOfQuotes[]): readonly number[] => {
  const telling = choices.filter(({ quotes }) => quotes.some(({ isProof }) => isProof) && quotes.some(({ isProof }) => !isProof));
  const [weights, means, squares] = [names.map(() => 0), names.map(() => 0), names.map(() => 0)];
  for (let time = 1; time <= steps; time += 1)
    for (const [at, slope] of slopesOf(telling, weights).entries()) {
      means[at] = decay.mean * (means[at] ?? 0) + (1 - decay.mean) * slope;
      squares[at] = decay.square * (squares[at] ?? 0) + (1 - decay.square) * slope * slope;
      const size = Math.sqrt((squares[at] ?? 0) / (1 - decay.square ** time)) + Number.EPSILON;
      weights[at] = (weights[at] ?? 0) + (step * (means[at] ?? 0)) / (1 - decay.mean ** time) / size;
    }
  return weights.map((weight) => Math.round(weight * parts));
};

/** How many first quotes are the proof. */
const rightBy = (choices: readonly ChoiceOfQuotes[], scoreOf: (signs: QuoteSigns) => number): number =>
  choices.filter(({ quotes }) => quotes.toSorted((a, b) => scoreOf(b.signs) - scoreOf(a.signs))[0]?.isProof).length;

const all = jobs.flat();
const leftOut = Array.from({ length: folds }, (_, fold) => {
  const weights = learn(jobs.filter((_, at) => at % folds !== fold).flat());
  return rightBy(jobs.filter((_, at) => at % folds === fold).flat(), scoreBy(weights));
});
const weights = learn(all);
const printed = (name: string, right: number): void => console.log(`${name}: ${((100 * right) / all.length).toFixed(1)} %`);
printed('by the weights before', rightBy(all, quoteScore));
printed(
  'jobs left out',
  leftOut.reduce((sum, right) => sum + right, 0),
);
printed('by the new weights', rightBy(all, scoreBy(weights)));
writeFileSync(file, `${JSON.stringify(Object.fromEntries(names.map((name, at) => [name, weights[at]])), null, 2)}\n`);
