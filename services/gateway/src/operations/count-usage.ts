import type { UsageRecord } from '@winnow/contracts';
import { type Clock, isoDay, isoTime } from '@winnow/kernel';
import { type Collection, updateOrInsert } from '@winnow/ports';

type Counts = UsageRecord['counts'][string];

/** A use of an operation by a key or member. */
type Use = { readonly accountId: string; readonly keyId: string; readonly operation: string } & Partial<Counts>;

export type UsageCounter = {
  readonly count: (use: Use) => void;
  /** Stores what was counted. After a failure it is kept for the next time. */
  readonly flush: () => Promise<void>;
};

type Deps = { readonly usage: Pick<Collection<UsageRecord>, 'insert' | 'update'>; readonly now: Clock };

const none: Counts = { requests: 0, failed: 0, candidates: 0 };
const keptMs = 400 * 24 * 60 * 60 * 1000;
/** Keys and days that wait while the store is away. More are not counted. */
const maxWaiting = 50_000;

const sum = (one: Counts = none, other: Partial<Counts> = none): Counts => ({
  requests: one.requests + (other.requests ?? 0),
  failed: one.failed + (other.failed ?? 0),
  candidates: one.candidates + (other.candidates ?? 0),
});

const merge = (one: UsageRecord['counts'], other: UsageRecord['counts']): UsageRecord['counts'] => {
  const merged: { [operation: string]: Counts } = { ...one };
  for (const [operation, counts] of Object.entries(other)) merged[operation] = sum(merged[operation], counts);
  return merged;
};

/** Counts the use of keys in memory, so that a request costs no write, and adds it to what is stored. */
export const countUsage = ({ usage, now }: Deps): UsageCounter => {
  const waiting = new Map<string, UsageRecord>();

  const add = (record: UsageRecord): void => {
    const before = waiting.get(record.id);
    if (before === undefined && waiting.size >= maxWaiting) return;
    waiting.set(record.id, before === undefined ? record : { ...before, counts: merge(before.counts, record.counts) });
  };

  const store = async (record: UsageRecord): Promise<void> => {
    await updateOrInsert(usage, record.id, {
      first: () => record,
      next: (current) => ({ ...current, counts: merge(current.counts, record.counts) }),
    });
  };

  return {
    count: ({ accountId, keyId, operation, ...counts }) => {
      const time = now();
      const day = isoDay(time);
      add({
        id: `${accountId}:${day}:${keyId}`,
        account_id: accountId,
        day,
        key_id: keyId,
        counts: { [operation]: sum(none, counts) },
        expires_at: isoTime(time + keptMs),
      });
    },
    flush: async () => {
      const records = [...waiting.values()];
      waiting.clear();
      const stored = await Promise.allSettled(records.map(store));
      const failures = stored.flatMap((outcome, index) => (outcome.status === 'rejected' ? [{ outcome, index }] : []));
      for (const { index } of failures) {
        const record = records[index];
        if (record !== undefined) add(record);
      }
      if (failures[0] !== undefined) throw failures[0].outcome.reason;
    },
  };
};
