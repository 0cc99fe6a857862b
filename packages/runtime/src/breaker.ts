import { EventEmitter } from 'node:events';
import CircuitBreaker from 'opossum';

export type BreakerState = 'closed' | 'open' | 'half_open';

export type Breaker = {
  /** Makes the call, or rejects at once while the breaker is open. Rejects with what the call rejects with. */
  readonly fire: <T>(call: () => Promise<T>) => Promise<T>;
  readonly state: () => BreakerState;
  /** Forgets its timer. */
  readonly stop: () => void;
};

export type BreakerOptions = {
  /** Calls that fail one after the other before it opens; with several at a time, about as many. */
  readonly failures: number;
  /** How long it stays open before it lets one call through. */
  readonly openMs: number;
  /** Where it begins: `half_open` lets one call through, which decides; default `closed`. */
  readonly begin?: 'closed' | 'half_open';
  /** True for an error that says nothing against the other side; default none. */
  readonly excuses?: (error: unknown) => boolean;
  readonly onChange?: (state: BreakerState) => void;
};

/** True for the rejection of a breaker that is open. */
export const isOpenBreaker = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EOPENBREAKER';

/**
 * A circuit breaker before something outside that may hang: after a run of failures it refuses calls at once, and lets one through after a
 * while, which closes it or opens it again. Calls bring their own deadlines.
 */
export const createBreaker = ({ failures, openMs, begin = 'closed', excuses, onChange }: BreakerOptions): Breaker => {
  // One bucket that a success empties: what is counted is a run, not a window of time.
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
