/** What the worker pool reports about its tasks. */
export type TaskMetrics = {
  readonly task: (name: string, outcome: 'ok' | 'failed', milliseconds: number) => void;
  readonly taskLimit: (name: string, limit: 'cpu' | 'wall' | 'memory') => void;
  readonly taskRetry: (name: string) => void;
  readonly queued: (count: number) => void;
};
