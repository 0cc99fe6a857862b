import { afterAwake } from './awake-timer.ts';
import { afterCpuTime } from './cpu-timer.ts';
import type { WorkerTask, WorkerThread } from './worker-thread.ts';

/** What ended a task that did not end by itself: its CPU time, a thread that was stuck, its memory, or the signal. */
export type Stop = 'cpu' | 'wall' | 'memory' | 'signal';

export type Ended<Output> =
  | { readonly kind: 'done'; readonly output: Output }
  | { readonly kind: 'stopped'; readonly by: Stop; readonly cause: unknown };

export type TaskLimits = {
  /** CPU milliseconds that the task may take; `Infinity`: any. */
  readonly cpuMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Buffers of the input that the thread gets instead of copies; they are empty here afterwards. */
  readonly transfer?: readonly ArrayBuffer[];
};

/** A thread that gets a twentieth of a core reaches its limit of CPU time before, whatever that is; one of the usual limit a two hundredth. */
const minWallMs = 600_000;
const wallShare = 20;

const memoryRanOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs a task in a thread until it ends or reaches a limit, at which the thread ends, too. The clock is that of the thread: time in which it
 * waits for a processor, or loads modules, does not count. One that is stuck without taking CPU time is ended after ten minutes or more.
 */
export const runWithinLimits = async <Input, Output>(
  thread: WorkerThread,
  task: WorkerTask<Input, Output>,
  input: Input,
  { cpuMs, signal, transfer }: TaskLimits,
): Promise<Ended<Output>> => {
  let by: Stop | undefined;
  const stop = (reason: Stop) => (): void => {
    by ??= reason;
    void thread.end();
  };
  const wallMs = Math.max(minWallMs, Number.isFinite(cpuMs) ? cpuMs * wallShare : 0);
  const stopCpuTimer = afterCpuTime(cpuMs, thread.spentMs, stop('cpu'));
  const stopWallTimer = afterAwake(wallMs, stop('wall'));
  const cut = stop('signal');
  signal?.addEventListener('abort', cut);
  if (signal?.aborted) cut();
  try {
    return { kind: 'done', output: await thread.run(task, input, transfer) };
  } catch (cause) {
    if (by !== undefined) return { kind: 'stopped', by, cause };
    if (memoryRanOut(cause)) return { kind: 'stopped', by: 'memory', cause };
    throw cause;
  } finally {
    stopCpuTimer();
    stopWallTimer();
    signal?.removeEventListener('abort', cut);
  }
};
