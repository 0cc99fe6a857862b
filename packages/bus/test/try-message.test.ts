import { AppError } from '@winnow/kernel';
import { describe, expect, it } from 'vitest';
import type { Timers } from '../src/index.ts';
import { type TryOptions, tryMessage } from '../src/try-message.ts';

/** Time that passes at once: a sleep ends in the next turn, unless it is longer than the limit, which stands for "never". */
const instantTimers = (never = Number.POSITIVE_INFINITY): Timers & { readonly slept: number[] } => {
  const slept: number[] = [];
  return {
    slept,
    now: () => 0,
    sleep: (milliseconds, signal) => {
      if (milliseconds >= never)
        return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
      slept.push(milliseconds);
      return Promise.resolve();
    },
  };
};

const options = (overrides: Partial<TryOptions> = {}): TryOptions => ({
  tryMs: 60_000,
  maxTries: 3,
  timers: instantTimers(60_000),
  random: () => 0.5,
  stopping: new AbortController().signal,
  onRetry: () => {},
  ...overrides,
});

describe('a try', () => {
  it('that succeeds ends the message', async () => {
    expect(await tryMessage(async () => {}, options())).toEqual({ status: 'done' });
  });

  it('that fails is repeated with growing waits until the tries are used up', async () => {
    const timers = instantTimers(60_000);
    const error = new Error('broken');
    const attempts: number[] = [];
    const result = await tryMessage(async (attempt) => {
      attempts.push(attempt);
      throw error;
    }, options({ timers }));
    expect(result).toEqual({ status: 'dead', error, tries: 3 });
    expect(attempts).toEqual([1, 2, 3]);
    expect(timers.slept).toEqual([100, 300]);
  });

  it('that was stopped at the limits of a task, which the pool tries twice itself, is not repeated', async () => {
    const error = new AppError('INTERNAL', 'A task took too long.', { reason: 'timeout' });
    let tries = 0;
    const result = await tryMessage(() => {
      tries += 1;
      return Promise.reject(error);
    }, options());
    expect([result, tries]).toEqual([{ status: 'dead', error, tries: 1 }, 1]);
  });

  it('that meets a fault of the infrastructure is repeated however often, and the waits stay bounded', async () => {
    const timers = instantTimers(60_000);
    const result = await tryMessage(async (attempt) => {
      if (attempt < 50) throw new AppError('UNAVAILABLE', 'The store is away.');
    }, options({ timers }));
    expect(result).toEqual({ status: 'done' });
    expect(Math.max(...timers.slept)).toBeLessThanOrEqual(12_000);
  });

  it('that takes too long because it waits for what is away is repeated however often', async () => {
    const result = await tryMessage(
      (attempt, signal) =>
        new Promise((resolve, reject) => {
          if (attempt > 10) resolve();
          signal.addEventListener('abort', () => reject(new AppError('OVERLOADED', 'No thread was free.')));
        }),
      options({ timers: instantTimers() }),
    );
    expect(result).toEqual({ status: 'done' });
  });

  it('that takes too long has failed, and its signal tells it', async () => {
    const signals: AbortSignal[] = [];
    const result = await tryMessage(
      (_, signal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
      options({ timers: instantTimers(), maxTries: 2 }),
    );
    expect(result.status).toBe('dead');
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
  });

  it('is not repeated once the process stops', async () => {
    const stop = new AbortController();
    const result = await tryMessage(
      async () => {
        stop.abort();
        throw new Error('interrupted');
      },
      options({ stopping: stop.signal }),
    );
    expect(result).toEqual({ status: 'stopped' });
  });
});
