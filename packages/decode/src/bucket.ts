/** The number of limits that a value exceeds. */
export const bucket = (value: number, limits: readonly number[]): number => {
  let exceeded = 0;
  for (const limit of limits) if (value > limit) exceeded += 1;
  return exceeded;
};
