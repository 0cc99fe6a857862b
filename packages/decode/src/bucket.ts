/** The number of limits that a value exceeds. */
export const bucket = (value: number, limits: readonly number[]): number => limits.filter((limit) => value > limit).length;
