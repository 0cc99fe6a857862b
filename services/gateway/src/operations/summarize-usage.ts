import type { UsageDimension, UsageRecord, UsageRow } from '@winnow/contracts';

type Names = ReadonlyMap<string, string | null>;

/** The counts of records, split by some of their dimensions: newest day first, then by key and operation. */
export const summarizeUsage = (
  records: readonly UsageRecord[],
  by: readonly UsageDimension[],
  names: Names,
): readonly UsageRow[] => {
  const rows = new Map<string, UsageRow>();
  for (const { day, key_id, counts } of records)
    for (const [operation, { requests, failed, candidates }] of Object.entries(counts)) {
      const split = {
        ...(by.includes('day') ? { day } : {}),
        ...(by.includes('key') ? { key_id, key_name: names.get(key_id) ?? null } : {}),
        ...(by.includes('operation') ? { operation } : {}),
      };
      const place = JSON.stringify(split);
      const before = rows.get(place);
      rows.set(place, {
        ...split,
        requests: (before?.requests ?? 0) + requests,
        failed: (before?.failed ?? 0) + failed,
        candidates: (before?.candidates ?? 0) + candidates,
      });
    }
  const compare = (one = '', other = ''): number => Number(one > other) - Number(one < other);
  return [...rows.values()].toSorted(
    (one, other) => compare(other.day, one.day) || compare(one.key_id, other.key_id) || compare(one.operation, other.operation),
  );
};
