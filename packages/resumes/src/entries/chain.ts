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

/** A state is a role and the roles used so far. */
type Step = { readonly from: number; readonly to: number; readonly before: number; readonly role: number };

type Algebra = (a: number, b: number) => number;

const logSum: Algebra = (a, b) => {
  if (a === Number.NEGATIVE_INFINITY) return b;
  if (b === Number.NEGATIVE_INFINITY) return a;
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b));
};

const rolesOf = ({ scores }: Chain): number => scores[0]?.length ?? 0;

const stateOf = (chain: Chain, role: number, used: number): number => used * rolesOf(chain) + role;

const statesOf = (chain: Chain): number => rolesOf(chain) * 2 ** chain.singles;

const bitOf = ({ singles }: Chain, role: number): number => (role < singles ? 2 ** role : 0);

/** The steps to a piece that the rules allow, from the given states. */
const stepsTo = (chain: Chain, piece: number, reached: Float64Array): readonly Step[] => {
  const roles = rolesOf(chain);
  const steps: Step[] = [];
  for (const [from, score] of reached.entries()) {
    if (score === Number.NEGATIVE_INFINITY) continue;
    const [before, used] = [from % roles, Math.floor(from / roles)];
    for (let role = 0; role < roles; role += 1) {
      const bit = bitOf(chain, role);
      const continues = role === before && chain.joins(piece);
      if (!continues && (used & bit) !== 0) continue;
      steps.push({ from, before, role, to: stateOf(chain, role, used | bit) });
    }
  }
  return steps;
};

const stepScore = (chain: Chain, piece: number, { before, role }: Step): number =>
  chain.pair(piece, before, role) + (chain.scores[piece]?.[role] ?? Number.NEGATIVE_INFINITY);

const nowhere = (chain: Chain): Float64Array => new Float64Array(statesOf(chain)).fill(Number.NEGATIVE_INFINITY);

type Forward = { readonly reached: readonly Float64Array[]; readonly steps: readonly (readonly Step[])[] };

const forward = (chain: Chain, add: Algebra): Forward => {
  const first = nowhere(chain);
  for (const [role, score] of (chain.scores[0] ?? []).entries()) first[stateOf(chain, role, bitOf(chain, role))] = score;
  const reached = [first];
  const steps: (readonly Step[])[] = [[]];
  for (let piece = 1; piece < chain.scores.length; piece += 1) {
    const before = reached[piece - 1] ?? first;
    const own = stepsTo(chain, piece, before);
    const next = nowhere(chain);
    for (const step of own)
      next[step.to] = add(
        next[step.to] ?? Number.NEGATIVE_INFINITY,
        (before[step.from] ?? Number.NEGATIVE_INFINITY) + stepScore(chain, piece, step),
      );
    reached.push(next);
    steps.push(own);
  }
  return { reached, steps };
};

const endsOf = (chain: Chain, last: Float64Array): Float64Array =>
  last.map((score, state) => score + chain.end(Math.floor(state / rolesOf(chain))));

/** The roles with the highest total score, one per piece. */
export const bestRoles = (chain: Chain): readonly number[] => {
  const { reached, steps } = forward(chain, Math.max);
  const ends = endsOf(chain, reached.at(-1) ?? nowhere(chain));
  let state = ends.indexOf(Math.max(...ends));
  const roles: number[] = [];
  for (let piece = chain.scores.length - 1; piece >= 0; piece -= 1) {
    roles.unshift(state % rolesOf(chain));
    const before = reached[piece - 1];
    if (before === undefined) break;
    const score = (step: Step): number => (before[step.from] ?? Number.NEGATIVE_INFINITY) + stepScore(chain, piece, step);
    const into = (steps[piece] ?? []).filter(({ to }) => to === state);
    const best = into.reduce<Step | undefined>((a, b) => (a !== undefined && score(a) >= score(b) ? a : b), undefined);
    state = best?.from ?? 0;
  }
  return roles;
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

/** The probability of each role under the softmax of the total scores. */
export const marginalsOf = (chain: Chain): Marginals => {
  const count = rolesOf(chain);
  const { reached, steps } = forward(chain, logSum);
  const ends = endsOf(chain, reached.at(-1) ?? nowhere(chain));
  const total = ends.reduce(logSum, Number.NEGATIVE_INFINITY);
  const roles = chain.scores.map(() => new Array<number>(count).fill(0));
  const pairs = chain.scores.map(() => new Array<number>(count * count).fill(0));
  const used = new Array<number>(2 ** chain.singles).fill(0);
  for (const [state, score] of ends.entries()) {
    const set = Math.floor(state / count);
    used[set] = (used[set] ?? 0) + Math.exp(score - total);
  }
  let back: Float64Array = Float64Array.from({ length: statesOf(chain) }, (_, state) => chain.end(Math.floor(state / count)));
  for (let piece = chain.scores.length - 1; piece >= 0; piece -= 1) {
    const here = reached[piece] ?? nowhere(chain);
    const own = roles[piece] ?? [];
    for (const [state, score] of here.entries())
      if (score > Number.NEGATIVE_INFINITY)
        own[state % count] = (own[state % count] ?? 0) + Math.exp(score + (back[state] ?? 0) - total);
    const before = reached[piece - 1];
    if (before === undefined) break;
    const next = nowhere(chain);
    const couples = pairs[piece] ?? [];
    for (const step of steps[piece] ?? []) {
      const onward = stepScore(chain, piece, step) + (back[step.to] ?? Number.NEGATIVE_INFINITY);
      next[step.from] = logSum(next[step.from] ?? Number.NEGATIVE_INFINITY, onward);
      const index = step.before * count + step.role;
      couples[index] = (couples[index] ?? 0) + Math.exp((before[step.from] ?? Number.NEGATIVE_INFINITY) + onward - total);
    }
    back = next;
  }
  return { roles, pairs, ends: used, total };
};
