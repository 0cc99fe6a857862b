import type { BusObserver } from '@winnow/bus';
import type { TaskMetrics } from '@winnow/workers';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BreakerState } from './breaker.ts';
import { createBusMetrics } from './bus-metrics.ts';
import { secondsBuckets } from './seconds-buckets.ts';

/** What a breaker protects. */
export type BreakerName = 'webhook' | 'identity_provider' | 'embeddings' | 'chat';

export type Metrics = TaskMetrics & {
  readonly registry: Registry;
  readonly bus: BusObserver;
  readonly request: (route: string, method: string, status: number, milliseconds: number) => void;
  /** A circuit breaker changed state. */
  readonly breaker: (name: BreakerName, state: BreakerState) => void;
  /** Number of breakers of a kind that are not closed. */
  readonly breakersOpen: (name: BreakerName, count: number) => void;
  /** Reports a value in milliseconds, read on every scrape. */
  readonly clockOffsets: (read: () => { readonly machine: number; readonly database: number }) => void;
};

/** Prometheus metrics of one process. Label values come from closed lists and are never IDs. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const bus = createBusMetrics(registers);
  const requests = new Histogram({
    name: 'winnow_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: secondsBuckets,
    registers,
  });
  const tasks = new Histogram({
    name: 'winnow_task_seconds',
    help: 'Time of a task in a worker thread.',
    labelNames: ['task', 'outcome'],
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
  const breakerChanges = new Counter({
    name: 'winnow_breaker_changes_total',
    help: 'Changes of circuit breakers to a state.',
    labelNames: ['breaker', 'state'],
    registers,
  });
  const breakersOpen = new Gauge({
    name: 'winnow_breakers_open',
    help: 'Circuit breakers that are open or half-open.',
    labelNames: ['breaker'],
    registers,
  });
  return {
    registry,
    bus,
    request: (route, method, status, milliseconds) => requests.observe({ route, method, status }, milliseconds / 1000),
    task: (name, outcome, milliseconds) => tasks.observe({ task: name, outcome }, milliseconds / 1000),
    taskLimit: (name, limit) => limits.inc({ task: name, limit }),
    taskRetry: (name) => taskRetries.inc({ task: name }),
    queued: (count) => queue.set(count),
    breaker: (breaker, state) => breakerChanges.inc({ breaker, state }),
    breakersOpen: (breaker, count) => breakersOpen.set({ breaker }, count),
    clockOffsets: (read) => {
      new Gauge({
        name: 'winnow_clock_offset_seconds',
        help: 'How far a clock is ahead: that of this machine of the database’s, that of the database of what this process shows.',
        labelNames: ['clock'],
        registers,
        collect() {
          const { machine, database } = read();
          this.set({ clock: 'machine' }, machine / 1000);
          this.set({ clock: 'database' }, database / 1000);
        },
      });
    },
  };
};
