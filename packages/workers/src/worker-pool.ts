import { AppError, type Clock } from '@winnow/kernel';
import type { Priority } from '@winnow/ports';
import { createPriorityGate } from './priority-gate.ts';
import { createRecentLimits } from './recent-limits.ts';
import type { Ended, Stop, TaskLimits } from './run-within-limits.ts';
import type { TaskMetrics } from './task-metrics.ts';
import { createPlace, type Sample, type WorkerPlace } from './worker-place.ts';
import type { WorkerTask } from './worker-thread.ts';

export type RunOptions<Input = unknown> = Pick<TaskLimits, 'cpuMs' | 'signal'> & {
  readonly priority: Priority;
  /**
   * Ends the wait for a thread and nothing else; default: `signal`. A task that has begun runs to its end: to end its thread costs more, and who
   * can have that done by hanging up leaves every thread cold.
   */
  readonly waitSignal?: AbortSignal;
  /** Buffers of the input that the thread gets instead of copies; they are empty here afterwards. */
  readonly transfer?: (input: Input) => readonly ArrayBuffer[];
};

export type WorkerPool = {
  /**
   * Runs a task when a thread is free and its turn has come, see `PriorityGate`, and once more behind all other work when it was stopped at a limit. `load` makes
   * its input for each try. Throws the task's own `AppError`; `INTERNAL` with reason `timeout` (it took more than `cpuMs` of CPU time, twice)
   * or `bomb` (its memory ran out, twice); `UNAVAILABLE` (a thread that was stuck, or the signal, stopped it), or `OVERLOADED` (no thread was
   * free before the signal aborted).
   */
  readonly run: <Input, Output>(
    task: WorkerTask<Input, Output>,
    load: () => Input | Promise<Input>,
    options: RunOptions<Input>,
  ) => Promise<Output>;
  /** Runs a sample in every thread, now and in each one that comes after another, before it is given work. */
  readonly warm: <Input, Output>(task: WorkerTask<Input, Output>, input: Input, cpuMs: number) => Promise<void>;
  /** Settles every thread once, when its modules are loaded: keeps what was compiled, gives memory back. */
  readonly settle: () => Promise<void>;
  /** Rejects when most of the latest tasks were stopped at a limit. After each that was, the sample of its task shows whether a good input is done in time. */
  readonly check: () => Promise<void>;
  readonly size: number;
  readonly close: () => Promise<void>;
};

/**
 * How long a handler that runs tasks may take before it is begun again. A call to a broker or a database fails long before by itself; what
 * takes as long is the wait for a thread on a machine that has no time, and who begins again loses their place.
 */
export const workerTryMs = 1_800_000;

const settleTask: WorkerTask<null, null> = {
  module: new URL('./settle-thread.ts', import.meta.url),
  name: 'settleWorker',
};

const errorOf = (by: Stop, cause: unknown): AppError => {
  if (by === 'cpu') return new AppError('INTERNAL', 'A task took too long.', { reason: 'timeout', cause });
  if (by === 'memory') return new AppError('INTERNAL', 'A task needed too much memory.', { reason: 'bomb', cause });
  return new AppError('UNAVAILABLE', by === 'wall' ? 'A worker thread was stuck.' : 'A task was stopped.', { cause });
};

/** Another try can end otherwise: the first one had busy neighbours, or a heap that was full of other work. */
const isDoubtful = (by: Stop): boolean => by === 'cpu' || by === 'memory';

/** Worker threads for CPU work, with limits of memory and of CPU time for each task. Tasks are let in one a thread, so that the queue before them is ours to order. */
export const openWorkerPool = (size: number, metrics: TaskMetrics, now: Clock): WorkerPool => {
  const gate = createPriorityGate(size);
  const samples = new Map<string, Sample>();
  const recent = createRecentLimits(now);
  // Each starts its thread with its first task: most services have none.
  const places = Array.from({ length: size }, () => createPlace(samples));
  const free = [...places];

  const noteEnd = (name: string, ended: Ended<unknown> | undefined): void => {
    if (ended?.kind === 'stopped' && ended.by !== 'signal') metrics.taskLimit(name, ended.by);
    if (ended?.kind !== 'stopped' || ended.by !== 'signal') recent.note(ended?.kind === 'stopped');
  };

  /** Gives a place back, with a warm thread in it: a thread that was stopped is replaced first, and the sample says whether that helps. */
  const leave = async (place: WorkerPlace, name: string, priority: Priority): Promise<void> => {
    try {
      if (place.warm()) return;
      await place.renew();
      const sample = samples.get(name);
      if (sample === undefined) return;
      noteEnd(name, await place.run(sample.task, sample.input, { cpuMs: sample.cpuMs }));
      if (!place.warm()) await place.renew();
    } catch {
      // The next task tries to start a thread, and fails if that is still not possible.
      recent.note(true);
    } finally {
      free.push(place);
      gate.leave(priority);
    }
  };

  const tryOnce = async <Input, Output>(
    task: WorkerTask<Input, Output>,
    input: Input,
    { priority, transfer, waitSignal, ...limits }: RunOptions<Input>,
  ): Promise<Ended<Output>> => {
    const entered = gate.enter(priority, waitSignal ?? limits.signal);
    metrics.queued(gate.waiting());
    await entered.catch((cause: unknown) => {
      throw new AppError('OVERLOADED', 'No thread was free in time.', { cause });
    });
    metrics.queued(gate.waiting());
    const place = free.pop();
    if (place === undefined) throw new Error('The gate lets in more tasks than there are places.');
    const began = now();
    let ended: Ended<Output> | undefined;
    try {
      ended = await place.run(task, input, { ...limits, transfer: transfer?.(input) ?? [] });
      return ended;
    } finally {
      metrics.task(task.name, ended?.kind === 'done' ? 'ok' : 'failed', now() - began);
      // One that could get no thread is noted when its place tries again to start one.
      if (ended !== undefined || place.warm()) noteEnd(task.name, ended);
      void leave(place, task.name, priority);
    }
  };

  /** In every thread, each when it is done with what it has. */
  const everywhere = async <Input, Output>(chosen: readonly WorkerPlace[], task: WorkerTask<Input, Output>, input: Input) => {
    const ends = await Promise.all(chosen.map((place) => place.run(task, input, { cpuMs: Number.POSITIVE_INFINITY })));
    for (const ended of ends) if (ended.kind === 'stopped') throw errorOf(ended.by, ended.cause);
  };

  return {
    size,
    run: async (task, load, options) => {
      let ended = await tryOnce(task, await load(), options);
      if (ended.kind === 'stopped' && isDoubtful(ended.by)) {
        metrics.taskRetry(task.name);
        ended = await tryOnce(task, await load(), { ...options, priority: { ...options.priority, lane: 'bulk' } });
      }
      if (ended.kind === 'stopped') throw errorOf(ended.by, ended.cause);
      return ended.output;
    },
    warm: async (task, input, cpuMs) => {
      samples.set(task.name, { task, input, cpuMs } as Sample);
      await everywhere(places, task, input);
    },
    settle: () =>
      everywhere(
        places.filter((place) => place.warm()),
        settleTask,
        null,
      ),
    check: async () => recent.check(),
    close: async () => {
      await Promise.all(places.map((place) => place.close()));
    },
  };
};
