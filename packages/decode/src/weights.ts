import { nameOf } from './numbered.ts';

/** Rows of numbers by name. */
export type NumberRows = { readonly get: (name: string) => readonly number[] | undefined };

/** Weights of states by feature, and of the steps between states; all integers. */
export type Weights = { readonly features: NumberRows; readonly steps: readonly number[] };

/** Weights as they are stored: rows of numbers separated by spaces, which keeps the file small and its changes readable. */
type StoredWeights = { readonly features: Readonly<Record<string, string>>; readonly steps: string };

/** The numbers of a row. */
export const numbers = (row: string): readonly number[] => row.split(' ').map(Number);

/** Rows of numbers by name, each parsed when it is first used: a text has few of the thousands of features. */
export const numberRows = (rows: Readonly<Record<string, string>>): NumberRows => {
  // A map: asking an object for one of many names that it lacks takes several times as long.
  const known = new Map<string, string | readonly number[]>(Object.entries(rows));
  return {
    get: (name) => {
      const row = known.get(name);
      if (typeof row !== 'string') return row;
      const parsed = numbers(row);
      known.set(name, parsed);
      return parsed;
    },
  };
};

const none: readonly number[] = [];

/** The rows of numbered features, each searched for by its name when it is first asked for; empty if it has none. */
export const rowsByNumber = (rows: NumberRows): ((feature: number) => readonly number[]) => {
  const known: (readonly number[] | undefined)[] = [];
  return (feature) => {
    const row = known[feature];
    if (row !== undefined) return row;
    const found = rows.get(nameOf(feature)) ?? none;
    known[feature] = found;
    return found;
  };
};

/** The weights in a file of data. */
export const weightsOf = ({ features, steps }: StoredWeights): Weights => ({
  features: numberRows(features),
  steps: numbers(steps),
});

/** Below every score: for states that a line cannot be in. */
const impossible = -1_000_000;

/** The score of each state that is possible for a line with these features; features without weights count nothing. */
export const scoresOf = (
  names: readonly string[],
  { features, steps }: Weights,
  isPossible: (state: number) => boolean,
): Int32Array => {
  const scores = new Int32Array(Math.sqrt(steps.length));
  for (const name of names) {
    const row = features.get(name);
    if (row === undefined) continue;
    for (let state = 0; state < row.length; state += 1) scores[state] = (scores[state] as number) + (row[state] as number);
  }
  for (let state = 0; state < scores.length; state += 1) if (!isPossible(state)) scores[state] = impossible;
  return scores;
};

/** Where the rows of features are that have no weights. */
const nowhere = -1;

/**
 * The same for numbered features. Their rows lie in one block, each copied when it is first asked for: rows of their own would be
 * spread over more memory than stays near the processor.
 */
export const scorerOf = ({
  features,
  steps,
}: Weights): ((numbers: readonly number[], possible: readonly boolean[]) => Int32Array) => {
  const width = Math.sqrt(steps.length);
  let block = new Int32Array(width * 1_024);
  let end = 0;
  const starts: (number | undefined)[] = [];
  const enter = (feature: number): number => {
    const row = features.get(nameOf(feature));
    if (row === undefined) return nowhere;
    if (end + width > block.length) {
      const larger = new Int32Array(block.length * 2);
      larger.set(block);
      block = larger;
    }
    block.set(row, end);
    end += width;
    return end - width;
  };
  return (numbers, possible) => {
    const scores = new Int32Array(width);
    for (let index = 0; index < numbers.length; index += 1) {
      const feature = numbers[index] as number;
      let start = starts[feature];
      if (start === undefined) {
        start = enter(feature);
        starts[feature] = start;
      }
      if (start === nowhere) continue;
      for (let state = 0; state < width; state += 1) scores[state] = (scores[state] as number) + (block[start + state] as number);
    }
    for (let state = 0; state < width; state += 1) if (possible[state] !== true) scores[state] = impossible;
    return scores;
  };
};
