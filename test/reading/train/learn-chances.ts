import { adaptiveWeights } from './adaptive-weights.ts';
import { randomOf, shuffled } from './random.ts';

/** What was seen of something, whether it is what was asked for, and how often it counts. */
export type Judged = { readonly evidence: readonly string[]; readonly right: boolean; readonly weight: number };

const options = { epochs: 12, rate: 0.1, shrink: 0.03, dropout: 0.1 } as const;

/**
 * The weights of evidence by name, by logistic regression, in a seeded order. The same examples give the same weights.
 */
export const learnChances = (examples: readonly Judged[]): ReadonlyMap<string, number> => {
  const weights = adaptiveWeights(options);
  const random = randomOf(11);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (const each of shuffled(random, examples)) {
      const own = each.evidence.filter(() => random() >= options.dropout).map(weights.of);
      const sum = own.reduce((total, { value }) => total + value, 0);
      const pull = (each.right ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      for (const weight of own) weights.move(weight, pull, each.weight);
    }
    weights.endEpoch(epoch);
  }
  return weights.rounded();
};
