import type { UsageRow } from '@winnow/contracts';

export type Sums = { readonly requests: number; readonly failed: number; readonly candidates: number };
export type DayUse = Sums & { readonly day: string };
export type KeyUse = Sums & { readonly id: string; readonly name: string };

const dayMs = 24 * 60 * 60 * 1000;

const sum = (rows: readonly Sums[]): Sums => ({
  requests: rows.reduce((total, { requests }) => total + requests, 0),
  failed: rows.reduce((total, { failed }) => total + failed, 0),
  candidates: rows.reduce((total, { candidates }) => total + candidates, 0),
});

/** The first of a number of days that end today, in UTC. */
export const firstDay = (now: number, days: number): string => new Date(now - (days - 1) * dayMs).toISOString().slice(0, 10);

/** Every day of a period, the first one first, also those without a request. */
export const usageByDay = (rows: readonly UsageRow[], from: string, to: string): readonly DayUse[] => {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10);
    return { day, ...sum(rows.filter((row) => row.day === day)) };
  });
};

/** Every key or member, the busiest first. */
export const usageByKey = (rows: readonly UsageRow[]): readonly KeyUse[] =>
  [...Map.groupBy(rows, ({ key_id = '' }) => key_id)]
    .map(([id, of]) => ({ id, name: of[0]?.key_name ?? id, ...sum(of) }))
    .toSorted((one, other) => other.requests - one.requests || (one.id < other.id ? -1 : 1));
