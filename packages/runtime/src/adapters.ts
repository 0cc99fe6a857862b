import type { Clock } from '@winnow/kernel';
import type { Files, Log, RateLimits, Store, Tracing } from '@winnow/ports';
import type { Health } from './health.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { ClockOffsets } from './watch-clock.ts';

/** The ports, open over one kind of storage. */
export type Adapters = {
  readonly log: Log;
  readonly store: Store;
  readonly files: Files;
  readonly rateLimits: RateLimits;
  readonly now: Clock;
  /** Present if the time is not that of the machine. */
  readonly clockOffsets?: () => ClockOffsets;
  readonly close: () => Promise<void>;
};

/** What a process has before its backends are available, to report that it is waiting. */
export type ProcessTools = {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly tracing: Tracing;
  /** Aborted when the process must stop. */
  readonly stopping: AbortSignal;
};
