/** Months since year 0, so that a difference is a number of months. */
export type MonthNumber = number;

/** The month of YYYY-MM or YYYY-MM-DD; January for YYYY. */
export const monthNumber = (iso: string): MonthNumber =>
  Number(iso.slice(0, 4)) * 12 + (iso.length > 4 ? Number(iso.slice(5, 7)) - 1 : 0);

export type Period = {
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
};

/**
 * `[from, to)` in months; undefined when the dates do not define a length. Includes the end month; two bare years count as their
 * difference.
 */
export const spanOf = ({ start, end, current }: Period, reference: MonthNumber | null): readonly [number, number] | undefined => {
  if (start === null) return undefined;
  const from = monthNumber(start);
  if (current) return reference === null || reference <= from ? undefined : [from, reference + 1];
  if (end === null) return undefined;
  const to = monthNumber(end) + (end.length > 4 ? 1 : 0);
  return to <= from ? undefined : [from, to];
};

/** The number of months covered by the spans; overlapping months count once. Null without spans. */
export const unionMonths = (spans: readonly (readonly [number, number])[]): number | null => {
  if (spans.length === 0) return null;
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total;
};
