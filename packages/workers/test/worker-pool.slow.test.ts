import type { Worker } from 'node:worker_threads';
import { isAppError } from '@winnow/kernel';
import { untraced } from '@winnow/ports';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWorkerPool, type RunOptions, type WorkerPool } from '../src/worker-pool.ts';
import type { WorkerTask } from '../src/worker-thread.ts';

const task = <Input, Output>(name: string, file = 'sample-tasks'): WorkerTask<Input, Output> => ({
  module: new URL(`./tasks/${file}.ts`, import.meta.url),
  name,
});
const live = { priority: { lane: 'live', account: 'acc' }, cpuMs: 20_000 } as const;
/** Far more than a small task takes, far less than the tests wait. */
const briefly = { ...live, cpuMs: 150 } as const;

type Flag = Int32Array<SharedArrayBuffer>;
const newFlag = (): Flag => new Int32Array(new SharedArrayBuffer(4));
const raise = (flag: Flag): void => {
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
};

/** Counts the threads that start from now on and have not ended. */
const countThreads = () => {
  let running = 0;
  const count = (worker: Worker): void => {
    running += 1;
    worker.once('exit', () => {
      running -= 1;
    });
  };
  process.on('worker', count);
  return { running: () => running, stop: () => void process.off('worker', count) };
};

