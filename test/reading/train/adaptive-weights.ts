import { unit } from '@winnow/resumes/training';

/** A weight of some evidence while it is learned. */
export type Weight = { value: number; square: number; sum: number };

/** How weights are learned: `shrink` is the penalty on large ones, `dropout` the share of evidence left out each time. */
export type LearningOptions = {
  readonly epochs: number;
  readonly rate: number;
  readonly shrink: number;
  readonly dropout: number;
};

/** Smaller weights are left out. */
const least = 2;

/** Weights of evidence by name that are learned in adaptive steps (AdaGrad); the result is the mean over the later half of the epochs. */
export const adaptiveWeights = ({ epochs, rate, shrink, dropout }: LearningOptions) => {
  const weights = new Map<string, Weight>();
  return {
    of: (name: string): Weight => {
      const found = weights.get(name) ?? { value: 0, square: 0.01, sum: 0 };
      weights.set(name, found);
      return found;
    },
    /** Moves a weight by what pulls at it. */
    move: (weight: Weight, pull: number, counted: number): void => {
      const slope = counted * (pull - shrink * weight.value);
      weight.square += slope * slope;
      weight.value += (rate * slope) / Math.sqrt(weight.square);
    },
    endEpoch: (epoch: number): void => {
      const settled = epochs / 2;
      if (epoch >= settled) for (const weight of weights.values()) weight.sum += weight.value / (epochs - settled);
    },
    /** The weights by name, in the unit of weights, as if no evidence were left out. */
    rounded: (): ReadonlyMap<string, number> => {
      const all = [...weights].map(([name, { sum }]) => [name, Math.round(sum * (1 - dropout) * unit)] as const);
      return new Map(all.filter(([, value]) => Math.abs(value) > least).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
};
