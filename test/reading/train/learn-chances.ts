import { unit } from '@winnow/resumes/training';
import { randomOf, shuffled } from './random.ts';

/** What was seen of something, whether it is what was asked for, and how often it counts. */
export type Judged = { readonly evidence: readonly string[]; readonly right: boolean; readonly weight: number };

type Weight = { value: number; square: number; sum: number };

/** How weights are learned: `shrink` is the penalty on large ones, `dropout` the share of evidence left out each time. */
const options = { epochs: 12, rate: 0.1, shrink: 0.03, dropout: 0.1 } as const;

/** Smaller weights are left out. */
const least = 2;

/**
 * The weights of evidence by name, by logistic regression: adaptive steps in a seeded order, the mean over the later half of the
 * epochs. The same examples give the same weights.
 */
export const learnChances = (examples: readonly Judged[]): ReadonlyMap<string, number> => {
  const { epochs, rate, shrink, dropout } = options;
  const weights = new Map<string, Weight>();
  const weightOf = (name: string): Weight => {
    const found = weights.get(name) ?? { value: 0, square: 0.01, sum: 0 };
    weights.set(name, found);
    return found;
  };
  const random = randomOf(11);
  const settled = epochs / 2;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const each of shuffled(random, examples)) {
      const own = each.evidence.filter(() => random() >= dropout).map(weightOf);
      const sum = own.reduce((total, { value }) => total + value, 0);
      const pull = (each.right ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      for (const weight of own) {
        const slope = each.weight * (pull - shrink * weight.value);
        weight.square += slope * slope;
        weight.value += (rate * slope) / Math.sqrt(weight.square);
      }
    }
    if (epoch >= settled) for (const weight of weights.values()) weight.sum += weight.value / (epochs - settled);
  }
  const rounded = [...weights].map(([name, { sum }]) => [name, Math.round(sum * (1 - dropout) * unit)] as const);
  return new Map(rounded.filter(([, value]) => Math.abs(value) > least).toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