describe('the worker pool', () => {
  let pool: WorkerPool;
  let limits: string[];
  let retries: number;
  const open = (size: number, restAfterMs?: number): void => {
    limits = [];
    retries = 0;
    const metrics = {
      task: () => {},
      taskLimit: (_: string, limit: string) => void limits.push(limit),
      taskRetry: () => {
        retries += 1;
      },
      taskWait: () => {},
      queued: () => {},
      threads: () => {},
    };
    pool = openWorkerPool(size, metrics, () => 0, untraced, restAfterMs);
  };
  beforeEach(() => open(2));
  afterEach(() => pool.close());

  const double = (value: number): Promise<number> => pool.run(task<number, number>('double'), () => value, live);
  const failure = (name: string, options: RunOptions = live): Promise<unknown> =>
    pool.run(task<string, unknown>(name), () => '', options).catch((error: unknown) => error);
  const reasonOf = (error: unknown): unknown => isAppError(error, 'INTERNAL') && error.details.reason;

  it('runs a task in a thread and answers its output', async () => {
    expect(await double(21)).toBe(42);
  });

  it('passes on the error that a task throws, with its code and reason', async () => {
    const error = await failure('refuse');
    expect(isAppError(error, 'UNREADABLE_FILE') && error.details.reason).toBe('encrypted');
  });

  it('does not take a bug in a task for a refusal', async () => {
    expect(isAppError(await failure('crash'))).toBe(false);
    expect(await double(1)).toBe(2);
  });

  it('stops a task at its CPU time, tries it once more, says so, and goes on with new threads', async () => {
    expect(reasonOf(await failure('spinForEver', briefly))).toBe('timeout');
    expect([limits, retries]).toEqual([['cpu', 'cpu'], 1]);
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  });

  it('does not count time in which a task waits for something else than its thread', async () => {
    const flag = newFlag();
    const waited = pool.run(task<Flag, string>('waitIdly'), () => flag, briefly);
    setTimeout(() => raise(flag), briefly.cpuMs * 4);
    expect(await waited).toBe('waited');
    expect(limits).toEqual([]);
  });

  it('does not count what a cold thread takes to load the modules of a task', async () => {
    expect(await pool.run(task<null, string>('loaded', 'slow-to-load'), () => null, briefly)).toBe('loaded');
    expect(limits).toEqual([]);
  });

  it('counts the time of a task from its start, not from its place in the queue', async () => {
    const flag = newFlag();
    const busy = [1, 2].map(() => pool.run(task<Flag, number>('spin'), () => flag, live));
    const waiting = pool.run(task<number, number>('double'), () => 4, briefly);
    setTimeout(() => raise(flag), briefly.cpuMs * 2);
    await Promise.all(busy);
    expect(await waiting).toBe(8);
  });

  it.each([
    ['bit by bit', 'eat'],
    ['at once', 'eatAtOnce'],
  ])('ends a task that eats all memory %s, tries it once more, and lives on', async (_, name) => {
    expect(reasonOf(await failure(name))).toBe('bomb');
    expect([limits, retries]).toEqual([['memory', 'memory'], 1]);
    expect(await double(5)).toBe(10);
  });

  it('leaves no thread behind when it has replaced some', async () => {
    const threads = countThreads();
    try {
      await Promise.all([failure('eat'), failure('spinForEver', briefly)]);
      await Promise.all([1, 2].map(double));
      await vi.waitFor(() => expect(threads.running()).toBeLessThanOrEqual(2), 40_000);
      await pool.close();
      await vi.waitFor(() => expect(threads.running()).toBe(0), 40_000);
    } finally {
      threads.stop();
    }
  });

  it('warms up one thread first and the others when told to', async () => {
    const count = newFlag();
    Atomics.store(count, 0, 1);
    await pool.warm(task<Flag, number>('spinOnce'), count, live.cpuMs);
    const inFirst = Atomics.load(count, 0);
    await pool.warmOthers();
    expect(Atomics.load(count, 0)).toBe(inFirst + 1);
    await pool.warmOthers();
    expect(Atomics.load(count, 0)).toBe(inFirst + 1);
  });

  it('ends all threads but one that have no work, and starts them again when tasks wait', async () => {
    await pool.close();
    open(2, 1);
    const threads = countThreads();
    try {
      await pool.warm(task<number, number>('double'), 1, live.cpuMs);
      await pool.warmOthers();
      await vi.waitFor(() => expect(threads.running()).toBe(1), 40_000);
      const flag = newFlag();
      const busy = pool.run(task<Flag, number>('spin'), () => flag, live);
      // In the same thread, it would wait for the flag.
      expect(await double(4)).toBe(8);
      raise(flag);
      await busy;
      await vi.waitFor(() => expect(threads.running()).toBe(1), 40_000);
    } finally {
      threads.stop();
    }
  });

  it('runs a sample once in the first thread', async () => {
    const runs = newFlag();
    Atomics.store(runs, 0, 1);
    await pool.warm(task<number, number>('double'), 1, live.cpuMs);
    await pool.warm(task<Flag, number>('spinOnce'), runs, live.cpuMs);
    expect(Atomics.load(runs, 0)).toBe(2);
  });

  it('says so as long as no thread can be started', async () => {
    const missing = task<null, null>('missing', 'no-such-module');
    await expect(pool.warm(missing, null, live.cpuMs)).rejects.toThrow();
    await failure('spinForEver', briefly);
    for (let tries = 0; tries < 12; tries += 1) await expect(double(1)).rejects.toThrow('No worker thread');
    await expect(pool.check()).rejects.toThrow('Most tasks');
  });

  it('lets a task that keeps one thread busy hold up no other while a thread is free', async () => {
    const flag = newFlag();
    const slow = pool.run(task<Flag, number>('spin'), () => flag, live);
    for (let value = 0; value < 20; value += 1) expect(await double(value)).toBe(value * 2);
    raise(flag);
    await slow;
  });

  it('stops a task whose signal aborts, as a fault that passes', async () => {
    const stop = new AbortController();
    const stopped = pool
      .run(task<string, string>('spinForEver'), () => '', { ...live, signal: stop.signal })
      .catch((error: unknown) => error);
    expect(await double(1)).toBe(2);
    stop.abort();
    expect(isAppError(await stopped, 'UNAVAILABLE')).toBe(true);
    expect([limits, retries]).toEqual([[], 0]);
  });

  describe('of one thread', () => {
    it('runs a task that has begun to its end in its thread when only the wait for one is given up', async () => {
      await pool.close();
      open(1);
      const who = (): Promise<number> => pool.run(task<string, number>('whoAmI'), () => '', live);
      const thread = await who();
      const flag = newFlag();
      const gone = new AbortController();
      const waitSignal = gone.signal;
      const { promise: begins, resolve } = Promise.withResolvers<void>();
      const transfer = (): [] => {
        resolve();
        return [];
      };
      const begun = pool.run(task<Flag, number>('spin'), () => flag, { ...live, waitSignal, transfer });
      await begins;
      const waiting = failure('whoAmI', { ...live, waitSignal });
      gone.abort();
      expect(isAppError(await waiting, 'OVERLOADED')).toBe(true);
      raise(flag);
      expect([await begun, await who()]).toEqual([thread, thread]);
    });

    beforeEach(async () => {
      await pool.close();
      open(1);
    });

    it('tries a task that was stopped again behind those that wait, with an input that is made anew', async () => {
      const flag = newFlag();
      const order: string[] = [];
      const note = (name: string) => (): void => void order.push(name);
      let loads = 0;
      const load = (): Flag => {
        loads += 1;
        return flag;
      };
      const tried = pool.run(task<Flag, number>('spinOnce'), load, briefly);
      const others = [
        double(1).then(note('live')),
        pool
          .run(task<number, number>('double'), () => 1, { ...live, priority: { lane: 'bulk', account: 'other' } })
          .then(note('bulk')),
      ];
      expect(await tried).toBe(2);
      note('tried again')();
      await Promise.all(others);
      expect(order).toEqual(['live', 'bulk', 'tried again']);
      expect([loads, limits, retries]).toEqual([2, ['cpu'], 1]);
    });

    it('has a new thread run the samples before it gets work', async () => {
      const flag = newFlag();
      raise(flag);
      await pool.warm(task<Flag, number>('countRunsLater'), flag, live.cpuMs);
      const count = (): Promise<number> => pool.run(task<null, number>('countRuns'), () => null, live);
      Atomics.store(flag, 0, 0);
      const stopped = failure('spinForEver', briefly);
      const next = count();
      await vi.waitFor(() => expect(limits).toEqual(['cpu']), 40_000);
      // The sample of the new thread is held up, and so is the task that waits for it.
      expect(await Promise.race([next, Promise.resolve('held up')])).toBe('held up');
      raise(flag);
      expect(await next).toBeGreaterThan(1);
      await stopped;
    });

    const spinFor = task<number, string>('spinFor');
    const stopped = (): Promise<unknown> => pool.run(spinFor, () => 60_000, briefly).catch(reasonOf);

    it('is well although files take too long, as long as the sample does not', async () => {
      await pool.warm(spinFor, 0, briefly.cpuMs);
      expect([await stopped(), await stopped(), await double(1)]).toEqual(['timeout', 'timeout', 2]);
      await expect(pool.check()).resolves.toBeUndefined();
    });

    it('says so when the sample takes too long, too', async () => {
      await pool.warm(spinFor, briefly.cpuMs * 2, briefly.cpuMs);
      await expect(pool.check()).resolves.toBeUndefined();
      expect([await stopped(), await double(1)]).toEqual(['timeout', 2]);
      expect(limits).toEqual(['cpu', 'cpu', 'cpu', 'cpu']);
      await expect(pool.check()).rejects.toThrow('Most tasks');
    });
  });
});
