import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aboveMemory } from '../src/memory-timer.ts';

describe('a timer of memory', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('calls back once, soon after a thread uses more than it may', async () => {
    let bytes = 90;
    const [used, work] = [vi.fn(async () => bytes), vi.fn()];
    aboveMemory(100, used, work);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).not.toHaveBeenCalled();
    bytes = 101;
    await vi.advanceTimersByTimeAsync(100);
    expect(work).toHaveBeenCalledOnce();
    used.mockClear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(used).not.toHaveBeenCalled();
  });

  it('does not query a thread whose task ends soon', async () => {
    const used = vi.fn(async () => 200);
    const stop = aboveMemory(100, used, vi.fn());
    await vi.advanceTimersByTimeAsync(40);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(used).not.toHaveBeenCalled();
  });

  it('waits for a late response, and ignores one that comes after it was stopped', async () => {
    const responses = [Promise.withResolvers<number>(), Promise.withResolvers<number>()] as const;
    const work = vi.fn();
    aboveMemory(100, () => responses[0].promise, work);
    const stop = aboveMemory(100, () => responses[1].promise, work);
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    responses[1].resolve(200);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).not.toHaveBeenCalled();
    responses[0].resolve(200);
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledOnce();
  });

  it('stops querying once the thread has ended', async () => {
    const used = vi.fn(() => Promise.reject(new Error('ended')));
    aboveMemory(100, used, vi.fn());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(used).toHaveBeenCalledOnce();
  });
});
