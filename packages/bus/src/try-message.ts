import { abortWith, type Backoff, backoffDelay, isSpent, isTransient } from '@winnow/kernel';
import type { Timers } from './timers.ts';

const counted: Backoff = { firstMs: 100, factor: 3, maxMs: 10_000 };
/** Time for a handler that respects its signal to report what it was waiting for. */
const abortGraceMs = 1_000;
/** An explicit reason: without one, each abort creates an error with a stack trace. */
const over = 'over';
const waitedOut: Backoff = { firstMs: 100, factor: 2, maxMs: 10_000 };

export type TryResult =
  | { readonly status: 'done' | 'stopped' }
  | { readonly status: 'dead'; readonly error: unknown; readonly tries: number };

export type TryOptions = {
  readonly tryMs: number;
  readonly maxTries: number;
  readonly timers: Timers;
  /** In [0, 1), for the jitter of the backoff. */
  readonly random: () => number;
  /** Aborted when the process stops: unfinished work is then handed back. */
  readonly stopping: AbortSignal;
  readonly onRetry: (attempt: number, error: unknown) => void;
};

const withinTime = async (
  work: (signal: AbortSignal) => Promise<void>,
  { tryMs, timers, stopping }: TryOptions,
): Promise<void> => {
  const ended = new AbortController();
  const cut = new AbortController();
  const expire = async (): Promise<void> => {
    await timers.sleep(tryMs, ended.signal);
    if (ended.signal.aborted) return;
    cut.abort();
    await timers.sleep(abortGraceMs, ended.signal);
    if (ended.signal.aborted) return;
    throw new Error(`The handler took longer than ${tryMs} ms.`);
  };
  const release = abortWith(stopping, cut);
  try {
    await Promise.race([work(cut.signal), expire()]);
  } finally {
    release();
    ended.abort(over);
  }
};

/**
 * Runs a handler until it succeeds, has failed `maxTries` times or with an error that retrying cannot fix, or the process stops.
 * Infrastructure faults are retried without counting: no message becomes a dead letter because a broker or a database was
 * unavailable.
 */
export const tryMessage = async (
  handler: (attempt: number, signal: AbortSignal) => Promise<void>,
  options: TryOptions,
): Promise<TryResult> => {
  let failures = 0;
  for (let attempt = 1; !options.stopping.aborted; attempt += 1) {
    try {
      await withinTime((signal) => handler(attempt, signal), options);
      return { status: 'done' };
    } catch (error) {
      const transient = isTransient(error);
      if (!transient) failures += 1;
      if (failures >= options.maxTries || isSpent(error)) return { status: 'dead', error, tries: failures };
      if (options.stopping.aborted) break;
      options.onRetry(attempt, error);
      await options.timers.sleep(backoffDelay(transient ? waitedOut : counted, attempt, options.random()), options.stopping);
    }
  }
  return { status: 'stopped' };
};
