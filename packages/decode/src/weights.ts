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
  const known = new Map<string, readonly number[]>();
  const parse = (name: string): readonly number[] | undefined => {
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
    if (row === undefined) return undefined;
    const parsed = numbers(row);
    known.set(name, parsed);
    return parsed;
  };
  return { get: (name) => known.get(name) ?? parse(name) };
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
    for (let state = 0; state < row.length; state += 1) scores[state] = (scores[state] ?? 0) + (row[state] ?? 0);
  }
  for (let state = 0; state < scores.length; state += 1) if (!isPossible(state)) scores[state] = impossible;
  return scores;
};
