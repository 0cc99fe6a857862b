import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterCpuTime } from '../src/cpu-timer.ts';

describe('a timer of CPU time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A thread that gets this share of a processor. */
  const threadWith = (share: number) => {
    const began = performance.now();
    return vi.fn(async () => (performance.now() - began) * share);
  };

  it.each([1, 0.5, 0.1, 0.01])('calls back when a thread with a share of %d of a processor has spent its time', async (share) => {
    const [spent, work] = [threadWith(share), vi.fn()];
    afterCpuTime(1_000, spent, work);
    await vi.advanceTimersByTimeAsync(1_000 / share - 30);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(work).toHaveBeenCalledOnce();
  });

  it('does not ask before the time could be spent, and seldom then', async () => {
    const spent = threadWith(0.1);
    afterCpuTime(1_000, spent, vi.fn());
    await vi.advanceTimersByTimeAsync(999);
    expect(spent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(spent.mock.calls.length).toBeLessThan(50);
  });

  it('never calls back for a thread that takes no CPU time', async () => {
    const work = vi.fn();
    afterCpuTime(1_000, async () => 0, work);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(work).not.toHaveBeenCalled();
  });

  it('waits for an answer that comes late, and does not heed one that comes after it was stopped', async () => {
    const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()] as const;
    const work = vi.fn();
    afterCpuTime(1_000, () => answers[0].promise, work);
    const stop = afterCpuTime(1_000, () => answers[1].promise, work);
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    answers[1].resolve(2_000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).not.toHaveBeenCalled();
    answers[0].resolve(2_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledOnce();
  });

  it('asks no more once the thread has ended', async () => {
    const spent = vi.fn(() => Promise.reject(new Error('ended')));
    afterCpuTime(1_000, spent, vi.fn());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(spent).toHaveBeenCalledOnce();
  });
});
