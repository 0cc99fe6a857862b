import type { Grammar } from '@winnow/decode';

const scaleToOne = (values: Float64Array): number => {
  let sum = 0;
  for (const value of values) sum += value;
  for (const [index, value] of values.entries()) values[index] = value / sum;
  return sum;
};

/** The factors of steps between states, at lines where a column begins and at others. */
export const movesOf = ({ steps: grammar }: Grammar, steps: Float64Array, jumpPrice = Number.POSITIVE_INFINITY) => {
  const atStart = steps.map((step, at) => (grammar[at] === 'never' ? 0 : Math.exp(step)));
  const priced = Math.exp(-jumpPrice);
  return { atStart, inside: atStart.map((move, at) => (grammar[at] === 'jump' ? move * priced : move)) };
};

/** The factors of the states of each line. */
export const emissionsOf = (rows: readonly Float64Array[]): readonly Float64Array[] =>
  rows.map((row) => {
    let max = Number.NEGATIVE_INFINITY;
    for (const value of row) if (value > max) max = value;
    const emitted = new Float64Array(row.length);
    for (const [state, value] of row.entries()) emitted[state] = Math.exp(Math.max(-300, value - max));
    return emitted;
  });

const masked = (row: Float64Array, mask: ArrayLike<number> | undefined): Float64Array => {
  const own = new Float64Array(row.length);
  if (mask !== undefined) for (const [state, value] of row.entries()) own[state] = value * (mask[state] as number);
  return mask === undefined ? row : own;
};

/** The probability of each state of each line, and the expected number of each step (forward and backward sums), among those `allowed`. */
export const expectations = (
  { count: size, begin }: Grammar,
  all: readonly Float64Array[],
  { atStart, inside }: ReturnType<typeof movesOf>,
  opens: readonly boolean[],
  allowed?: readonly ArrayLike<number>[],
) => {
  const emitted = all.map((row, index) => masked(row, allowed?.[index]));
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
  const arrived = new Float64Array(size);
  let after = new Float64Array(size).fill(1);
  for (let index = emitted.length - 1; index >= 0; index -= 1) {
    const move = opens[index] === true ? atStart : inside;
    const before = forward[index - 1] ?? first;
    const [now, emit, scale] = [forward[index] as Float64Array, emitted[index] as Float64Array, scales[index] as number];
    const chances = new Float64Array(size);
    const reached: number[] = [];
    for (let state = 0; state < size; state += 1) {
      chances[state] = (now[state] as number) * (after[state] as number);
      arrived[state] = ((emit[state] as number) * (after[state] as number)) / scale;
      if (arrived[state] !== 0) reached.push(state);
    }
    probable[index] = chances;
    const earlier = new Float64Array(size);
    for (let from = 0; from < size; from += 1) {
      const [row, chance] = [from * size, before[from] as number];
      let sum = 0;
      for (const to of reached) {
        const flow = (move[row + to] as number) * (arrived[to] as number);
        sum += flow;
        counts[row + to] = (counts[row + to] as number) + chance * flow;
      }
      earlier[from] = sum;
    }
    after = earlier;
  }
  return { probable, counts };
};
