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
};

/** The scores of all states for each line, and of the steps between states, in the order of the grammar. */
export type Scores = { readonly lines: readonly ArrayLike<number>[]; readonly steps: ArrayLike<number> };

/** Lines beyond this, some 80 pages, go on as the last one decided: the time for a text of one-word lines must stay short. */
export const maxDecoded = 4_000;

/** The grammar of states, which starts as if `begin` came before the first line. */
export const grammarOf = <State>(
  states: readonly State[],
  begin: (state: State) => boolean,
  stepBetween: (from: State, to: State) => Step,
): Grammar => ({
  count: states.length,
  begin: states.findIndex(begin),
  steps: states.flatMap((from) => states.map((to) => stepBetween(from, to))),
});

/** The best sequence of states under the grammar (Viterbi). A step `jump` is possible only at lines for which `opens` is true. */
export const decode = (
  { count, begin, steps }: Grammar,
  { lines, steps: weights }: Scores,
  opens: (index: number) => boolean = () => false,
): readonly number[] => {
  const back = lines.map(() => new Int16Array(count));
  let best = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  best[begin] = 0;
  for (const [index, own] of lines.entries()) {
    const mayJump = opens(index);
    const next = new Float64Array(count);
    for (let to = 0; to < count; to += 1) {
      let [top, source] = [Number.NEGATIVE_INFINITY, 0];
      for (let from = 0; from < count; from += 1) {
        const step = steps[from * count + to];
        if (step === 'never' || (step === 'jump' && !mayJump)) continue;
        const score = (best[from] ?? 0) + (weights[from * count + to] ?? 0);
        if (score > top) [top, source] = [score, from];
      }
      next[to] = top + (own[to] ?? 0);
      (back[index] as Int16Array)[to] = source;
    }
    best = next;
  }
  let state = best.indexOf(Math.max(...best));
  const path: number[] = [];
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    path.push(state);
    state = back[index]?.[state] ?? 0;
  }
  return path.toReversed();
};
