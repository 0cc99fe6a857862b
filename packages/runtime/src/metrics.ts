import type { BusObserver } from '@winnow/bus';
import { engineVersion } from '@winnow/contracts';
import type { TaskMetrics } from '@winnow/workers';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry, type RegistryContentType } from 'prom-client';
import manifest from '../package.json' with { type: 'json' };
import { type BatchMetrics, createBatchMetrics } from './batch-metrics.ts';
import type { BreakerState } from './breaker.ts';
import { createBusMetrics } from './bus-metrics.ts';
import { secondsBuckets } from './seconds-buckets.ts';
import { createTaskMetrics } from './task-metrics.ts';
import { type ExemplarOf, timesOf } from './times-of.ts';
import { createWebhookMetrics, type WebhookMetrics } from './webhook-metrics.ts';

/** What a breaker protects. */
export type BreakerName = 'webhook' | 'identity_provider' | 'embeddings' | 'chat' | 'ocr';

/** What is looked up before it is computed. */
type CacheName = 'result' | 'resume' | 'score' | 'match' | 'questions';

export type Metrics = TaskMetrics & {
  readonly registry: Registry;
  readonly bus: BusObserver;
  readonly batches: BatchMetrics;
  readonly webhooks: WebhookMetrics;
  readonly request: (route: string, method: string, status: number, milliseconds: number) => void;
  /** An operation ended, however long ago its request was answered. */
  readonly operation: (name: string, status: 'succeeded' | 'failed', milliseconds: number) => void;
  readonly lookup: (cache: CacheName, hit: boolean) => void;
  /** A circuit breaker changed state. */
  readonly breaker: (name: BreakerName, state: BreakerState) => void;
  /** Number of breakers of a kind that are not closed. */
  readonly breakersOpen: (name: BreakerName, count: number) => void;
  /** Reports a value in milliseconds, read on every scrape. */
  readonly clockOffsets: (read: () => { readonly machine: number; readonly database: number }) => void;
};

const reportBuild = (service: string, registers: Registry[]): void => {
  const build = new Gauge({
    name: 'winnow_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['service', 'version', 'engine_version', 'node'],
    registers,
  });
  build.set({ service, version: manifest.version, engine_version: engineVersion, node: process.versions.node }, 1);
};

/**
 * Milliseconds between two looks at the event loop, which the reported delays include. With the default of 10, a hundred wake-ups
 * a second took a third of the CPU of an idle process (4.8 ms of CPU a second, 0.5 with 100).
 */
const eventLoopMonitoringPrecision = 100;

/**
 * Prometheus metrics of one process. Label values come from closed lists and are never IDs. With `exemplarOf`, times name the
 * trace of an observation and the format is OpenMetrics, the only one that can say so.
 */
export const createMetrics = (service: string, exemplarOf?: ExemplarOf): Metrics => {
  const registry: Registry = new Registry();
  if (exemplarOf !== undefined) (registry as Registry<RegistryContentType>).setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
  const registers = [registry];
  const enableExemplars = exemplarOf !== undefined;
  reportBuild(service, registers);
  const requests = new Histogram({
    name: 'winnow_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: secondsBuckets,
    enableExemplars,
    registers,
  });
  const operations = new Histogram({
    name: 'winnow_operation_seconds',
    help: 'Time from accepting an operation to its end.',
    labelNames: ['operation', 'status'],
    buckets: secondsBuckets,
    enableExemplars,
    registers,
  });
  const observeRequest = timesOf(requests, exemplarOf);
  const observeOperation = timesOf(operations, exemplarOf);
  const lookups = new Counter({
    name: 'winnow_cache_lookups_total',
    help: 'Results that were looked up before they would be computed.',
    labelNames: ['cache', 'outcome'],
    registers,
  });
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
    ...createTaskMetrics(registers, exemplarOf),
    registry,
    bus: createBusMetrics(registers, exemplarOf),
    batches: createBatchMetrics(registers),
    webhooks: createWebhookMetrics(registers, exemplarOf),
    request: (route, method, status, milliseconds) => observeRequest({ route, method, status }, milliseconds),
    operation: (operation, status, milliseconds) => observeOperation({ operation, status }, milliseconds),
    lookup: (cache, hit) => lookups.inc({ cache, outcome: hit ? 'hit' : 'miss' }),
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
