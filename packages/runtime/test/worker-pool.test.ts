import { isAppError } from '@winnow/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorkerPool, type WorkerPool, type WorkerTask } from '../src/worker-pool.ts';

const task = <Input, Output>(name: string): WorkerTask<Input, Output> => ({
  module: new URL('./tasks/sample-tasks.ts', import.meta.url),
  name,
});
const live = { priority: { lane: 'live', account: 'acc' }, timeoutMs: 20_000 } as const;
const metrics = { task: () => {}, queued: () => {} };

describe('the worker pool', () => {
  let pool: WorkerPool;
  beforeEach(() => {
    pool = openWorkerPool(2, metrics, () => 0);
  });
  afterEach(() => pool.close());

  it('runs a task in a thread and answers its output', async () => {
    expect(await pool.run(task<number, number>('double'), 21, live)).toBe(42);
  });

  it('passes on the error that a task throws, with its code and reason', async () => {
    const error: unknown = await pool.run(task<string, string>('refuse'), '', live).catch((caught: unknown) => caught);
    expect(isAppError(error, 'UNREADABLE_FILE') && error.details.reason).toBe('encrypted');
  });

  it('does not take a bug in a task for a refusal', async () => {
    const error: unknown = await pool.run(task<string, string>('crash'), '', live).catch((caught: unknown) => caught);
    expect(isAppError(error)).toBe(false);
    expect(await pool.run(task<number, number>('double'), 1, live)).toBe(2);
  });

  it('kills a task that takes too long, says so, and goes on with a new thread', async () => {
    const error: unknown = await pool
      .run(task<string, string>('spinForEver'), '', { priority: { lane: 'live', account: 'acc' }, timeoutMs: 100 })
      .catch((caught: unknown) => caught);
    expect(isAppError(error, 'INTERNAL') && error.details.reason).toBe('timeout');
    expect(await Promise.all([1, 2, 3].map((value) => pool.run(task<number, number>('double'), value, live)))).toEqual([2, 4, 6]);
  });

  it('counts the time of a task from its start, not from its place in the queue', async () => {
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const busy = [1, 2].map(() => pool.run(task<Int32Array<SharedArrayBuffer>, number>('spin'), flag, live));
    const timeoutMs = 1_000;
    const waiting = pool.run(task<number, number>('double'), 4, { priority: { lane: 'live', account: 'acc' }, timeoutMs });
    setTimeout(() => Atomics.store(flag, 0, 1), timeoutMs * 1.5);
    await Promise.all(busy);
    expect(await waiting).toBe(8);
  });

  it('ends a task that eats all memory and lives on', async () => {
    const error: unknown = await pool.run(task<string, number>('eat'), '', live).catch((caught: unknown) => caught);
    expect(isAppError(error, 'INTERNAL') && error.details.reason).toBe('bomb');
    expect(await pool.run(task<number, number>('double'), 5, live)).toBe(10);
  });

  it('lets a task that keeps one thread busy hold up no other while a thread is free', async () => {
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const slow = pool.run(task<Int32Array<SharedArrayBuffer>, number>('spin'), flag, live);
    for (let value = 0; value < 20; value += 1)
      expect(await pool.run(task<number, number>('double'), value, live)).toBe(value * 2);
    Atomics.store(flag, 0, 1);
    await slow;
  });
});
