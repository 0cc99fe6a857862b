import { cleanTitle, type NameCandidate, type NameWeights, unnamed } from '@winnow/jobs/training';
import { foldLetters } from '@winnow/languages';
import { isSameName } from '../same-name.ts';

/** The candidates for a name in one posting, with the true one; null where there is none. */
export type NameExample = {
  readonly id: string;
  readonly candidates: readonly NameCandidate[];
  /** What speaks for or against having no name. */
  readonly absence: readonly string[];
  /** A candidate as it is told to people. */
  readonly told: (candidate: NameCandidate) => string;
  readonly truth: string | null;
  /** How much the example counts. */
  readonly weight: number;
};

const squashedLength = (name: string): number => name.replace(/[^\p{L}\p{N}]/gu, '').length;

/** How right a name is: 1 is as in the truth, and less with more or fewer words. */
const rightnessOf = (name: string, truth: string | null): number => {
  if (truth === null) return 0;
  const [own, other] = [cleanTitle(name), cleanTitle(truth)];
  if (!isSameName(own, other)) return 0;
  const [a, b] = [squashedLength(own), squashedLength(other)];
  return (Math.min(a, b) / Math.max(a, b)) ** 4;
};

/** A posting counts so much as one of which the name is left out. */
const shareUnnamed = 0.1;

const sharesWords = (name: string, truth: string): boolean => {
  const [own, other] = [name, truth].map((each) => foldLetters(each).replace(/[^\p{L}\p{N}]/gu, '')) as [string, string];
  return own.includes(other) || other.includes(own);
};

/** The same postings without their names, from which it is learned to name nothing. */
const unnamedOf = (examples: readonly NameExample[]): readonly NameExample[] =>
  examples.flatMap(({ truth, candidates, weight, ...rest }) =>
    truth === null
      ? []
      : [
          {
            ...rest,
            truth: null,
            absence: [unnamed],
            weight: weight * shareUnnamed,
            candidates: candidates.filter(({ name }) => !sharesWords(name, truth)),
          },
        ],
  );

/** A posting as numbers: the features of its alternatives one after another, where those of each end, and how right each is. */
type Prepared = {
  readonly weight: number;
  readonly features: Int32Array;
  readonly ends: Int32Array;
  readonly target: Float64Array;
};

const options = { epochs: 100, rate: 0.1, penalty: 0.006, minCount: 3, scale: 100 };

const prepare = (examples: readonly NameExample[], ids: ReadonlyMap<string, number>): readonly Prepared[] =>
  examples.flatMap(({ candidates, absence, truth, weight, told }) => {
    const none = truth === null ? 1 : 0;
    const target = Float64Array.from([none, ...candidates.map((each) => rightnessOf(told(each), truth))]);
    // What no candidate names teaches nothing.
    if (!target.some((each) => each > 0)) return [];
    const rows = [absence, ...candidates.map(({ features }) => [...features])].map((names) =>
      names.flatMap((name) => ids.get(name) ?? []),
    );
    let end = 0;
    const ends = Int32Array.from(rows, (row) => (end += row.length));
    return [{ features: Int32Array.from(rows.flat()), ends, target, weight }];
  });

/** Adds to the gradient by how much each feature should weigh more, for the right alternatives to become more probable. */
const pull = (gradient: Float64Array, weights: Float64Array, { features, ends, target, weight }: Prepared): void => {
  const chances = new Float64Array(ends.length);
  let top = Number.NEGATIVE_INFINITY;
  for (let at = 0, from = 0; at < ends.length; from = ends[at] as number, at += 1) {
    let score = 0;
    for (let index = from; index < (ends[at] as number); index += 1) score += weights[features[index] as number] as number;
    chances[at] = score;
    top = Math.max(top, score);
  }
  let [all, right] = [0, 0];
  for (let at = 0; at < ends.length; at += 1) {
    const grown = Math.exp((chances[at] as number) - top);
    chances[at] = grown;
    all += grown;
    right += grown * (target[at] as number);
  }
  for (let at = 0, from = 0; at < ends.length; from = ends[at] as number, at += 1) {
    const change = weight * (chances[at] as number) * ((target[at] as number) / right - 1 / all);
    if (Math.abs(change) < 1e-6) continue;
    for (let index = from; index < (ends[at] as number); index += 1) {
      const id = features[index] as number;
      gradient[id] = (gradient[id] as number) + change;
    }
  }
};

/** Learns by which features a name is known, as a choice among the candidates of a posting; the same examples give the same weights. Having no name loses `boldness`. */
export const trainNames = (examples: readonly NameExample[], boldness = 0): NameWeights => {
  const { epochs, rate, penalty, minCount, scale } = options;
  const counts = new Map<string, number>([[unnamed, minCount]]);
  for (const { candidates, absence } of examples)
    for (const feature of new Set([...absence, ...candidates.flatMap(({ features }) => [...features])]))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const ids = new Map([...counts].filter(([, count]) => count >= minCount).map(([name], index) => [name, index] as const));
  const weights = new Float64Array(ids.size);
  const squares = new Float64Array(ids.size).fill(1e-6);
  const prepared = prepare([...examples, ...unnamedOf(examples)], ids);
  // Smaller and smaller steps: the last ones of full length would leave each weight beside its best value by chance.
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const gradient = new Float64Array(ids.size);
    for (const each of prepared) pull(gradient, weights, each);
    for (let id = 0; id < weights.length; id += 1) {
      const step = (gradient[id] ?? 0) / prepared.length - penalty * (weights[id] ?? 0);
      squares[id] = (squares[id] ?? 0) * 0.9 + step * step * 0.1;
      weights[id] = (weights[id] ?? 0) + (rate * (1 - epoch / epochs) * step) / Math.sqrt(squares[id] ?? 1);
    }
  }
  return new Map(
    [...ids]
      .map(([name, id]) => [name, Math.round((weights[id] ?? 0) * scale) - (name === unnamed ? boldness : 0)] as const)
      .filter(([, weight]) => weight !== 0),
  );
};
