import { AppError, type Clock } from '@winnow/kernel';
import type { Period, Priority, Tracing } from '@winnow/ports';
import { createFreePlaces } from './free-places.ts';
import { createPriorityGate } from './priority-gate.ts';
import { createRecentLimits } from './recent-limits.ts';
import type { Ended, Stop, TaskLimits } from './run-within-limits.ts';
import type { TaskMetrics } from './task-metrics.ts';
import { createPlace, type Sample, type WorkerPlace } from './worker-place.ts';
import type { WorkerTask } from './worker-thread.ts';

export type RunOptions<Input = unknown> = Pick<TaskLimits, 'cpuMs' | 'signal'> & {
  readonly priority: Priority;
  /**
   * Ends only the wait for a thread; defaults to `signal`. A started task runs to its end: ending its thread costs more, and
   * callers who could trigger that by disconnecting would leave every thread cold.
   */
  readonly waitSignal?: AbortSignal;
  /** Input buffers that are transferred to the thread instead of copied; they are empty here afterwards. */
  readonly transfer?: (input: Input) => readonly ArrayBuffer[];
};

export type WorkerPool = {
  /**
   * Runs a task when a thread is free and its turn has come (see `PriorityGate`), and retries it once after all other work if it
   * was stopped at a limit. `load` creates its input for each attempt. Throws the task's own `AppError`; `INTERNAL` with reason
   * `timeout` (it exceeded `cpuMs` of CPU time twice) or `bomb` (it ran out of memory twice); `UNAVAILABLE` (stopped by a stuck
   * thread or the signal), or `OVERLOADED` (no thread was free before the signal aborted).
   */
  readonly run: <Input, Output>(
    task: WorkerTask<Input, Output>,
    load: () => Input | Promise<Input>,
    options: RunOptions<Input>,
  ) => Promise<Output>;
  /** Runs a sample once in the first thread now, and in every other and each replacement before it gets work. */
  readonly warm: <Input, Output>(task: WorkerTask<Input, Output>, input: Input, cpuMs: number) => Promise<void>;
  /** Starts the other threads and runs the samples in them. Until then, work that finds the first thread busy waits for this. */
  readonly warmOthers: () => Promise<void>;
  /** Settles every thread once its modules are loaded: keeps compiled code and releases memory. */
  readonly settle: () => Promise<void>;
  /**
   * Rejects when most of the latest tasks were stopped at a limit. After each of them, the sample of its task shows whether a
   * good input finishes in time.
   */
  readonly check: () => Promise<void>;
  readonly size: number;
  readonly close: () => Promise<void>;
};

/**
 * How long a handler that runs tasks may take before it is restarted. Broker and database calls time out long before; what takes
 * this long is the wait for a thread on an overloaded machine, and a restart would lose the place in the queue.
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

/** Longer than the pauses of somebody who tries one file after another; a thread takes 60 MB. */
const idleMs = 60_000;

/** Another attempt can end differently: the first one may have had busy neighbours or a heap full of other work. */
const isDoubtful = (by: Stop): boolean => by === 'cpu' || by === 'memory';

/**
 * Worker threads for CPU-bound work, with memory and CPU time limits per task. Each thread gets one task at a time, so that we
 * control the order of the queue before them. All threads but one end after `restAfterMs` without work, and start again when tasks
 * wait.
 */
