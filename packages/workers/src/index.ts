export { defaultWorkers } from './default-workers.ts';
export { maxTaskHandlers } from './max-task-handlers.ts';
export { createPriorityGate } from './priority-gate.ts';
export { quotaCores } from './quota-cores.ts';
export { settleThread } from './settle-thread.ts';
export type { TaskMetrics } from './task-metrics.ts';
export { openWorkerPool, type RunOptions, type WorkerPool, workerTryMs } from './worker-pool.ts';
export { serveTask, type TaskAnswer } from './worker-task.ts';
export type { WorkerTask } from './worker-thread.ts';
