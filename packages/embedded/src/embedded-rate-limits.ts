import type { Quota, RateLimits, Usage } from '@winnow/ports';
import type { Counter } from './rate-limit-operations.ts';
import type { SqliteClient } from './sqlite-client.ts';

const persistAfterMs = 1000;

const counterKey = (caller: string, { policy, windowMs }: Quota): string => JSON.stringify([policy, windowMs, caller]);

/** Rate limits decided in memory and persisted asynchronously: a crash loses at most the last second of counts, a stop none. */
export const openEmbeddedRateLimits = async (client: SqliteClient): Promise<RateLimits> => {
  const counters = new Map((await client.call('loadCounters')).map((counter) => [counter.key, counter]));
  let changed = new Set<string>();
  let latest = 0;
  let timer: NodeJS.Timeout | undefined;

  const persist = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, { endsAt }] of counters) if (endsAt <= latest) counters.delete(key);
    const rows = [...changed].flatMap((key) => counters.get(key) ?? []);
    changed = new Set();
    try {
      await client.call('saveCounters', rows, latest);
    } catch (error) {
      for (const { key } of rows) changed.add(key);
      throw error;
    }
  };
  const persistLater = (): void => {
    // An unavailable database blocks no caller: the counts stay in memory and are written with those of the next second.
    timer ??= setTimeout(() => void persist().catch(() => undefined), persistAfterMs).unref();
  };
  const counterOf = (caller: string, quota: Quota, now: number): Counter => {
    const key = counterKey(caller, quota);
    const startedAt = Math.floor(now / quota.windowMs) * quota.windowMs;
    const known = counters.get(key);
    return known?.startedAt === startedAt ? known : { key, startedAt, endsAt: startedAt + quota.windowMs, count: 0 };
  };

  return {
    take: async (caller, quotas, now) => {
      latest = Math.max(latest, now);
      const before = quotas.map((quota) => ({ quota, counter: counterOf(caller, quota, now) }));
      const taken = before.every(({ quota, counter }) => counter.count < quota.limit) ? 1 : 0;
      return before.map(({ quota: { policy, limit, windowMs }, counter }): Usage => {
        const count = counter.count + taken;
        if (taken === 1) {
          counters.set(counter.key, { ...counter, count });
          changed.add(counter.key);
          persistLater();
        }
        const allowed = counter.count < limit;
        return { policy, limit, windowMs, allowed, remaining: Math.max(0, limit - count), resetMs: counter.endsAt - now };
      });
    },
    close: async () => {
      if (changed.size > 0) await persist();
      clearTimeout(timer);
    },
  };
};
