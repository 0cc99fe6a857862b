import { type State, type Step, states, stepBetween } from './states.ts';

/** The scores of all states for a line, and of the steps between them. */
export type Scores = {
  readonly lines: readonly ArrayLike<number>[];
  /** The score of `to` after `from` at index from × states + to. */
  readonly steps: ArrayLike<number>;
};

const count = states.length;

const steps: readonly Step[] = states.flatMap((from) => states.map((to) => stepBetween(from, to)));

/** Where a text begins: as if contact data came before it. */
const begin = states.findIndex(({ kind, role }) => kind === 'contact' && role === 'text');

/**
 * The best sequence of states under the grammar of sections (Viterbi). A section without a heading may begin only where
 * `opens` says that a column or page does.
 */
export const decode = ({ lines, steps: weights }: Scores, opens: (index: number) => boolean): readonly State[] => {
  const back = lines.map(() => new Int16Array(count));
  let best: number[] = states.map((_, state) => (state === begin ? 0 : Number.NEGATIVE_INFINITY));
  for (const [index, own] of lines.entries()) {
    const mayJump = opens(index);
    const next = new Array<number>(count);
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
  const path: State[] = [];
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    path.push(states[state] as State);
    state = back[index]?.[state] ?? 0;
  }
  return path.toReversed();
};
