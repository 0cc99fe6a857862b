import type { Grammar, Weights } from '@winnow/decode';
import { emissionsOf, expectations, movesOf } from './expectations.ts';
import { createParameters } from './parameters.ts';

/** Weights of which the features can be listed. */
export type LearnedWeights = Weights & { readonly features: ReadonlyMap<string, readonly number[]> };

export type Example = {
  /** The family of layouts that it comes from, if it belongs to one. */
  readonly family: string | null;
  readonly features: readonly (readonly string[])[];
  /** 1 for each state that a line may have by what is known of it, else 0. */
  readonly allowed: readonly Float64Array[];
  /** Which states a line may be in for all that is seen of it; all if left out. */
  readonly possible?: readonly (readonly boolean[])[];
  readonly opens: readonly boolean[];
  /** How much the example counts. */
  readonly weight: number;
};

/** What is learned: the states, and the parameters that make up a score. What states share is learned together. */
export type Field = {
  readonly grammar: Grammar;
  /** What a step `jump` costs more where nothing opens; impossible there if left out. */
  readonly jumpPrice?: number;
  readonly partsOf: (feature: string, state: number) => readonly string[];
  readonly stepParts: (from: number, to: number) => readonly string[];
  /** The weight of a parameter in use, given what was learned. */
  readonly adjusted?: (part: string, weight: number) => number;
};

/** Pseudo-random numbers that are the same every time. */
const randomFrom = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A pseudo-random order that is the same every time. */
const shuffled = (length: number, seed: number): readonly number[] => {
  const random = randomFrom(seed);
  const order = Array.from({ length }, (_, index) => index);
  for (let index = length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] as number, order[index] as number];
  }
  return order;
};

export type Options = {
  /** Another one gives another order of the examples. */
  readonly seed?: number;
  readonly epochs: number;
  readonly rate: number;
  /** Strength of the penalty on large weights. */
  readonly penalty: number;
  readonly minCount: number;
  /** The share of features left out each time. */
  readonly dropout: number;
  /** The factor that makes weights integers. */
  readonly scale: number;
};

/** The features that enough lines have, in the order of their names. */
const frequent = (examples: readonly Example[], minCount: number): readonly string[] => {
  const seen = new Map<string, number>();
  for (const { features } of examples)
    for (const own of features) for (const name of own) seen.set(name, (seen.get(name) ?? 0) + 1);
  return [...seen]
    .filter(([, count]) => count >= minCount)
    .map(([name]) => name)
    .toSorted();
};

/** The two tables of parameters: those of features in states, and those of steps. */
const [ofFeatures, ofSteps] = [0, 1] as const;

