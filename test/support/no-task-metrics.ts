import type { TaskMetrics } from '@winnow/workers';

/** For a worker pool that nobody watches. */
export const noTaskMetrics: TaskMetrics = {
  task: () => undefined,
  taskLimit: () => undefined,
  taskRetry: () => undefined,
  taskWait: () => undefined,
  queued: () => undefined,
  threads: () => undefined,
};
