import { type BusOptions, createBus, type Timers } from '@winnow/bus';
import { engineVersion, messages } from '@winnow/contracts';
import { type Clock, createIds, type NewId } from '@winnow/kernel';
import { type Bus, type Files, type RateLimits, type Store, type Tracing, untraced } from '@winnow/ports';
import { openWorkerPool, type WorkerPool } from '@winnow/workers';
import type { ProcessTools } from './adapters.ts';
import type { CommonConfig } from './common-config.ts';
import { createHealth, type Health } from './health.ts';
import { hideCallers } from './hide-callers.ts';
import { openKeyCheck } from './key-check.ts';
import { createLogger, errorFacts, type Logger } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { openEmbedded } from './open-embedded.ts';
import { openServers } from './open-servers.ts';
import { openTracing, traceAdapters } from './open-tracing.ts';
import { createRandomBytes } from './random-bytes.ts';
import { retryUntilAvailable } from './retry-until-available.ts';
import { readSecretKey, readSecretKeys } from './secret-key.ts';
import { systemTimers } from './system-timers.ts';
import type { TracingConfig } from './tracing-config.ts';
import { watchClock } from './watch-clock.ts';

/** Everything a service works with. It knows the ports, never the adapters behind them. */
export type Backends = {
  readonly bus: Bus;
  readonly store: Store;
  readonly files: Files;
  readonly rateLimits: RateLimits;
  readonly pool: WorkerPool;
  /** Distributed, the time of the database: processes agree on it regardless of their machines' clocks. */
  readonly now: Clock;
  /** Uses the same clock as `now`. */
  readonly timers: Timers;
  /** In [0, 1). */
  readonly random: () => number;
  readonly newId: NewId;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly tracing: Tracing;
  readonly config: CommonConfig;
  /** The keys of secrets: the first one encrypts, all decrypt. Throws a `ConfigError` when a distributed deployment has not set them. */
  readonly secretKeys: () => Promise<readonly Uint8Array[]>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

/** Tools for a process that does not stop before its backends are open. */
export const createTools = async (
  config: Pick<CommonConfig, 'logLevel' | keyof TracingConfig>,
  service: string,
): Promise<Omit<ProcessTools, 'stopping'>> => {
  const tracing = await openTracing(config, service, (error) =>
    logger.warn(errorFacts(error), 'Spans of traces could not be sent'),
  );
  const idsOf = tracing === untraced ? {} : { idsOf: tracing.ids };
  const logger = createLogger({ level: config.logLevel, service, ...idsOf });
  return { logger, metrics: createMetrics(service, idsOf.idsOf), health: createHealth(), tracing };
};

/**
 * Opens the backends that `WINNOW_BACKEND` selects, waiting for servers that are not yet available. The only place that knows the
 * adapters. Closes everything when disposed.
 */
export const openBackends = async (config: CommonConfig, service: string, given?: ProcessTools): Promise<Backends> => {
  const tools = given ?? { ...(await createTools(config, service)), stopping: new AbortController().signal };
  const { logger, metrics, health, tracing } = tools;
  const { log, close, clockOffsets, ...opened } =
    config.backend === 'standalone' ? await openEmbedded(config) : await openServers(config, `winnow-${service}`, tools);
  const adapters = await traceAdapters(opened, tracing, config);
  const { now } = adapters;
  const timers: Timers = { ...systemTimers, now };
  const unwatchClock = clockOffsets === undefined ? () => {} : watchClock(clockOffsets, metrics, logger);
  const busOptions: BusOptions = {
    log,
    messages,
    source: `/winnow/${service}/${engineVersion}`,
    timers,
    random: Math.random,
    tracing,
    observer: {
      ...metrics.bus,
      retried: ({ error, ...facts }) => {
        metrics.bus.retried({ ...facts, error });
        logger.warn({ ...facts, ...errorFacts(error) }, 'A message will be tried again');
      },
      dead: ({ error, ...facts }) => {
        metrics.bus.dead({ ...facts, error });
        logger.error({ ...facts, ...errorFacts(error) }, 'A message went to the dead letters');
      },
      held: (facts) => {
        metrics.bus.held(facts);
        logger.warn(facts, 'A partition waits for a newer release of this service');
      },
      fault: ({ topic, error }) => {
        metrics.bus.fault({ topic, error });
        logger.warn({ topic, ...errorFacts(error) }, 'The bus had a fault');
      },
    },
  };
  const bus = await retryUntilAvailable('bus', () => createBus(busOptions), tools);
  const pool = openWorkerPool(config.workers, metrics, now, tracing);
  health.add('ready', 'bus', () => bus.check());
  health.add('ready', 'store', () => adapters.store.check());
  health.add('ready', 'files', () => adapters.files.check());
  health.add('ready', 'workers', () => pool.check());
  return {
    ...adapters,
    // Services open both at startup, which waits like that of the backends.
    bus: {
      ...bus,
      subscribe: (...subscription) => retryUntilAvailable('bus', () => bus.subscribe(...subscription), tools),
      replies: (...subscription) => retryUntilAvailable('bus', () => bus.replies(...subscription), tools),
    },
    store: {
      ...adapters.store,
      collection: (definition) => retryUntilAvailable('store', () => adapters.store.collection(definition), tools),
    },
    rateLimits: hideCallers(adapters.rateLimits, () => readSecretKey(config)),
    pool,
    timers,
    random: Math.random,
    newId: createIds(now, createRandomBytes()),
    logger,
    metrics,
    health,
    tracing,
    config,
    secretKeys: async () => {
      const keys = await readSecretKeys(config);
      // In standalone mode, all services share one.
      if (config.backend === 'distributed') health.add('ready', 'secret key', await openKeyCheck(adapters.store, keys));
      return keys;
    },
    [Symbol.asyncDispose]: async () => {
      unwatchClock();
      await pool.close();
      await bus.close();
      await close();
      await tracing.close();
    },
  };
};
