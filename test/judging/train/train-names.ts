import { cleanTitle, type NameCandidate, type NameWeights, unnamed } from '@winnow/jobs/training';
import { foldLetters } from '@winnow/languages';
import { isSameName } from '../same-name.ts';

/** The candidates for a name in one posting, with the true one; null where there is none. */
export type NameExample = {
  readonly id: string;
  readonly candidates: readonly NameCandidate[];
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
            weight: weight * shareUnnamed,
            candidates: candidates.filter(({ name }) => !sharesWords(name, truth)),
          },
        ],
  );

type Prepared = { readonly weight: number; readonly rows: readonly Int32Array[]; readonly target: Float64Array };

const options = { epochs: 100, rate: 0.1, penalty: 0.006, minCount: 3, scale: 100 };

const prepare = (examples: readonly NameExample[], ids: ReadonlyMap<string, number>): readonly Prepared[] =>
  examples.flatMap(({ candidates, truth, weight, told }) => {
    const none = truth === null ? 1 : 0;
    const target = Float64Array.from([none, ...candidates.map((each) => rightnessOf(told(each), truth))]);
    // What no candidate names teaches nothing.
    if (!target.some((each) => each > 0)) return [];
    const rows = [[unnamed], ...candidates.map(({ features }) => [...features])].map((names) =>
      Int32Array.from(names.flatMap((name) => ids.get(name) ?? [])),
    );
    return [{ rows, target, weight }];
  });

/** Learns by which features a name is known, as a choice among the candidates of a posting; the same examples give the same weights. Having no name loses `boldness`. */
export const trainNames = (examples: readonly NameExample[], boldness = 0): NameWeights => {
  const { epochs, rate, penalty, minCount, scale } = options;
  const counts = new Map<string, number>([[unnamed, minCount]]);
  for (const { candidates } of examples)
    for (const feature of new Set(candidates.flatMap(({ features }) => [...features])))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const ids = new Map([...counts].filter(([, count]) => count >= minCount).map(([name], index) => [name, index] as const));
  const weights = new Float64Array(ids.size);
  const squares = new Float64Array(ids.size).fill(1e-6);
  const prepared = prepare([...examples, ...unnamedOf(examples)], ids);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const gradient = new Float64Array(ids.size);
    for (const { rows, target, weight } of prepared) {
      const scores = rows.map((row) => row.reduce((sum, id) => sum + (weights[id] ?? 0), 0));
      const top = Math.max(...scores);
      const grown = scores.map((score) => Math.exp(score - top));
      const all = grown.reduce((sum, each) => sum + each, 0);
      const right = grown.reduce((sum, each, at) => sum + each * (target[at] ?? 0), 0);
      for (const [at, row] of rows.entries()) {
        const own = grown[at] ?? 0;
        const change = (own * (target[at] ?? 0)) / right - own / all;
        if (Math.abs(change) < 1e-6) continue;
        for (const id of row) gradient[id] = (gradient[id] ?? 0) + weight * change;
      }
    }
    for (let id = 0; id < weights.length; id += 1) {
      const step = (gradient[id] ?? 0) / prepared.length - penalty * (weights[id] ?? 0);
      squares[id] = (squares[id] ?? 0) * 0.9 + step * step * 0.1;
      weights[id] = (weights[id] ?? 0) + (rate * step) / Math.sqrt(squares[id] ?? 1);
    }
  }
  return new Map(
    [...ids]
      .map(([name, id]) => [name, Math.round((weights[id] ?? 0) * scale) - (name === unnamed ? boldness : 0)] as const)
      .filter(([, weight]) => weight !== 0),
  );
};
