import { adaptiveWeights, type Weight } from './adaptive-weights.ts';
import { randomOf, shuffled } from './random.ts';

/** Candidates of which one or none is what was asked for; it may occur several times. `weight` is how often the choice counts. */
export type Choice = {
  readonly candidates: readonly { readonly evidence: readonly string[]; readonly right: boolean }[];
  readonly weight: number;
};

const options = { epochs: 16, rate: 0.15, shrink: 0.01, dropout: 0.1 } as const;

/**
 * The weights of evidence by name by which one of several candidates is chosen, or none, whose sum is 0: a softmax, in a seeded order.
 * The same choices give the same weights.
 */
export const learnChoices = (choices: readonly Choice[]): ReadonlyMap<string, number> => {
  const weights = adaptiveWeights(options);
  const random = randomOf(11);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (const { candidates, weight } of shuffled(random, choices)) {
      const own = candidates.map(({ evidence, right }) => {
        const found = evidence.filter(() => random() >= options.dropout).map(weights.of);
        return { found, right, share: Math.exp(found.reduce((sum, { value }) => sum + value, 0)) };
      });
      const all = own.reduce((sum, { share }) => sum + share, 1);
      const right = own.reduce((sum, each) => sum + (each.right ? each.share : 0), 0);
      const pulls = new Map<Weight, number>();
      for (const each of own) {
        const pull = (each.right ? each.share / right : 0) - each.share / all;
        for (const found of each.found) pulls.set(found, (pulls.get(found) ?? 0) + pull);
      }
      for (const [found, pull] of pulls) weights.move(found, pull, weight);
    }
    weights.endEpoch(epoch);
  }
  return weights.rounded();
};
