import type { MakeItem } from './logical-item.ts';

const rates = [5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 75] as const;

/** A department that grows by a percentage: people are whole. */
export const makePercent: MakeItem = (random) => {
  const percent = random.pick(rates);
  const before = random.between(6, 120) * 4;
  const growth = (before * percent) / 100;
  const answer = before + growth;
  if (!Number.isInteger(growth) || growth < 2) return undefined;
  return {
    template: 'iq.percent',
    difficulty: percent === 10 || percent === 50 ? 'easy' : percent % 10 === 0 || percent === 25 ? 'medium' : 'hard',
    values: { before, percent, growth, answer },
    clues: [],
    answer: String(answer),
    explanation: 'percent',
  };
};

/**
 * The only whole number that relates to 100 % + percent as the previous one does to 100 %; null when there is none. Counts
 * upwards, because the numbers are small.
 */
export const solvePercent = (before: number, percent: number): number | null => {
  for (let after = before; after <= before * 2; after += 1) {
    if (after * 100 === before * (100 + percent)) return after;
  }
  return null;
};
