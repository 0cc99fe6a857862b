import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Breaker, type BreakerState, createBreaker, isOpenBreaker } from '../src/index.ts';

const changes: BreakerState[] = [];
const open = (begin?: 'half_open'): Breaker =>
  createBreaker({
    failures: 3,
    openMs: 1_000,
    excuses: (error) => error instanceof TypeError,
    onChange: (state) => changes.push(state),
    ...(begin === undefined ? {} : { begin }),
  });

const fail = (): Promise<never> => Promise.reject(new Error('down'));
const succeed = (): Promise<string> => Promise.resolve('up');
const outcome = (breaker: Breaker, call: () => Promise<unknown>): Promise<unknown> =>
  breaker.fire(call).then(
    (value) => value,
    (error: Error) => (isOpenBreaker(error) ? 'refused' : error.message),
  );

beforeEach(() => {
  changes.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a breaker', () => {
  it('opens after a run of failures and then refuses without a call', async () => {
    const breaker = open();
    for (let count = 0; count < 3; count += 1) expect(await outcome(breaker, fail)).toBe('down');
    const call = vi.fn(succeed);
    expect([await outcome(breaker, call), call.mock.calls, breaker.state(), changes]).toEqual(['refused', [], 'open', ['open']]);
  });

  it('counts from the last success on', async () => {
    const breaker = open();
    for (let turn = 0; turn < 5; turn += 1)
      for (const call of [fail, fail, succeed]) expect(await outcome(breaker, call)).not.toBe('refused');
    expect(breaker.state()).toBe('closed');
  });

  it('lets one call through after a while, which closes it', async () => {
    const breaker = open();
    for (let count = 0; count < 3; count += 1) await outcome(breaker, fail);
    vi.advanceTimersByTime(1_000);
    expect(breaker.state()).toBe('half_open');
    const trial = Promise.withResolvers<string>();
    const first = outcome(breaker, () => trial.promise);
    expect(await outcome(breaker, succeed)).toBe('refused');
    trial.resolve('up');
    expect([await first, await outcome(breaker, succeed), breaker.state()]).toEqual(['up', 'up', 'closed']);
    expect(changes).toEqual(['open', 'half_open', 'closed']);
  });

  it('opens again when that call fails, and begins half-open where it is told to', async () => {
    const breaker = open('half_open');
    expect(await outcome(breaker, fail)).toBe('down');
    expect([await outcome(breaker, succeed), changes]).toEqual(['refused', ['open']]);
    breaker.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not opened by what says nothing against the other side', async () => {
    const breaker = open();
    const excused = (): Promise<never> => Promise.reject(new TypeError('no'));
    for (let count = 0; count < 10; count += 1) expect(await outcome(breaker, excused)).toBe('no');
    expect(breaker.state()).toBe('closed');
  });

  it('has no timer while it is closed', () => {
    open();
    expect(vi.getTimerCount()).toBe(0);
  });
});