export const openWorkerPool = (
  size: number,
  metrics: TaskMetrics,
  now: Clock,
  tracing: Pick<Tracing, 'inside' | 'record'>,
  restAfterMs = idleMs,
): WorkerPool => {
  const gate = createPriorityGate(size);
  const samples = new Map<string, Sample>();
  const recent = createRecentLimits(now);
  // Each starts its thread with its first task: most services have none.
  const places = Array.from({ length: size }, () => createPlace(samples));
  const free = createFreePlaces(places, gate, restAfterMs);
  let busy = 0;
  metrics.threads(busy, size);

  const recordEnd = (name: string, ended: Ended<unknown> | undefined): void => {
    if (ended?.kind === 'stopped' && ended.by !== 'signal') metrics.taskLimit(name, ended.by);
    if (ended?.kind !== 'stopped' || ended.by !== 'signal') recent.note(ended?.kind === 'stopped');
  };

  /** Releases a slot with a warm thread: a stopped thread is replaced first, and the sample shows whether that helps. */
  const leave = async (place: WorkerPlace, name: string, priority: Priority): Promise<void> => {
    try {
      if (place.warm()) return;
      await place.renew();
      const sample = samples.get(name);
      if (sample === undefined) return;
      recordEnd(name, await place.run(sample.task, sample.input, { cpuMs: sample.cpuMs }));
      if (!place.warm()) await place.renew();
    } catch {
      // The next task tries to start a thread, and fails if that is still not possible.
      recent.note(true);
    } finally {
      free.add(place);
      gate.leave(priority);
    }
  };

  const tryOnce = async <Input, Output>(
    task: WorkerTask<Input, Output>,
    input: Input,
    { priority, transfer, waitSignal, ...limits }: RunOptions<Input>,
  ): Promise<Ended<Output>> => {
    const asked = now();
    const entered = gate.enter(priority, waitSignal ?? limits.signal);
    metrics.queued(gate.waiting());
    free.wakeForWaiting();
    await entered.catch((cause: unknown) => {
      throw new AppError('OVERLOADED', 'No thread was free in time.', { cause });
    });
    metrics.queued(gate.waiting());
    const place = free.take();
    const began = now();
    metrics.taskWait(priority.lane, began - asked);
    busy += 1;
    metrics.threads(busy, size);
    const onRan = (ran: Period, thread: number): void => tracing.record(`${task.name} in thread`, ran, { 'thread.id': thread });
    let ended: Ended<Output> | undefined;
    try {
      ended = await place.run(task, input, { ...limits, transfer: transfer?.(input) ?? [], onRan });
      return ended;
    } finally {
      busy -= 1;
      metrics.threads(busy, size);
      metrics.task(task.name, ended?.kind === 'done' ? 'ok' : 'failed', now() - began);
      // A slot without a thread is reported when it tries again to start one.
      if (ended !== undefined || place.warm()) recordEnd(task.name, ended);
      void leave(place, task.name, priority);
    }
  };

  return {
    size,
    run: (task, load, options) =>
      tracing.inside(`task ${task.name}`, { facts: { 'winnow.lane': options.priority.lane } }, async () => {
        let ended = await tryOnce(task, await load(), options);
        if (ended.kind === 'stopped' && isDoubtful(ended.by)) {
          metrics.taskRetry(task.name);
          ended = await tryOnce(task, await load(), { ...options, priority: { ...options.priority, lane: 'bulk' } });
        }
        if (ended.kind === 'stopped') throw errorOf(ended.by, ended.cause);
        return ended.output;
      }),
    warm: async (task, input, cpuMs) => {
      samples.set(task.name, { task, input, cpuMs } as Sample);
      // The one that gets the first task. Two that warm up at once take twice as long each where cores are few.
      await places.at(-1)?.renew();
    },
    warmOthers: async () => {
      if (samples.size === 0) return;
      await Promise.all(places.map((place) => place.renew()));
      places.forEach(free.restWhenIdle);
    },
    settle: async () => {
      const warm = places.filter((place) => place.warm());
      const ends = await Promise.all(warm.map((place) => place.run(settleTask, null, { cpuMs: Number.POSITIVE_INFINITY })));
      for (const ended of ends) if (ended.kind === 'stopped') throw errorOf(ended.by, ended.cause);
    },
    check: async () => recent.check(),
    close: async () => {
      free.close();
      await Promise.all(places.map((place) => place.close()));
    },
  };
};
