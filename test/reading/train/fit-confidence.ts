import type { Rated } from '../evaluate/field-score.ts';

/** How many values, right as often as their confidence says, each knot is thought to have besides those that were measured. */
const prior = 8;

type Pool = { readonly knots: readonly number[]; readonly right: number; readonly count: number };

const shareOf = ({ right, count }: Pool): number => right / count;

/** However often values were right, the next one may be wrong. */
const most = 99;

/**
 * The percentage of right values at each knot: the values around it, weighed by how near they are. A higher confidence never means
 * fewer right values: neighbours that say so are joined.
 */
export const fitConfidence = (rated: readonly Rated[], knots: readonly number[]): readonly number[] => {
  const pools: Pool[] = [];
  for (const [index, knot] of knots.entries()) {
    const [before, after] = [knots[index - 1] ?? knot - 1, knots[index + 1] ?? knot + 1];
    let [right, count] = [(prior * knot) / 100, prior];
    for (const value of rated) {
      const raw = Math.round(value.confidence * 100);
      const near = raw <= knot ? (raw - before) / (knot - before) : (after - raw) / (after - knot);
      if (near <= 0) continue;
      count += near;
      if (value.right) right += near;
    }
    let pool: Pool = { knots: [knot], right, count };
    for (let last = pools.at(-1); last !== undefined && shareOf(last) > shareOf(pool); last = pools.at(-1)) {
      pools.pop();
      pool = { knots: [...last.knots, ...pool.knots], right: last.right + pool.right, count: last.count + pool.count };
    }
    pools.push(pool);
  }
  return pools.flatMap((pool) => pool.knots.map(() => Math.min(most, Math.round(100 * shareOf(pool)))));
};
