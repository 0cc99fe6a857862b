/** Half of the points, rounded up like the score. */
export const half = (max: number): number => Math.ceil(max / 2);

/** Full points from `full` on, half from `some` on, otherwise none. */
export const atLeast = (value: number, max: number, full: number, some: number): number =>
  value >= full ? max : value >= some ? half(max) : 0;

/** Full points up to `full`, half up to `some`, otherwise none. */
export const atMost = (value: number, max: number, full: number, some: number): number =>
  value <= full ? max : value <= some ? half(max) : 0;

/** Rounds to a number of decimals, half up. */
export const round = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
};

/** A share from 0 to 1 as a percentage with at most one decimal. */
export const percentOf = (share: number): number => round(share * 100, 1);
