import {
  type Chain,
  canJoin,
  chainOf,
  type EntryKind,
  marginalsOf,
  roles,
  type SlotWeights,
  separatorOf,
  shareOfOthers,
  unit,
} from '@winnow/resumes/training';
import { randomOf } from './made-heads.ts';
import type { Example } from './slot-truth.ts';

/** An example and how often it counts. */
export type Weighted = { readonly example: Example; readonly weight: number };

type Row = { readonly values: number[]; readonly squares: number[] };

type Table = Map<string, Row>;

const rate = 0.15;

const rowOf = (table: Table, key: string, length: number): Row => {
  const known = table.get(key);
  if (known !== undefined) return known;
  const row = { values: new Array<number>(length).fill(0), squares: new Array<number>(length).fill(0.01) };
  table.set(key, row);
  return row;
};

/** Adaptive gradient ascent: each weight has its own rate, which falls with how far it moved. */
const step = ({ values, squares }: Row, index: number, gradient: number, shrink: number): void => {
  const pull = gradient - shrink * (values[index] ?? 0);
  const square = (squares[index] ?? 0) + pull * pull;
  squares[index] = square;
  values[index] = (values[index] ?? 0) + (rate * pull) / Math.sqrt(square);
};

/** The chain in which only allowed roles are possible. */
const restricted = (chain: Chain, allowed: Example['allowed']): Chain => ({
  ...chain,
  scores: chain.scores.map((own, piece) =>
    own.map((score, role) => (allowed[piece]?.[role] === true ? score : Number.NEGATIVE_INFINITY)),
  ),
});

/** Weights by evidence and by separator in the order of their names. */
type LearnedSlots = {
  readonly evidence: ReadonlyMap<string, readonly number[]>;
  readonly pairs: ReadonlyMap<string, readonly number[]>;
  readonly ends: readonly number[];
};

/**
 * Learns the weights of one kind of entries: maximizes the probability of the allowed roles, summed over the examples. The order of
 * examples depends on nothing but their number.
 */
export const learnSlots = (kind: EntryKind, examples: readonly Weighted[], epochs: number, shrink: number): LearnedSlots => {
  const move = (row: Row, index: number, gradient: number): void => step(row, index, gradient, shrink);
  const count = roles[kind].length;
  const evidence: Table = new Map();
  const pairs: Table = new Map();
  const ends = rowOf(new Map(), '', 2 ** (count - 1));
  const random = randomOf(7);
  // Looks up rows as they are while they move.
  const live = (table: Table): Pick<ReadonlyMap<string, readonly number[]>, 'get'> => ({ get: (key) => table.get(key)?.values });
  const weights: SlotWeights = { evidence: live(evidence), pairs: live(pairs), ends: ends.values };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = examples.map((each) => ({ each, at: random() })).toSorted((a, b) => a.at - b.at);
    for (const { each } of order) {
      const { slots, allowed } = each.example;
      const chain = chainOf(slots, weights, kind, 1);
      const model = marginalsOf(chain);
      const truth = marginalsOf(restricted(chain, allowed));
      if (!Number.isFinite(truth.total)) continue;
      for (const [piece, slot] of slots.entries()) {
        const gradients = Array.from(
          { length: count },
          (_, role) => each.weight * ((truth.roles[piece]?.[role] ?? 0) - (model.roles[piece]?.[role] ?? 0)),
        );
        const teach = (keys: readonly string[], share: number): void => {
          for (const key of keys) {
            const row = rowOf(evidence, key, count);
            for (const [role, gradient] of gradients.entries()) if (Math.abs(gradient) > 1e-6) move(row, role, gradient * share);
          }
        };
        teach(slot.place, 1);
        teach(slot.text, 1);
        for (const other of slot.others) teach(other, shareOfOthers(slot.others.length));
        const [before, own] = [slots[piece - 1]?.piece, slot.piece];
        if (before === undefined) continue;
        const separator = separatorOf(before, own);
        for (let index = 0; index < count * count; index += 1) {
          const gradient = each.weight * ((truth.pairs[piece]?.[index] ?? 0) - (model.pairs[piece]?.[index] ?? 0));
          const joins = canJoin(before, own) && index % (count + 1) === 0 ? 'join' : '';
          if (Math.abs(gradient) > 1e-6) move(rowOf(pairs, `${separator}${joins}`, count * count), index, gradient);
        }
      }
      for (const [set, probability] of truth.ends.entries()) {
        const gradient = each.weight * (probability - (model.ends[set] ?? 0));
        if (Math.abs(gradient) > 1e-6) move(ends, set, gradient);
      }
    }
  }
  const rounded = (values: readonly number[]): number[] => values.map((value) => Math.round(value * unit) + 0);
  const table = (own: Table) =>
    new Map(
      [...own]
        .map(([key, { values }]) => [key, rounded(values)] as const)
        .filter(([, values]) => values.some((value) => Math.abs(value) > 2))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  return { evidence: table(evidence), pairs: table(pairs), ends: rounded(ends.values) };
};
