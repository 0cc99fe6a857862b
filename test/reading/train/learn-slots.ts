import {
  type Chain,
  canJoin,
  chainOf,
  type EntryKind,
  type Marginals,
  marginalsOf,
  roles,
  type Slot,
  type SlotWeights,
  separatorOf,
  shareOfOthers,
  unit,
} from '@winnow/resumes/training';
import { type Random, randomOf, shuffled } from './random.ts';
import type { Example } from './slot-truth.ts';

/** An example, how often it counts, and the family of layouts that it comes from, if it belongs to one. */
export type Weighted = { readonly example: Example; readonly weight: number; readonly family: string | null };

/** The weights of a name for each role, what they were moved by so far, what they should move by, and their sums over epochs. */
type Row = { readonly values: number[]; readonly squares: number[]; readonly pulls: number[]; readonly sums: number[] };

type Table = Map<string, Row>;

/** How weights are learned. */
export type SlotOptions = {
  readonly epochs: number;
  readonly rate: number;
  /** Strength of the penalty on large weights. */
  readonly shrink: number;
  /** The share of evidence left out each time, so that each is learned to be enough: layouts have only some of it. */
  readonly dropout: number;
};

export const slotOptions: SlotOptions = { epochs: 6, rate: 0.1, shrink: 0.001, dropout: 0.1 };

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

const newRow = (length: number): Row => ({
  values: zeros(length),
  squares: zeros(length).fill(0.01),
  pulls: zeros(length),
  sums: zeros(length),
});

const rowOf = (table: Table, key: string, length: number): Row => {
  const row = table.get(key) ?? newRow(length);
  table.set(key, row);
  return row;
};

/** Adaptive gradient ascent: each weight has its own rate, which falls with how far it moved. */
const step = ({ values, squares, pulls }: Row, { rate, shrink }: SlotOptions): void => {
  for (const [index, pull] of pulls.entries()) {
    if (pull === 0) continue;
    const slope = pull - shrink * (values[index] ?? 0);
    const square = (squares[index] ?? 0) + slope * slope;
    squares[index] = square;
    values[index] = (values[index] ?? 0) + (rate * slope) / Math.sqrt(square);
    pulls[index] = 0;
  }
};

const add = (numbers: number[], index: number, by: number): void => {
  numbers[index] = (numbers[index] ?? 0) + by;
};

/** The chain in which only allowed roles are possible. */
const restricted = (chain: Chain, allowed: Example['allowed']): Chain => ({
  ...chain,
  scores: chain.scores.map((own, piece) =>
    own.map((score, role) => (allowed[piece]?.[role] === true ? score : Number.NEGATIVE_INFINITY)),
  ),
});

/** The slots without a share of the evidence, which is the same in all of them. */
const thinned = (slots: readonly Slot<string>[], dropout: number, random: Random): readonly Slot<string>[] => {
  const kept = new Map<string, boolean>();
  const isKept = (key: string): boolean => {
    const keeps = kept.get(key) ?? random() >= dropout;
    kept.set(key, keeps);
    return keeps;
  };
  const some = (keys: readonly string[]): readonly string[] => keys.filter(isKept);
  return slots.map((slot) => ({ ...slot, place: some(slot.place), text: some(slot.text), others: slot.others.map(some) }));
};

/** Weights by evidence and by separator in the order of their names. */
type LearnedSlots = {
  readonly evidence: ReadonlyMap<string, readonly number[]>;
  readonly pairs: ReadonlyMap<string, readonly number[]>;
  readonly ends: readonly number[];
};

/** The weights of one kind of entries while they are learned. */
const createWeights = (kind: EntryKind) => {
  const count = roles[kind].length;
  const [evidence, pairs, ends]: readonly [Table, Table, Row] = [new Map(), new Map(), newRow(2 ** (count - 1))];
  const live = (table: Table): Pick<ReadonlyMap<string, readonly number[]>, 'get'> => ({ get: (key) => table.get(key)?.values });
  const weights: SlotWeights<string> = {
    evidence: (each) => evidence.get(each)?.values ?? [],
    pairs: live(pairs),
    ends: ends.values,
  };
  const rows = (): readonly Row[] => [...evidence.values(), ...pairs.values(), ends];

  /** The rows that an example moves, each with the sum of all that pulls at it. */
  const pulled = (slots: readonly Slot<string>[], truth: Marginals, model: Marginals, weight: number): ReadonlySet<Row> => {
    const touched = new Set<Row>([ends]);
    const pull = (row: Row, by: readonly number[], share: number): void => {
      touched.add(row);
      for (const [index, each] of by.entries()) if (Math.abs(each) > 1e-6) add(row.pulls, index, each * share);
    };
    const missing = (known: readonly number[] | undefined, chances: readonly number[] | undefined): readonly number[] =>
      (known ?? []).map((each, index) => weight * (each - (chances?.[index] ?? 0)));
    for (const [piece, { place, text, others, ...slot }] of slots.entries()) {
      const by = missing(truth.roles[piece], model.roles[piece]);
      for (const key of [...place, ...text]) pull(rowOf(evidence, key, count), by, 1);
      for (const key of others.flat()) pull(rowOf(evidence, key, count), by, shareOfOthers(others.length));
      const before = slots[piece - 1]?.piece;
      if (before === undefined) continue;
      const separator = separatorOf(before, slot.piece);
      const couples = missing(truth.pairs[piece], model.pairs[piece]);
      const joins = couples.map((_, index) => canJoin(before, slot.piece) && index % (count + 1) === 0);
      const some = (joined: boolean): readonly number[] => couples.map((by, index) => (joins[index] === joined ? by : 0));
      pull(rowOf(pairs, separator, count * count), some(false), 1);
      if (joins.includes(true)) pull(rowOf(pairs, `${separator}join`, count * count), some(true), 1);
    }
    pull(ends, missing(truth.ends, model.ends), 1);
    return touched;
  };
  return { evidence, pairs, ends, weights, rows, pulled };
};

/**
 * Learns the weights of one kind of entries: maximizes the probability of the allowed roles, summed over the examples. The order of
 * examples depends on nothing but their number.
 */
export const learnSlots = (kind: EntryKind, examples: readonly Weighted[], options: SlotOptions): LearnedSlots => {
  const { epochs, dropout } = options;
  const { evidence, pairs, ends, weights, rows, pulled } = createWeights(kind);
  const random = randomOf(7);
  // The mean over the later half of the epochs, which depends less on the order of the examples than the last weights.
  const settled = Math.floor(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const each of shuffled(random, examples)) {
      const slots = thinned(each.example.slots, dropout, random);
      const chain = chainOf(slots, weights, kind, 1);
      const truth = marginalsOf(restricted(chain, each.example.allowed));
      if (!Number.isFinite(truth.total)) continue;
      for (const row of pulled(slots, truth, marginalsOf(chain), each.weight)) step(row, options);
    }
    if (epoch < settled) continue;
    for (const { values, sums } of rows())
      for (const [index, value] of values.entries()) add(sums, index, value / (epochs - settled));
  }
  const rounded = ({ sums }: Row, share: number): number[] => sums.map((value) => Math.round(value * share * unit) + 0);
  const table = (own: Table, share: number) =>
    new Map(
      [...own]
        .map(([key, row]) => [key, rounded(row, share)] as const)
        .filter(([, values]) => values.some((value) => Math.abs(value) > 2))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  return { evidence: table(evidence, 1 - dropout), pairs: table(pairs, 1), ends: rounded(ends, 1) };
};
