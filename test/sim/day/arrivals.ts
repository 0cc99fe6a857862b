import type { SeededRandom } from '../../support/seeded-random.ts';

export type Arrival = { readonly second: number; readonly account: number; readonly candidates: number };

export const secondsPerDay = 86_400;

/** How much of a day's work begins in each hour: little at night, most in the morning and after lunch. */
const hours = [1, 1, 1, 1, 1, 2, 4, 10, 22, 34, 26, 16, 10, 20, 24, 16, 10, 6, 4, 3, 3, 2, 2, 1];

/** Sizes of batches, and how many of a hundred batches have them. */
const sizes = [
  [20, 30],
  [100, 30],
  [300, 20],
  [1_000, 14],
  [3_000, 5],
  [10_000, 1],
] as const;

const pickBy = (weights: readonly number[], random: SeededRandom): number => {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return weights.length - 1;
};

/** Batches of a day, in the order of their times. A few accounts send most of them. */
export const planArrivals = (random: SeededRandom, candidates: number, accounts: number): readonly Arrival[] => {
  const arrivals: Arrival[] = [];
  const shares = Array.from({ length: accounts }, (_, account) => 1 / (account + 1));
  for (let left = candidates; left > 0; ) {
    const [size] = sizes[
      pickBy(
        sizes.map(([, share]) => share),
        random,
      )
    ] ?? [20];
    const second = Math.floor((pickBy(hours, random) + random.next()) * 3_600);
    const count = Math.min(left, size);
    arrivals.push({ second, account: pickBy(shares, random), candidates: count });
    left -= count;
  }
  return arrivals.toSorted((left, right) => left.second - right.second);
};

/** Live requests that begin in each second of the day, on average. */
export const liveRate = (second: number, perDay: number): number => {
  const total = hours.reduce((sum, weight) => sum + weight, 0);
  return (perDay * (hours[Math.floor(second / 3_600) % 24] ?? 0)) / total / 3_600;
};
