import { AppError } from '@winnow/kernel';
import { type Ended, runWithinLimits, type TaskLimits } from './run-within-limits.ts';
import { startThread, type WorkerTask, type WorkerThread } from './worker-thread.ts';

/** A sample input of a task: a thread that has run it has loaded and compiled what the task needs. */
export type Sample<Input = unknown, Output = unknown> = {
  readonly task: WorkerTask<Input, Output>;
  readonly input: Input;
  readonly cpuMs: number;
};

export type WorkerPlace = {
  /** Runs a task in the thread of this slot, one after another. Throws `UNAVAILABLE` when no thread could be started. */
  readonly run: <Input, Output>(task: WorkerTask<Input, Output>, input: Input, limits: TaskLimits) => Promise<Ended<Output>>;
  /** False when the next task would run in a cold thread. */
  readonly warm: () => boolean;
  /** Replaces a thread that ended, and runs the samples that the thread has not run. */
  readonly renew: () => Promise<void>;
  /** Ends the thread after its current task; the next task starts a new one. */
  readonly rest: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * A slot for one thread at a time. A thread gets work after it has run the samples, however long that takes: this time does not
 * count against a task.
 */
export const createPlace = (samples: ReadonlyMap<string, Sample>): WorkerPlace => {
  let thread: WorkerThread | undefined;
  /** The thread that is still running the samples. */
  let starting: WorkerThread | undefined;
  /** Those that the thread has run. */
  let done: ReadonlySet<Sample> = new Set();
  let closed = false;
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const ended = turn.then(work);
    turn = ended.catch(() => {});
    return ended;
  };

  const runSamples = async (next: WorkerThread): Promise<void> => {
    starting = next;
    try {
      for (const sample of samples.values()) {
        if (done.has(sample)) continue;
        const { kind } = await runWithinLimits(next, sample.task, sample.input, { cpuMs: Number.POSITIVE_INFINITY });
        if (kind === 'stopped') throw new Error(`A new thread did not get through ${sample.task.name}.`);
        done = new Set([...done, sample]);
      }
    } catch (cause) {
      await next.end();
      throw new AppError('UNAVAILABLE', 'No worker thread could be started.', { cause });
    } finally {
      starting = undefined;
    }
  };
  const ready = async (): Promise<WorkerThread> => {
    if (closed) throw new AppError('UNAVAILABLE', 'The worker threads are closed.');
    const next = thread?.alive() ? thread : startThread();
    if (next !== thread) {
      // Piscina would replace a dead thread without running the samples.
      void thread?.end();
      thread = undefined;
      done = new Set();
    }
    await runSamples(next);
    thread = next;
    return next;
  };

  return {
    run: (task, input, limits) => inTurn(async () => runWithinLimits(await ready(), task, input, limits)),
    warm: () => thread?.alive() ?? false,
    renew: () => inTurn(async () => void (await ready())),
    rest: () =>
      inTurn(async () => {
        const ended = thread;
        thread = undefined;
        await ended?.end();
      }),
    close: async () => {
      closed = true;
      await Promise.all([thread?.end(), starting?.end()]);
    },
  };
};
