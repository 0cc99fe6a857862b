import type { Statements } from './statements.ts';

/** Requests counted in one window of one quota of one caller. Times in milliseconds since the epoch. */
export type Counter = { readonly key: string; readonly startedAt: number; readonly endsAt: number; readonly count: number };

type CounterRow = { readonly key: string; readonly started_at: number; readonly ends_at: number; readonly count: number };

/** Counters of the rate limits on disk. */
export const createRateLimitOperations = ({ rows, run }: Statements) => ({
  loadCounters: (): Counter[] =>
    rows<CounterRow>('SELECT * FROM rate_limits').map(({ key, started_at, ends_at, count }) => ({
      key,
      startedAt: started_at,
      endsAt: ends_at,
      count,
    })),
  /** Stores counters and deletes those whose window was over by `now`. */
  saveCounters: (counters: readonly Counter[], now: number): void => {
    for (const { key, startedAt, endsAt, count } of counters)
      run('INSERT OR REPLACE INTO rate_limits VALUES (?, ?, ?, ?)', key, startedAt, endsAt, count);
    run('DELETE FROM rate_limits WHERE ends_at <= ?', now);
  },
});
