import type { Priority } from '@winnow/ports';

/** Metrics of the worker pool and its tasks. */
export type TaskMetrics = {
  readonly task: (name: string, outcome: 'ok' | 'failed', milliseconds: number) => void;
  readonly taskLimit: (name: string, limit: 'cpu' | 'wall' | 'memory') => void;
  readonly taskRetry: (name: string) => void;
  /** A task got its thread. */
  readonly taskWait: (lane: Priority['lane'], milliseconds: number) => void;
  readonly queued: (count: number) => void;
  /** Threads that run a task, and how many there may be. */
  readonly threads: (busy: number, size: number) => void;
};
