/** Seeded randomness. The same seed gives the same values in the same order. */
export type Random = {
  /** An integer from 0 up to but excluding the bound. */
  readonly below: (bound: number) => number;
  /** An integer between the two, both inclusive. */
  readonly between: (min: number, max: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  readonly shuffled: <T>(items: readonly T[]) => readonly T[];
};

/** A generator with 32 bits of state (mulberry32): sufficient for choosing, useless for secrets. */
const integersOf = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const stirred = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return (stirred ^ (stirred >>> 14)) >>> 0;
  };
};

/** Creates the randomness of one seed, a whole number. */
export const createRandom = (seed: number): Random => {
  const next = integersOf(seed);
  const below = (bound: number): number => Math.floor((next() / 2 ** 32) * bound);
  return {
    below,
    between: (min, max) => min + below(max - min + 1),
    pick: (items) => items[below(items.length)] ?? items[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ item }) => item),
  };
};
