/** Numbers from 0 to 1 that depend on the seed alone. */
export type Random = () => number;

/** A generator of Park and Miller. */
export const randomOf = (seed: number): Random => {
  let state = (seed * 2_654_435_761 + 12_345) % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** The items in an order of chance. */
export const shuffled = <T>(random: Random, items: readonly T[]): readonly T[] =>
  items
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);

export const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
};

/** With a weight for each item. */
export const pickBy = <T>(random: Random, items: readonly (readonly [T, number])[]): T => {
  let left = random() * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    left -= weight;
    if (left <= 0) return item;
  }
  throw new Error('Nothing to choose from');
};