/** A function that learns from one example with some of its features, and returns how many of its lines it had right. */
const learner = (
  grammar: Grammar,
  jumpPrice: number | undefined,
  { sumOf, push }: ReturnType<typeof createParameters>,
  features: number,
) => {
  const { count: size } = grammar;
  const places = new Int32Array(features).fill(-1);
  return ({ opens, weight, allowed, possible }: Example, own: readonly Int32Array[]): number => {
    // Lines share most of their features: each is added up once. `places` are where its scores begin.
    const ids: number[] = [];
    for (const line of own)
      for (const id of line)
        if (places[id] === -1) {
          places[id] = ids.length * size;
          ids.push(id);
        }
    const scores = new Float64Array(ids.length * size);
    for (let at = 0; at < ids.length; at += 1)
      for (let state = 0; state < size; state += 1)
        scores[at * size + state] = sumOf(ofFeatures, (ids[at] as number) * size + state);
    const rows = own.map((line) => {
      const row = new Float64Array(size);
      for (const id of line) {
        const place = places[id] as number;
        for (let state = 0; state < size; state += 1) row[state] = (row[state] as number) + (scores[place + state] as number);
      }
      return row;
    });
    const steps = new Float64Array(size * size);
    for (let step = 0; step < steps.length; step += 1) steps[step] = sumOf(ofSteps, step);
    const [moves, emitted] = [movesOf(grammar, steps, jumpPrice), emissionsOf(rows)];
    const masks = possible?.map((line) => line.map(Number));
    const { probable, counts } = expectations(grammar, emitted, moves, opens, masks);
    const known = expectations(grammar, emitted, moves, opens, allowed);
    const pulls = new Float64Array(scores.length);
    let right = 0;
    for (const [index, line] of own.entries()) {
      const [chance, wanted] = [probable[index] as Float64Array, known.probable[index] as Float64Array];
      for (let state = 0; state < size; state += 1) {
        if (allowed[index]?.[state] === 1) right += chance[state] as number;
        const by = weight * ((wanted[state] as number) - (chance[state] as number));
        // Also for what is no number: where nothing that is known of a line is possible, nothing is learned from it.
        if (!(Math.abs(by) > 1e-4)) continue;
        for (const id of line) {
          const at = (places[id] as number) + state;
          pulls[at] = (pulls[at] as number) + by;
        }
      }
    }
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at] as number;
      for (let state = 0; state < size; state += 1) {
        const pull = pulls[at * size + state] as number;
        if (pull !== 0) push(ofFeatures, id * size + state, pull);
      }
      places[id] = -1;
    }
    for (let step = 0; step < counts.length; step += 1) {
      const by = weight * ((known.counts[step] as number) - (counts[step] as number));
      if (Math.abs(by) > 1e-4) push(ofSteps, step, by);
    }
    return right;
  };
};

/** Learns the weights of a conditional random field; the same examples in the same order give the same weights. */
export const trainField = (
  { grammar, jumpPrice, partsOf, stepParts, adjusted = (_, weight) => weight }: Field,
  examples: readonly Example[],
  options: Options,
  report: (epoch: number, right: number) => void,
): LearnedWeights => {
  const { seed = 0, dropout, epochs } = options;
  const names = frequent(examples, options.minCount);
  const every = Array.from({ length: grammar.count }, (_, state) => state);
  const parameters = createParameters([
    names.flatMap((name) => every.map((state) => partsOf(name, state))),
    every.flatMap((from) => every.map((to) => stepParts(from, to))),
  ]);
  const { ids, weights, sumOf, step } = parameters;
  const featureIds = new Map(names.map((name, id) => [name, id]));
  const coded = examples.map(({ features }) =>
    features.map((own) => Int32Array.from(own.flatMap((name) => featureIds.get(name) ?? []))),
  );
  const learn = learner(grammar, jumpPrice, parameters, names.length);
  const random = randomFrom(7 + seed);
  // The mean over the later half of the epochs, which depends less on the order of the examples than the last weights.
  const mean = new Float64Array(ids.size);
  const settled = Math.floor(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let right = 0;
    let lines = 0;
    for (const at of shuffled(examples.length, epoch + 1 + 1_000 * seed)) {
      const all = coded[at] as readonly Int32Array[];
      if (all.length === 0) continue;
      // Without some of the features each time, so that each is learned to be enough: in real resumes many are missing.
      const kept = names.map(() => random() >= dropout);
      lines += all.length;
      right += learn(
        examples[at] as Example,
        all.map((own) => own.filter((id) => kept[id])),
      );
      step(options.rate, options.penalty);
    }
    report(epoch + 1, right / lines);
    if (epoch >= settled)
      for (const [part, weight] of weights.entries()) mean[part] = (mean[part] as number) + weight / (epochs - settled);
  }
  for (const [name, part] of ids) weights[part] = adjusted(name, mean[part] as number);
  const whole = (value: number): number => Math.round(value * options.scale);
  return {
    features: new Map(
      names.map((name, id) => [name, every.map((state) => whole((1 - dropout) * sumOf(ofFeatures, id * every.length + state)))]),
    ),
    steps: every.flatMap((from) => every.map((to) => whole(sumOf(ofSteps, from * every.length + to)))),
  };
};
