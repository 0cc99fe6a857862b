import { queryThread } from './query-timer.ts';

/** Minimum delay between two queries, so that a thread near its limit is not queried constantly. */
const minPauseMs = 20;

/**
 * Calls back once a thread has used so many milliseconds of CPU time; returns a function that stops the timer. `spent` returns
 * the CPU time used and may be slow. CPU time never exceeds elapsed time, so the thread is not queried before it could have
 * reached the limit: most tasks are never queried.
 */
export const afterCpuTime = (milliseconds: number, spent: () => Promise<number>, work: () => void): (() => void) => {
  if (!Number.isFinite(milliseconds)) return () => {};
  return queryThread(Math.max(milliseconds, minPauseMs), spent, (time) => {
    if (time < milliseconds) return Math.max(milliseconds - time, minPauseMs);
    work();
    return undefined;
  });
};
