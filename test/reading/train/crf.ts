import type { Grammar, Weights } from '@winnow/decode';

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
  readonly partsOf: (feature: string, state: number) => readonly string[];
  readonly stepParts: (from: number, to: number) => readonly string[];
  /** The weight of a parameter in use, given what was learned. */
  readonly adjusted?: (part: string, weight: number) => number;
};

/** Numbers for strings in the order in which they come. */
const numbering = () => {
  const ids = new Map<string, number>();
  return {
    ids,
    of: (name: string): number => {
      const id = ids.get(name) ?? ids.size;
      ids.set(name, id);
      return id;
    },
  };
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

const scaleToOne = (values: Float64Array): number => {
  const sum = values.reduce((total, value) => total + value, 0);
  for (const [index, value] of values.entries()) values[index] = value / sum;
  return sum;
};

/** The probability of each state of each line, and the expected number of each step (forward and backward sums), among those `allowed`. */
const expectations = (
  { count: size, begin, steps: grammar }: Grammar,
  rows: readonly Float64Array[],
  steps: Float64Array,
  opens: readonly boolean[],
  allowed?: readonly Float64Array[],
) => {
  const moves = steps.map(Math.exp);
  const atStart = moves.map((move, at) => (grammar[at] === 'never' ? 0 : move));
  const inside = atStart.map((move, at) => (grammar[at] === 'jump' ? 0 : move));
  const emitted = rows.map((row, index) => {
    const mask = allowed?.[index];
    const max = row.reduce((top, value) => Math.max(top, value), Number.NEGATIVE_INFINITY);
    return row.map((value, state) => Math.exp(Math.max(-300, value - max)) * (mask?.[state] ?? 1));
  });
  const first = new Float64Array(size);
  first[begin] = 1;
  const forward: Float64Array[] = [];
  const scales: number[] = [];
  for (const [index, emit] of emitted.entries()) {
    const before = forward[index - 1] ?? first;
    const move = opens[index] === true ? atStart : inside;
    const now = new Float64Array(size);
    for (let from = 0; from < size; from += 1) {
      const score = before[from] as number;
      if (score === 0) continue;
      for (let to = 0; to < size; to += 1) now[to] = (now[to] as number) + score * (move[from * size + to] as number);
    }
    for (let to = 0; to < size; to += 1) now[to] = (now[to] as number) * (emit[to] as number);
    // What is known of a file may be what the grammar does not have.
    if (now.every((score) => score === 0)) now.set(emit);
    scales.push(scaleToOne(now));
    forward.push(now);
  }
  const counts = new Float64Array(size * size);
  const probable: Float64Array[] = [];
  let after = new Float64Array(size).fill(1);
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const move = opens[index] === true ? atStart : inside;
    const before = forward[index - 1] ?? first;
    probable[index] = (forward[index] as Float64Array).map((score, state) => score * (after[state] as number));
    const arrived = (emitted[index] as Float64Array).map(
      (emit, state) => (emit * (after[state] as number)) / (scales[index] as number),
    );
    const earlier = new Float64Array(size);
    for (let from = 0; from < size; from += 1) {
      let sum = 0;
      for (let to = 0; to < size; to += 1) {
        const flow = (move[from * size + to] as number) * (arrived[to] as number);
        sum += flow;
        counts[from * size + to] = (counts[from * size + to] as number) + (before[from] as number) * flow;
      }
      earlier[from] = sum;
    }
    after = earlier;
  }
  return { probable, counts };
};

