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

/** What a key did on a day and is not stored yet. Added up in place, because every request is counted. */
type Tally = Omit<UsageRecord, 'counts'> & {
  readonly counts: { [operation: string]: { -readonly [name in keyof Counts]: number } };
};

const dayMs = 24 * 60 * 60 * 1000;
const keptMs = 400 * dayMs;
/** Keys and days that wait while the store is away. More are not counted. */
const maxWaiting = 50_000;

const add = (counts: Tally['counts'], operation: string, { requests = 0, failed = 0, candidates = 0 }: Partial<Counts>): void => {
  counts[operation] ??= { requests: 0, failed: 0, candidates: 0 };
  const sum = counts[operation];
  sum.requests += requests;
  sum.failed += failed;
  sum.candidates += candidates;
};

const addAll = (counts: Tally['counts'], more: UsageRecord['counts']): void => {
  for (const [operation, each] of Object.entries(more)) add(counts, operation, each);
};

const merge = (one: UsageRecord['counts'], other: UsageRecord['counts']): UsageRecord['counts'] => {
  const merged: Tally['counts'] = {};
  addAll(merged, one);
  addAll(merged, other);
  return merged;
};

/** Counts the use of keys in memory, so that a request costs no write, and adds it to what is stored. */
export const countUsage = ({ usage, now }: Deps): UsageCounter => {
  let waiting = new Map<string, Tally>();

  const tallyOf = (accountId: string, keyId: string): Tally | undefined => {
    const time = now();
    const key = `${Math.floor(time / dayMs)}:${accountId}:${keyId}`;
    const known = waiting.get(key);
    if (known !== undefined || waiting.size >= maxWaiting) return known;
    const day = isoDay(time);
    const id = `${accountId}:${day}:${keyId}`;
    const tally = { id, account_id: accountId, day, key_id: keyId, counts: {}, expires_at: isoTime(time + keptMs) };
    waiting.set(key, tally);
    return tally;
  };

  const store = async (tally: Tally): Promise<void> => {
    await updateOrInsert(usage, tally.id, {
      first: () => tally,
      next: (current) => ({ ...current, counts: merge(current.counts, tally.counts) }),
    });
  };

  const keep = (key: string, tally: Tally): void => {
    const later = waiting.get(key);
    if (later !== undefined) addAll(later.counts, tally.counts);
    else if (waiting.size < maxWaiting) waiting.set(key, tally);
  };

  return {
    count: ({ accountId, keyId, operation, ...counts }) => {
      const tally = tallyOf(accountId, keyId);
      if (tally !== undefined) add(tally.counts, operation, counts);
    },
    flush: async () => {
      const tallies = [...waiting];
      waiting = new Map();
      const stored = await Promise.allSettled(tallies.map(([, tally]) => store(tally)));
      for (const [index, [key, tally]] of tallies.entries()) if (stored[index]?.status === 'rejected') keep(key, tally);
      const failure = stored.find((outcome) => outcome.status === 'rejected');
      if (failure !== undefined) throw failure.reason;
    },
  };
};
