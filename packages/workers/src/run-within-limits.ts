import { afterAwake } from './awake-timer.ts';
import { afterCpuTime } from './cpu-timer.ts';
import { aboveMemory } from './memory-timer.ts';
import { type OnRan, taskHeapMegabytes, type WorkerTask, type WorkerThread } from './worker-thread.ts';

/** Why a task was stopped: its CPU time, a stuck thread, its memory, or the signal. */
export type Stop = 'cpu' | 'wall' | 'memory' | 'signal';

export type Ended<Output> =
  | { readonly kind: 'done'; readonly output: Output }
  | { readonly kind: 'stopped'; readonly by: Stop; readonly cause: unknown };

export type TaskLimits = {
  /** CPU milliseconds that the task may use; `Infinity`: no limit. */
  readonly cpuMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Input buffers that are transferred to the thread instead of copied; they are empty here afterwards. */
  readonly transfer?: readonly ArrayBuffer[];
  readonly onRan?: OnRan;
};

/**
 * A thread with a twentieth of a core reaches any CPU time limit before this; with the usual limit, even one with a two hundredth
 * does.
 */
const minWallMs = 600_000;
const wallShare = 20;

const memoryRanOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs a task in a thread until it ends or reaches a limit, which also ends the thread. Limits are in CPU time of the thread:
 * waiting for a CPU or loading modules does not count. A thread whose heap grows beyond what a task may use is ended, too, and one
 * that is stuck without using CPU time, after ten minutes or more.
 */
export const runWithinLimits = async <Input, Output>(
  thread: WorkerThread,
  task: WorkerTask<Input, Output>,
  input: Input,
  { cpuMs, signal, transfer, onRan }: TaskLimits,
): Promise<Ended<Output>> => {
  let by: Stop | undefined;
  const stop = (reason: Stop) => (): void => {
    by ??= reason;
    void thread.end();
  };
  const wallMs = Math.max(minWallMs, Number.isFinite(cpuMs) ? cpuMs * wallShare : 0);
  const stopCpuTimer = afterCpuTime(cpuMs, thread.spentMs, stop('cpu'));
  const stopWallTimer = afterAwake(wallMs, stop('wall'));
  const stopMemoryTimer = aboveMemory(taskHeapMegabytes * 2 ** 20, thread.heapBytes, stop('memory'));
  const cut = stop('signal');
  signal?.addEventListener('abort', cut);
  if (signal?.aborted) cut();
  try {
    return { kind: 'done', output: await thread.run(task, input, transfer, onRan) };
  } catch (cause) {
    if (by !== undefined) return { kind: 'stopped', by, cause };
    if (memoryRanOut(cause)) return { kind: 'stopped', by: 'memory', cause };
    throw cause;
  } finally {
    stopCpuTimer();
    stopWallTimer();
    stopMemoryTimer();
    signal?.removeEventListener('abort', cut);
  }
};
