/** Metrics of the worker pool's tasks. */
export type TaskMetrics = {
  readonly task: (name: string, outcome: 'ok' | 'failed', milliseconds: number) => void;
  readonly taskLimit: (name: string, limit: 'cpu' | 'wall' | 'memory') => void;
  readonly taskRetry: (name: string) => void;
  readonly queued: (count: number) => void;
};
