import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runWithinLimits } from '../src/run-within-limits.ts';
import type { WorkerThread } from '../src/worker-thread.ts';

const task = { module: new URL('file:///none'), name: 'none' };

/** A thread that never gets done, and gets this share of a processor. */
const endlessThread = (share: number): WorkerThread & { readonly alive: () => boolean } => {
  const began = performance.now();
  const end = Promise.withResolvers<never>();
  let alive = true;
  return {
    run: () => end.promise,
    spentMs: async () => (performance.now() - began) * share,
    heapBytes: async () => 0,
    alive: () => alive,
    end: async () => {
      alive = false;
      end.reject(new Error('terminated'));
    },
  };
};

describe('a task within limits', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that is stuck and takes no CPU time is ended after minutes, for another reason than its CPU time', async () => {
    const thread = endlessThread(0);
    const ended = runWithinLimits(thread, task, null, { cpuMs: 3_000 });
    await vi.advanceTimersByTimeAsync(590_000);
    expect(thread.alive()).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await ended).toMatchObject({ kind: 'stopped', by: 'wall' });
    expect(thread.alive()).toBe(false);
  });

  it('gets its CPU time on a machine that is a hundred times too small', async () => {
    const thread = endlessThread(0.01);
    const ended = runWithinLimits(thread, task, null, { cpuMs: 3_000 });
    await vi.advanceTimersByTimeAsync(299_000);
    expect(thread.alive()).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await ended).toMatchObject({ kind: 'stopped', by: 'cpu' });
  });

  it('is ended when its signal aborts, or has aborted', async () => {
    const stop = new AbortController();
    const ended = runWithinLimits(endlessThread(1), task, null, { cpuMs: 3_000, signal: stop.signal });
    stop.abort();
    expect(await ended).toMatchObject({ kind: 'stopped', by: 'signal' });
    const late = runWithinLimits(endlessThread(1), task, null, { cpuMs: 3_000, signal: stop.signal });
    expect(await late).toMatchObject({ kind: 'stopped', by: 'signal' });
  });
});
