/** The number of limits that a value exceeds. */
export const bucket = (value: number, limits: readonly number[]): number => {
  let exceeded = 0;
  // Called for many values of each line: going through with an iterator would create objects for each.
  for (let index = 0; index < limits.length; index += 1) if (value > (limits[index] as number)) exceeded += 1;
  return exceeded;
};
