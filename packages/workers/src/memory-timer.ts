import { queryThread } from './query-timer.ts';

/** Tasks that end sooner are never queried. */
const pauseMs = 50;

/**
 * Calls back once a thread uses more than so many bytes; returns a function that stops the timer. `used` returns the bytes used
 * and may be slow.
 */
export const aboveMemory = (bytes: number, used: () => Promise<number>, work: () => void): (() => void) =>
  queryThread(pauseMs, used, (now) => {
    if (now <= bytes) return pauseMs;
    work();
    return undefined;
  });
