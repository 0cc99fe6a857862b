import { fileURLToPath } from 'node:url';
import type { Period } from '@winnow/ports';
import { Piscina } from 'piscina';
import { createTaskClock, type ThreadData } from './task-clock.ts';
import { type TaskAnswer, unwrapAnswer } from './worker-task.ts';

/** A task as the pool finds it: a module of the project and the name of its export, created by `serveTask`. */
export type WorkerTask<Input, Output> = {
  readonly module: URL;
  readonly name: string;
  /** Never called: carries the types. */
  readonly signature?: (input: Input) => Output;
};

/** Called when a task that was not stopped has ended, with its time in the thread and the number of the thread. */
export type OnRan = (ran: Period, thread: number) => void;

export type WorkerThread = {
  /** Runs a task, one at a time. Throws the task's own `AppError`, or the error that killed the thread. */
  readonly run: <Input, Output>(
    task: WorkerTask<Input, Output>,
    input: Input,
    transfer?: readonly ArrayBuffer[],
    onRan?: OnRan,
  ) => Promise<Output>;
  /**
   * CPU milliseconds that the current task has used since its modules were loaded. Responds late while the thread is in native
   * code.
   */
  readonly spentMs: () => Promise<number>;
  /** Bytes on the thread's heap, including garbage, once the current task has started. Responds late like `spentMs`. */
  readonly heapBytes: () => Promise<number>;
  readonly alive: () => boolean;
  /** Ends the thread, whatever it does; its current task fails. */
  readonly end: () => Promise<void>;
};

/** Heap that a task may use. The heaviest files that are read in full take up to 180 MB including garbage, measured. */
export const taskHeapMegabytes = 256;
/**
 * A thread that reaches this limit ends, and so does the process if it was in the middle of one large allocation: V8 grants 16 MB
 * more and then gives up.
 */
const heapMegabytes = 2 * taskHeapMegabytes;
/**
 * Three semispaces of 16 MB. By default it grows to many times what one file needs and is not released when idle; twice as much takes
 * 50 MB more per thread and no less CPU time (test/load/README.md).
 */
const youngMegabytes = 48;

/** Starts a thread with its own limits: a Piscina pool of one, so that it is known which thread runs which task. */
export const startThread = (): WorkerThread => {
  const taskClock = createTaskClock();
  const workerData: ThreadData = { taskClock };
  const piscina = new Piscina({
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    recordTiming: false,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
  });
  const [worker] = piscina.threads;
  let ended = false;
  let ending: Promise<void> | undefined;
  worker?.once('exit', () => {
    ended = true;
  });
  // A thread may end between two tasks; without a listener, its error would end the process.
  piscina.on('error', () => {});
  // Piscina replaces a dead thread even if it was told to end it; no one would end the replacement.
  piscina.on('workerCreate', () => {
    if (ended) void piscina.destroy();
  });
  return {
    run: async (task, input, transfer = [], onRan = undefined) => {
      Atomics.store(taskClock, 0, 0n);
      const answer: TaskAnswer<never> = await piscina.run(input, {
        filename: fileURLToPath(task.module),
        name: task.name,
        transferList: [...transfer],
      });
      onRan?.(answer.ran, worker?.threadId ?? 0);
      return unwrapAnswer(answer);
    },
    spentMs: async () => {
      const began = Number(Atomics.load(taskClock, 0));
      if (began === 0 || worker === undefined) return 0;
      const { user, system } = await worker.cpuUsage();
      return (user + system - began) / 1_000;
    },
    heapBytes: async () => {
      // A thread that is still starting would reject.
      if (Atomics.load(taskClock, 0) === 0n || worker === undefined) return 0;
      const { used_heap_size: used } = await worker.getHeapStatistics();
      return used;
    },
    alive: () => !ended && piscina.threads[0] === worker,
    end: () => {
      ended = true;
      // Told twice, it would mistake the end of its thread for a crash.
      ending ??= piscina.destroy();
      return ending;
    },
  };
};
