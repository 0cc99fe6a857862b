/** How a state may follow another: within a section, as a new heading, only where a column or page begins, or not at all. */
export type Step = 'stay' | 'open' | 'jump' | 'never';

/** What sequences of states there are. */
export type Grammar = {
  /** How many states. */
  readonly count: number;
  /** The state before the first line. */
  readonly begin: number;
  /** The step to `to` after `from` at index from × count + to. */
  readonly steps: readonly Step[];
  /** The states from which a step leads to each state: anywhere, and where a step `jump` is possible. */
  readonly sources: Readonly<Record<'anywhere' | 'jumping', readonly (readonly number[])[]>>;
};

/** The scores of all states for each line, and of the steps between states, in the order of the grammar. */
export type Scores = {
  readonly lines: readonly ArrayLike<number>[];
  readonly steps: ArrayLike<number>;
  /** The scores of steps where no column or page begins; without them, a step `jump` is impossible there. */
  readonly inside?: ArrayLike<number>;
};

/** Lines beyond this, some 80 pages, go on as the last one decided: the time for a text of one-word lines must stay short. */
export const maxDecoded = 4_000;

/** The grammar of states, which starts as if `begin` came before the first line. */
export const grammarOf = <State>(
  states: readonly State[],
  begin: (state: State) => boolean,
  stepBetween: (from: State, to: State) => Step,
): Grammar => {
  const steps = states.flatMap((from) => states.map((to) => stepBetween(from, to)));
  const sourcesBy = (excluded: readonly Step[]) =>
    states.map((_, to) => [...states.keys()].filter((from) => !excluded.includes(steps[from * states.length + to] as Step)));
  const sources = { anywhere: sourcesBy(['never', 'jump']), jumping: sourcesBy(['never']) };
  return { count: states.length, begin: states.findIndex(begin), steps, sources };
};

/** The scores of steps where nothing opens: a jump costs so much more. */
export const pricedSteps = ({ steps }: Grammar, weights: ArrayLike<number>, price: number): ArrayLike<number> =>
  Float64Array.from(weights, (weight, at) => (steps[at] === 'jump' ? weight - price : weight));

/** The best sequence of states under the grammar (Viterbi). `opens` tells at which lines a step `jump` costs nothing more. */
export const decode = (
  grammar: Grammar,
  { lines, steps, inside: priced }: Scores,
  opens: (index: number) => boolean = () => false,
): readonly number[] => {
  const { count, begin, sources } = grammar;
  const inside = priced === undefined ? { from: sources.anywhere, weights: steps } : { from: sources.jumping, weights: priced };
  const opening = { from: sources.jumping, weights: steps };
  const back = lines.map(() => new Int16Array(count));
  let best = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  let next = new Float64Array(count);
  best[begin] = 0;
  for (const [index, own] of lines.entries()) {
    const { from, weights } = opens(index) ? opening : inside;
    const origins = back[index] as Int16Array;
    for (let to = 0; to < count; to += 1) {
      let top = Number.NEGATIVE_INFINITY;
      let source = 0;
      const states = from[to] as readonly number[];
      // Looked through for every line and state: an iterator would create an object for each step.
      for (let at = 0; at < states.length; at += 1) {
        const state = states[at] as number;
        const score = (best[state] as number) + (weights[state * count + to] as number);
        if (score > top) {
          top = score;
          source = state;
        }
      }
      next[to] = top + (own[to] as number);
      origins[to] = source;
    }
    [best, next] = [next, best];
  }
  let state = best.indexOf(Math.max(...best));
  const path: number[] = [];
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    path.push(state);
    state = back[index]?.[state] ?? 0;
  }
  return path.toReversed();
};
