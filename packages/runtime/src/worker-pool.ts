import { fileURLToPath } from 'node:url';
import { AppError, abortWith } from '@winnow/kernel';
import type { Priority } from '@winnow/ports';
import { Piscina } from 'piscina';
import { afterAwake } from './awake-timer.ts';
import type { Metrics } from './metrics.ts';
import { createPriorityGate } from './priority-gate.ts';
import { type TaskAnswer, unwrapAnswer } from './worker-task.ts';

/** A task as the pool finds it: a module of the project and the name of its export, made by `serveTask`. */
export type WorkerTask<Input, Output> = {
  readonly module: URL;
  readonly name: string;
  /** Never called: carries the types. */
  readonly signature?: (input: Input) => Output;
};

export type RunOptions = {
  readonly priority: Priority;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Buffers of the input that the thread gets instead of copies; they are empty here afterwards. */
  readonly transfer?: readonly ArrayBuffer[];
};

export type WorkerPool = {
  /**
   * Runs a task when a thread is free and its turn has come, see `PriorityGate`. Throws the task's own `AppError`, or `INTERNAL` with reason `timeout`
   * (the thread was busy for longer than `timeoutMs` and is replaced) or `bomb` (its memory ran out), or `OVERLOADED` (no thread was free
   * before the signal aborted).
   */
  readonly run: <Input, Output>(task: WorkerTask<Input, Output>, input: Input, options: RunOptions) => Promise<Output>;
  /** Runs the task once in every thread, so that the first request finds it loaded. */
  readonly warm: <Input, Output>(task: WorkerTask<Input, Output>, input: Input) => Promise<void>;
  /** Settles every thread once, when its modules are loaded: keeps what was compiled, gives memory back. */
  readonly settle: () => Promise<void>;
  readonly size: number;
  readonly close: () => Promise<void>;
};

const heapMegabytes = 256;
/** Left to itself the young generation of each thread grows to many times what one file needs, and is kept at rest. */
const youngMegabytes = 48;

/** For a thread to load its modules on a busy machine. */
const warmMs = 60_000;

const settleTask: WorkerTask<null, null> = {
  module: new URL('./settle-thread.ts', import.meta.url),
  name: 'settleWorker',
};

const memoryRanOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Worker threads for CPU work, with memory and time limits for each task. Tasks are let in one a thread, so the time
 * limit starts when the work does, and the queue before them is ours to order.
 */
export const openWorkerPool = (size: number, metrics: Pick<Metrics, 'task' | 'queued'>, now: () => number): WorkerPool => {
  let opened: Piscina | undefined;
  /** With the first task: most services have none. */
  const threadsOf = (): Piscina => {
    if (opened !== undefined) return opened;
    opened = new Piscina({
      minThreads: size,
      maxThreads: size,
      concurrentTasksPerWorker: 1,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
    });
    // A thread that ends between two tasks is replaced; without a listener its error would end the process.
    opened.on('error', () => {});
    return opened;
  };
  const gate = createPriorityGate(size);

  const runNow = async <Input, Output>(
    task: WorkerTask<Input, Output>,
    input: Input,
    { timeoutMs, signal, transfer = [] }: Omit<RunOptions, 'priority'>,
  ) => {
    const cut = new AbortController();
    let late = false;
    const stopTimer = afterAwake(timeoutMs, () => {
      late = true;
      cut.abort();
    });
    const release = signal && abortWith(signal, cut);
    try {
      const answer: TaskAnswer<Output> = await threadsOf().run(input, {
        filename: fileURLToPath(task.module),
        name: task.name,
        transferList: [...transfer],
        signal: cut.signal,
      });
      return unwrapAnswer(answer);
    } catch (error) {
      if (late) throw new AppError('INTERNAL', 'A task took too long.', { reason: 'timeout', cause: error });
      if (memoryRanOut(error)) throw new AppError('INTERNAL', 'A task needed too much memory.', { reason: 'bomb', cause: error });
      throw error;
    } finally {
      stopTimer();
      release?.();
    }
  };

  // All at once, so that each thread takes one: Piscina gives a task to the least busy.
  const everywhere = async <In, Out>(task: WorkerTask<In, Out>, input: In): Promise<void> => {
    await Promise.all(Array.from({ length: size }, () => runNow(task, input, { timeoutMs: warmMs })));
  };

  return {
    size,
    run: async (task, input, { priority, ...options }) => {
      const entered = gate.enter(priority, options.signal);
      metrics.queued(gate.waiting());
      await entered.catch((cause: unknown) => {
        throw new AppError('OVERLOADED', 'No thread was free in time.', { cause });
      });
      metrics.queued(gate.waiting());
      const began = now();
      let outcome: 'ok' | 'failed' = 'failed';
      try {
        const output = await runNow(task, input, options);
        outcome = 'ok';
        return output;
      } finally {
        metrics.task(task.name, outcome, now() - began);
        gate.leave(priority);
      }
    },
    warm: everywhere,
    settle: async () => {
      if (opened !== undefined) await everywhere(settleTask, null);
    },
    close: async () => opened?.destroy(),
  };
};
