import type { TaskMetrics } from '@winnow/workers';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { secondsBuckets } from './seconds-buckets.ts';
import { type ExemplarOf, timesOf } from './times-of.ts';

/** Metrics of the worker pool of a process. */
export const createTaskMetrics = (registers: Registry[], exemplarOf: ExemplarOf | undefined): TaskMetrics => {
  const tasks = new Histogram({
    name: 'winnow_task_seconds',
    help: 'Time of a task in a worker thread.',
    labelNames: ['task', 'outcome'],
    buckets: secondsBuckets,
    enableExemplars: exemplarOf !== undefined,
    registers,
  });
  const observeTask = timesOf(tasks, exemplarOf);
  const waits = new Histogram({
    name: 'winnow_task_wait_seconds',
    help: 'Time that a task waited for a worker thread.',
    labelNames: ['lane'],
    buckets: secondsBuckets,
    registers,
  });
  const limits = new Counter({
    name: 'winnow_task_limits_total',
    help: 'Tasks stopped at a limit: of CPU time, of memory, or because their thread was stuck.',
    labelNames: ['task', 'limit'],
    registers,
  });
  const taskRetries = new Counter({
    name: 'winnow_task_retries_total',
    help: 'Tasks begun a second time, behind all others, after they were stopped at a limit.',
    labelNames: ['task'],
    registers,
  });
  const queue = new Gauge({ name: 'winnow_tasks_waiting', help: 'Tasks waiting for a worker thread.', registers });
  const busyThreads = new Gauge({ name: 'winnow_workers_busy', help: 'Worker threads that run a task.', registers });
  const allThreads = new Gauge({ name: 'winnow_workers', help: 'Worker threads that there may be at a time.', registers });
  return {
    task: (name, outcome, milliseconds) => observeTask({ task: name, outcome }, milliseconds),
    taskLimit: (name, limit) => limits.inc({ task: name, limit }),
    taskRetry: (name) => taskRetries.inc({ task: name }),
    taskWait: (lane, milliseconds) => waits.observe({ lane }, milliseconds / 1000),
    queued: (count) => queue.set(count),
    threads: (busy, size) => {
      busyThreads.set(busy);
      allThreads.set(size);
    },
  };
};