/** Learns the weights of a conditional random field; the same examples in the same order give the same weights. */
export const trainField = (
  { grammar, partsOf, stepParts, adjusted = (_, weight) => weight }: Field,
  examples: readonly Example[],
  options: Options,
  report: (epoch: number, right: number) => void,
): LearnedWeights => {
  const { count: size } = grammar;
  const every = Array.from({ length: size }, (_, state) => state);
  const seen = new Map<string, number>();
  for (const { features } of examples)
    for (const own of features) for (const name of own) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen]
    .filter(([, count]) => count >= options.minCount)
    .map(([name]) => name)
    .toSorted();
  const featureIds = new Map(names.map((name, id) => [name, id]));
  const params = numbering();
  const partTable = names.map((name) => every.map((state) => Int32Array.from(partsOf(name, state).map(params.of))));
  const stepTable = every.flatMap((from) => every.map((to) => Int32Array.from(stepParts(from, to).map(params.of))));
  const { seed = 0 } = options;
  const random = randomFrom(7 + seed);
  const present = 1 - options.dropout;
  const weights = new Float64Array(params.ids.size);
  const squares = new Float64Array(params.ids.size).fill(1e-2);
  const gradient = new Float64Array(params.ids.size);
  const touched: number[] = [];
  const coded = examples.map(({ features }) =>
    features.map((own) => Int32Array.from(own.flatMap((name) => featureIds.get(name) ?? []))),
  );
  const sumOf = (parts: Int32Array): number => {
    let sum = 0;
    for (const part of parts) sum += weights[part] as number;
    return sum;
  };
  const push = (parts: Int32Array, by: number): void => {
    for (const part of parts) {
      if (gradient[part] === 0) touched.push(part);
      gradient[part] = (gradient[part] as number) + by;
    }
  };
  // The mean over the later half of the epochs, which depends less on the order of the examples than the last weights.
  const mean = new Float64Array(params.ids.size);
  const settled = Math.floor(options.epochs / 2);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    let right = 0;
    let lines = 0;
    for (const at of shuffled(examples.length, epoch + 1 + 1_000 * seed)) {
      const { opens, weight, allowed, possible } = examples[at] as Example;
      const all = coded[at] as readonly Int32Array[];
      if (all.length === 0) continue;
      // Without some of the features each time, so that each is learned to be enough: in real resumes many are missing.
      const kept = names.map(() => random() >= options.dropout);
      const own = all.map((ids) => ids.filter((id) => kept[id]));
      // Lines share most of their features: each is added up once.
      const scores = new Map<number, Float64Array>();
      for (const id of new Set(own.flatMap((ids) => [...ids])))
        scores.set(id, Float64Array.from(partTable[id] as readonly Int32Array[], sumOf));
      const rows = own.map((ids) => {
        const row = new Float64Array(size);
        for (const id of ids) {
          const score = scores.get(id) as Float64Array;
          for (let state = 0; state < size; state += 1) row[state] = (row[state] as number) + (score[state] as number);
        }
        return row;
      });
      const steps = Float64Array.from(stepTable.map(sumOf));
      const { probable, counts } = expectations(
        grammar,
        rows,
        steps,
        opens,
        possible?.map((own) => Float64Array.from(own, Number)),
      );
      const known = expectations(grammar, rows, steps, opens, allowed);
      const pulls = new Map([...scores.keys()].map((id) => [id, new Float64Array(size)]));
      for (const [index, ids] of own.entries()) {
        const [chance, wanted] = [probable[index] as Float64Array, known.probable[index] as Float64Array];
        lines += 1;
        for (let state = 0; state < size; state += 1) {
          if (allowed[index]?.[state] === 1) right += chance[state] as number;
          const by = weight * ((wanted[state] as number) - (chance[state] as number));
          // Also for what is no number: where nothing that is known of a line is possible, nothing is learned from it.
          if (!(Math.abs(by) > 1e-4)) continue;
          for (const id of ids) {
            const pull = pulls.get(id) as Float64Array;
            pull[state] = (pull[state] as number) + by;
          }
        }
      }
      for (const [id, pull] of pulls)
        for (let state = 0; state < size; state += 1)
          if (pull[state] !== 0) push(partTable[id]?.[state] as Int32Array, pull[state] as number);
      for (const [step, count] of counts.entries()) {
        const by = weight * ((known.counts[step] as number) - count);
        if (Math.abs(by) > 1e-4) push(stepTable[step] as Int32Array, by);
      }
      for (const part of touched) {
        const slope = (gradient[part] as number) - options.penalty * (weights[part] as number);
        squares[part] = (squares[part] as number) + slope * slope;
        weights[part] = (weights[part] as number) + (options.rate * slope) / Math.sqrt(squares[part] as number);
        gradient[part] = 0;
      }
      touched.length = 0;
    }
    report(epoch + 1, right / lines);
    if (epoch >= settled)
      for (const [part, weight] of weights.entries()) mean[part] = (mean[part] as number) + weight / (options.epochs - settled);
  }
  weights.set(mean);
  const whole = (value: number): number => Math.round(value * options.scale);
  for (const [name, part] of params.ids) weights[part] = adjusted(name, weights[part] as number);
  return {
    features: new Map(names.map((name, id) => [name, (partTable[id] ?? []).map((parts) => whole(present * sumOf(parts)))])),
    steps: stepTable.map((parts) => whole(sumOf(parts))),
  };
};
