import { workerData } from 'node:worker_threads';

/** Shared by a worker thread and the pool: the CPU time of the thread, in microseconds, at which its task began; 0 before that. */
export type TaskClock = BigInt64Array<SharedArrayBuffer>;

export const createTaskClock = (): TaskClock => new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));

/** What the pool hands to a thread. */
export type ThreadData = { readonly taskClock: TaskClock };

const own: unknown = (workerData as Partial<ThreadData> | null)?.taskClock;

/** Notes that a task begins in this thread, its modules being loaded. Elsewhere than in a thread of the pool it does nothing. */
export const beginTask = (): void => {
  if (!(own instanceof BigInt64Array)) return;
  const { user, system } = process.threadCpuUsage();
  Atomics.store(own, 0, BigInt(Math.max(1, user + system)));
};
