import type { TaskMetrics } from '@winnow/runtime';

/** For a worker pool that nobody watches. */
export const noTaskMetrics: TaskMetrics = {
  task: () => undefined,
  taskLimit: () => undefined,
  taskRetry: () => undefined,
  queued: () => undefined,
};
