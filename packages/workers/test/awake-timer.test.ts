import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterAwake } from '../src/awake-timer.ts';

describe('a timer that counts the time in which the process runs', () => {
  afterEach(() => vi.useRealTimers());

  it('calls back when the time is over, once', () => {
    vi.useFakeTimers();
    const work = vi.fn();
    afterAwake(1_000, work);
    vi.advanceTimersByTime(999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('counts a minute in which nothing ran as a moment', () => {
    vi.useFakeTimers();
    const work = vi.fn();
    afterAwake(1_000, work);
    vi.advanceTimersByTime(500);
    // The clock goes on, but no timer fires meanwhile.
    const jumped = performance.now() + 60_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(jumped);
    vi.advanceTimersByTime(100);
    clock.mockReturnValue(jumped + 200);
    vi.advanceTimersByTime(100);
    expect(work).not.toHaveBeenCalled();
    clock.mockReturnValue(jumped + 400);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(1);
    clock.mockRestore();
  });

  it('is silent when it was stopped', () => {
    vi.useFakeTimers();
    const work = vi.fn();
    afterAwake(100, work)();
    vi.advanceTimersByTime(1_000);
    expect(work).not.toHaveBeenCalled();
  });
});
