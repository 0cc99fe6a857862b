import type { Task } from '@winnow/contracts';
import type { SubscribeOptions } from '@winnow/ports';
import { maxTaskHandlers, type WorkerPool, workerTryMs } from '@winnow/workers';
import { failDeadTask } from './task-flow.ts';

/** Options of a service for messages whose handlers run tasks in worker threads; `message` is the error of a task that failed every attempt. */
export const taskOptions = (group: string, pool: Pick<WorkerPool, 'size'>, message: string) =>
  ({
    group,
    concurrency: maxTaskHandlers(pool.size),
    tryMs: workerTryMs,
    maxTries: 5,
    onDead: failDeadTask(message),
  }) satisfies SubscribeOptions<Task>;
