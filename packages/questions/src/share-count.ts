import type { QuestionCategory } from '@winnow/contracts';

/** A typical interview: of sixteen questions five, five, three and three. In the order in which small numbers are distributed. */
const weights: ReadonlyMap<QuestionCategory, number> = new Map([
  ['technical', 5],
  ['hr', 5],
  ['personal_development', 3],
  ['iq_logical', 3],
]);

/**
 * The number of questions for each category, by highest averages with odd divisors (Sainte-Laguë): every category has one before
 * any has two, and requesting more never takes one away.
 */
export const shareCount = (categories: readonly QuestionCategory[], count: number): ReadonlyMap<QuestionCategory, number> => {
  const shares = [...weights]
    .filter(([category]) => categories.includes(category))
    .map(([category, weight]) => ({ category, weight, got: 0 }));
  for (let given = 0; given < count; given += 1) {
    const [first, ...others] = shares;
    if (first === undefined) break;
    const next = others.reduce(
      (best, each) => (each.weight * (2 * best.got + 1) > best.weight * (2 * each.got + 1) ? each : best),
      first,
    );
    next.got += 1;
  }
  return new Map(shares.map(({ category, got }) => [category, got]));
};
