import { EventEmitter } from 'node:events';
import CircuitBreaker from 'opossum';

export type BreakerState = 'closed' | 'open' | 'half_open';

export type Breaker = {
  /** Makes the call, or rejects immediately while the breaker is open. Rejects with the error of the call. */
  readonly fire: <T>(call: () => Promise<T>) => Promise<T>;
  readonly state: () => BreakerState;
  /** Forgets its timer. */
  readonly stop: () => void;
};

export type BreakerOptions = {
  /** Consecutive failed calls that open it; with concurrent calls, approximately. */
  readonly failures: number;
  /** How long it stays open before it allows one trial call. */
  readonly openMs: number;
  /** Initial state: `half_open` allows one trial call that decides; defaults to `closed`. */
  readonly begin?: 'closed' | 'half_open';
  /** True for an error that does not count as a failure of the other side; defaults to none. */
  readonly excuses?: (error: unknown) => boolean;
  readonly onChange?: (state: BreakerState) => void;
};

/** True for the rejection of an open breaker. */
export const isOpenBreaker = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EOPENBREAKER';

/**
 * A circuit breaker for a third party that may hang. After consecutive failures, it rejects calls immediately; after a delay, it
 * allows one trial call, which closes or reopens it. Calls bring their own deadlines.
 */
export const createBreaker = ({ failures, openMs, begin = 'closed', excuses, onChange }: BreakerOptions): Breaker => {
  // One bucket that a success empties: it counts consecutive failures, not a time window.
  const buckets = new EventEmitter();
  const breaker = new CircuitBreaker((call: () => Promise<unknown>) => call(), {
    timeout: false,
    resetTimeout: openMs,
    volumeThreshold: failures,
    errorThresholdPercentage: 50,
    rollingCountBuckets: 1,
    rotateBucketController: buckets,
    rollingPercentilesEnabled: false,
    enableSnapshots: false,
    errorFilter: (error: unknown) => excuses?.(error) ?? false,
    ...(begin === 'half_open' ? { state: { closed: false, halfOpen: true } } : {}),
  });
  breaker.on('success', () => buckets.emit('rotate'));
  breaker.on('open', () => onChange?.('open'));
  breaker.on('halfOpen', () => onChange?.('half_open'));
  breaker.on('close', () => onChange?.('closed'));
  return {
    fire: <T>(call: () => Promise<T>) => breaker.fire(call) as Promise<T>,
    state: () => (breaker.opened ? 'open' : breaker.halfOpen ? 'half_open' : 'closed'),
    stop: () => breaker.shutdown(),
  };
};
