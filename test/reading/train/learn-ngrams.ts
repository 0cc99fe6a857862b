import { type NgramWeights, ngramsOf, ngramUnit, shareOf, signsOf } from '@winnow/decode';
import { randomOf, shuffled } from './random.ts';

/** A text, what it is, and how often it counts. */
export type NamedText<Kind> = { readonly text: string; readonly kind: Kind; readonly weight: number };

/** `penalty` keeps the weights of rare n-grams small. */
const options = { epochs: 6, rate: 0.05, biasRate: 0.002, penalty: 3e-4 } as const;

/** Smaller differences move no weight. */
const minPull = 1e-4;

const chancesOf = (scores: Float64Array): Float64Array => {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
};

/**
 * The weights of n-grams for each kind of text, by multinomial logistic regression, in a seeded order. The same texts give the same
 * weights. N-grams share `size` rows, a power of two.
 */
export const learnNgrams = <Kind>(kinds: readonly Kind[], size: number, texts: readonly NamedText<Kind>[]): NgramWeights => {
  const count = kinds.length;
  const examples = texts
    .map(({ text, kind, weight }) => ({
      ngrams: Uint16Array.from(ngramsOf(text), (ngram) => ngram & (size - 1)),
      kind: kinds.indexOf(kind),
      weight,
    }))
    .filter(({ ngrams }) => ngrams.length > 0);
  const weights = new Float64Array(size * count);
  const squares = new Float64Array(weights.length).fill(1e-2);
  const bias = new Float64Array(count);
  const random = randomOf(1);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    const rate = options.rate * (1 - epoch / options.epochs);
    for (const { ngrams, kind, weight } of shuffled(random, examples)) {
      const share = shareOf(ngrams.length);
      const scores = Float64Array.from(bias);
      for (const ngram of ngrams)
        for (let each = 0; each < count; each += 1)
          scores[each] = (scores[each] as number) + share * (weights[ngram * count + each] as number);
      const chances = chancesOf(scores);
      for (let each = 0; each < count; each += 1) {
        const pull = weight * ((each === kind ? 1 : 0) - (chances[each] as number));
        bias[each] = (bias[each] as number) + options.biasRate * pull;
        if (Math.abs(pull) < minPull) continue;
        for (const ngram of ngrams) {
          const at = ngram * count + each;
          const slope = pull * share - options.penalty * (weights[at] as number);
          squares[at] = (squares[at] as number) + slope * slope;
          weights[at] = (weights[at] as number) + (rate * slope) / Math.sqrt(squares[at] as number);
        }
      }
    }
  }
  return {
    bias: Array.from(bias, (value) => Math.round(100 * value)),
    pairs: signsOf(weights.map((weight) => weight * ngramUnit)),
  };
};
