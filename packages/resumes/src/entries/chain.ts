/**
 * A sequence of pieces and the scores of their roles, as a linear-chain model: each piece has one role, and a role that names one
 * value of an entry is used for one piece, or for several that can be joined.
 */
export type Chain = {
  /** Score of each role, by piece. */
  readonly scores: readonly (readonly number[])[];
  /** Score of a piece's role after that of the piece before. */
  readonly pair: (piece: number, before: number, role: number) => number;
  /** Score of the set of roles used, as bits. */
  readonly end: (used: number) => number;
  /** True when a piece can be joined with the one before. */
  readonly joins: (piece: number) => boolean;
  /** Roles from this one on may be used any number of times. */
  readonly singles: number;
};

/** The numbers of a chain. A state is a role and the set of roles used so far: index `used * roles + role`. */
type Steps = {
  readonly chain: Chain;
  readonly roles: number;
  readonly states: number;
  /** For each piece, the score of its role after that of the piece before: index `before * roles + role`. */
  readonly scores: readonly Float64Array[];
  /** The bit of each role that names one value; 0 for the others. */
  readonly bits: Uint8Array;
  /** The role of each state. */
  readonly lasts: Uint8Array;
};

type Algebra = (a: number, b: number) => number;

const logSum: Algebra = (a, b) => {
  if (a === Number.NEGATIVE_INFINITY) return b;
  if (b === Number.NEGATIVE_INFINITY) return a;
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b));
};

const stepsOf = (chain: Chain): Steps => {
  const roles = chain.scores[0]?.length ?? 0;
  const scores = chain.scores.map((own, piece) => {
    const table = new Float64Array(roles * roles);
    for (let before = 0; piece > 0 && before < roles; before += 1)
      for (let role = 0; role < roles; role += 1)
        table[before * roles + role] = chain.pair(piece, before, role) + (own[role] ?? Number.NEGATIVE_INFINITY);
    return table;
  });
  const states = roles * 2 ** chain.singles;
  const bits = Uint8Array.from({ length: roles }, (_, role) => (role < chain.singles ? 1 << role : 0));
  return { chain, roles, states, scores, bits, lasts: Uint8Array.from({ length: states }, (_, state) => state % roles) };
};

const nowhere = ({ states }: Steps): Float64Array => new Float64Array(states).fill(Number.NEGATIVE_INFINITY);

/** Calls `take` with each step to a piece that the rules allow, from the given states, with its score. Called so often that a list of steps would cost more than they. */
const eachStep = (
  steps: Steps,
  piece: number,
  reached: Float64Array,
  take: (from: number, to: number, score: number) => void,
): void => {
  const { chain, roles, scores, bits, lasts } = steps;
  const own = scores[piece] as Float64Array;
  const joins = chain.joins(piece);
  for (let from = 0; from < reached.length; from += 1) {
    if (reached[from] === Number.NEGATIVE_INFINITY) continue;
    const before = lasts[from] as number;
    const used = (from - before) / roles;
    for (let role = 0; role < roles; role += 1) {
      const bit = bits[role] as number;
      const mayFollow = (used & bit) === 0 || (joins && role === before);
      if (mayFollow) take(from, (used | bit) * roles + role, own[before * roles + role] as number);
    }
  }
};

/** The score of each state, by piece. */
const forward = (steps: Steps, add: Algebra): readonly Float64Array[] => {
  const first = nowhere(steps);
  for (const [role, score] of (steps.chain.scores[0] ?? []).entries())
    first[(steps.bits[role] as number) * steps.roles + role] = score;
  const reached = [first];
  for (let piece = 1; piece < steps.scores.length; piece += 1) {
    const before = reached[piece - 1] as Float64Array;
    const next = nowhere(steps);
    eachStep(steps, piece, before, (from, to, score) => {
      next[to] = add(next[to] as number, (before[from] as number) + score);
    });
    reached.push(next);
  }
  return reached;
};

const endsOf = ({ chain, roles }: Steps, last: Float64Array): Float64Array =>
  last.map((score, state) => score + chain.end(Math.floor(state / roles)));

/** The roles with the highest total score, one per piece. */
export const bestRoles = (chain: Chain): readonly number[] => {
  const steps = stepsOf(chain);
  const reached = forward(steps, Math.max);
  const ends = endsOf(steps, reached.at(-1) as Float64Array);
  let state = ends.indexOf(Math.max(...ends));
  const best: number[] = [];
  for (let piece = chain.scores.length - 1; piece >= 0; piece -= 1) {
    best.unshift(state % steps.roles);
    const before = reached[piece - 1];
    if (before === undefined) break;
    let [source, top] = [-1, Number.NEGATIVE_INFINITY];
    eachStep(steps, piece, before, (from, to, score) => {
      const total = (before[from] as number) + score;
      if (to === state && (source < 0 || total > top)) [source, top] = [from, total];
    });
    state = Math.max(0, source);
  }
  return best;
};

export type Marginals = {
  /** Probability of each role, by piece. */
  readonly roles: readonly (readonly number[])[];
  /** Probability of each role after each other, by piece: index `before * roles + role`. */
  readonly pairs: readonly (readonly number[])[];
  /** Probability of each set of used roles. */
  readonly ends: readonly number[];
  /** Logarithm of the sum over all assignments. */
  readonly total: number;
};

/** The probability of each role under the softmax of the total scores; `wantsPairs` false leaves out those of pairs, which only training needs. */
export const marginalsOf = (chain: Chain, wantsPairs = true): Marginals => {
  const steps = stepsOf(chain);
  const { roles: count, states } = steps;
  const reached = forward(steps, logSum);
  const ends = endsOf(steps, reached.at(-1) ?? nowhere(steps));
  const total = ends.reduce(logSum, Number.NEGATIVE_INFINITY);
  const roles = chain.scores.map(() => new Array<number>(count).fill(0));
  const pairs = chain.scores.map(() => new Array<number>(count * count).fill(0));
  const used = new Array<number>(2 ** chain.singles).fill(0);
  for (const [state, score] of ends.entries()) {
    const set = Math.floor(state / count);
    used[set] = (used[set] ?? 0) + Math.exp(score - total);
  }
  let back: Float64Array = Float64Array.from({ length: states }, (_, state) => chain.end(Math.floor(state / count)));
  for (let piece = chain.scores.length - 1; piece >= 0; piece -= 1) {
    const here = reached[piece] as Float64Array;
    const own = roles[piece] as number[];
    for (let state = 0; state < states; state += 1) {
      const score = here[state] as number;
      if (score > Number.NEGATIVE_INFINITY)
        own[state % count] = (own[state % count] as number) + Math.exp(score + (back[state] as number) - total);
    }
    const before = reached[piece - 1];
    if (before === undefined) break;
    const [next, ahead] = [nowhere(steps), back];
    const couples = pairs[piece] as number[];
    eachStep(steps, piece, before, (from, to, score) => {
      const onward = score + (ahead[to] as number);
      next[from] = logSum(next[from] as number, onward);
      if (!wantsPairs) return;
      const index = (from % count) * count + (to % count);
      couples[index] = (couples[index] as number) + Math.exp((before[from] as number) + onward - total);
    });
    back = next;
  }
  return { roles, pairs, ends: used, total };
};
