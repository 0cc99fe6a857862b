/** The value below which a share of the values lies; 0 for none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);
