import { workerData } from 'node:worker_threads';

/** Shared by a worker thread and the pool: the thread's CPU time in microseconds when its task started; 0 before that. */
export type TaskClock = BigInt64Array<SharedArrayBuffer>;

export const createTaskClock = (): TaskClock => new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));

/** What the pool passes to a thread. */
export type ThreadData = { readonly taskClock: TaskClock };

const own: unknown = (workerData as Partial<ThreadData> | null)?.taskClock;

/** Records that a task starts in this thread, with its modules loaded. Does nothing outside a pool thread. */
export const beginTask = (): void => {
  if (!(own instanceof BigInt64Array)) return;
  const { user, system } = process.threadCpuUsage();
  Atomics.store(own, 0, BigInt(Math.max(1, user + system)));
};
