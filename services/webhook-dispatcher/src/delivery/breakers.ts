import type { BreakerRecord, EndpointRecord } from '@winnow/contracts';
import { type Clock, isoTime } from '@winnow/kernel';
import { type Breaker, type BreakerState, createBreaker, errorFacts, isOpenBreaker, type Logger } from '@winnow/runtime';
import { LRUCache } from 'lru-cache';
import type { DispatcherStore } from '../store.ts';
import type { Tried } from './send-delivery.ts';

export type BreakersDeps = Pick<DispatcherStore, 'breakers'> & {
  /** Milliseconds that a breaker stays open, for each consecutive time it opens; the last one repeats. */
  readonly breakerWaits: readonly number[];
  /** Consecutive failed attempts that open it; defaults to 5. */
  readonly breakerFailures?: number;
  readonly onBreaker: (state: BreakerState) => void;
  readonly now: Clock;
  readonly logger: Logger;
};

/** The result of an attempt (`undefined` when the process stopped before it was known), or until when it must wait. */
type Passed =
  | { readonly tried: Tried | undefined; readonly closed: boolean }
  | { readonly until: string; readonly state: 'open' | 'half_open' };

type Passing = {
  readonly endpoint: Pick<EndpointRecord, 'id' | 'url'>;
  /** Someone waits for the result of this attempt, so it does not wait for its turn as a trial. */
  readonly early: boolean;
  readonly send: () => Promise<Tried | undefined>;
};

export type Breakers = {
  /** Makes an attempt through the breaker of its endpoint. */
  readonly pass: (passing: Passing) => Promise<Passed>;
};

const usualFailures = 5;
/** Longer than an attempt and the writes around it, so that only a dispatcher that died loses its trial. */
const trialMs = 30_000;
/** A breaker this far past its next attempt has nothing left to send, and is deleted. */
const keptMs = 24 * 60 * 60 * 1000;
/** Failure counts kept in memory; the one idle for longest is dropped. */
const maxRuns = 10_000;

/** Makes the attempt and returns its result, although a failed one must reject for the breaker. */
const fire = async (breaker: Breaker, send: Passing['send']): Promise<Tried | undefined> => {
  const outcome: { tried?: Tried | undefined; failed?: Error } = {};
  try {
    await breaker.fire(async () => {
      outcome.tried = await send();
      if ((outcome.tried?.attempt.error ?? null) === null) return;
      outcome.failed = new Error('The try failed.');
      throw outcome.failed;
    });
  } catch (error) {
    if (error !== outcome.failed) throw error;
  }
  return outcome.tried;
};

/**
 * One breaker per endpoint. Each process counts consecutive failures; once a breaker opens, its state is in the store, so that
 * all processes wait and only one delivery of all of them makes the trial. Only breakers that are not closed have a record.
 */
export const openBreakers = (deps: BreakersDeps): Breakers => {
  const { breakers, breakerWaits, breakerFailures: failures = usualFailures, onBreaker, now, logger } = deps;
  /** Closed breakers, by account and URL. */
  const runs = new LRUCache<string, Breaker>({ max: maxRuns });

  const waitOf = (openings: number): number => breakerWaits[Math.min(openings, breakerWaits.length - 1)] ?? 0;
  const openRecord = (id: string, url: string, openings: number): BreakerRecord => {
    const retryAt = now() + waitOf(openings);
    return { id, url, state: 'open', openings: openings + 1, retry_at: isoTime(retryAt), expires_at: isoTime(retryAt + keptMs) };
  };
  /** A breaker that cannot be recorded must not undo the attempt: the count restarts, or the trial counts as lost. */
  const note = (writing: () => Promise<unknown>): Promise<void> =>
    writing().then(
      () => {},
      (error: unknown) => logger.warn(errorFacts(error), 'The breaker of a webhook could not be noted'),
    );

  const runOf = (key: string): Breaker => {
    const run = runs.get(key) ?? createBreaker({ failures, openMs: trialMs });
    runs.set(key, run);
    return run;
  };

  const passClosed = async ({ endpoint: { id, url }, send }: Passing): Promise<Passed> => {
    const key = `${id} ${url}`;
    const run = runOf(key);
    try {
      const tried = await fire(run, send);
      if (run.state() === 'open' && runs.get(key) === run) {
        runs.delete(key);
        run.stop();
        onBreaker('open');
        await note(async () => {
          const opened = openRecord(id, url, 0);
          // The record may belong to another URL, or to another process that was faster.
          if (!(await breakers.insert(opened)))
            await breakers.update(id, (current) => (current.url === url ? undefined : opened));
        });
      }
      return { tried, closed: false };
    } catch (error) {
      // Attempts in flight have just opened it.
      if (isOpenBreaker(error)) return { until: isoTime(now() + waitOf(0)), state: 'open' };
      throw error;
    }
  };

  const claimTrial = async (found: BreakerRecord): Promise<string | undefined> => {
    const lease = isoTime(now() + trialMs);
    let won = false;
    await breakers.update(found.id, (current) => {
      won = current.url === found.url && current.state === found.state && current.retry_at === found.retry_at;
      return won ? { ...current, state: 'half_open', retry_at: lease } : undefined;
    });
    return won ? lease : undefined;
  };

  const passTrial = async ({ endpoint: { id, url }, send }: Passing, lease: string): Promise<Passed> => {
    const trial = createBreaker({ failures, openMs: trialMs, begin: 'half_open' });
    onBreaker('half_open');
    try {
      const tried = await fire(trial, send);
      const closed = tried !== undefined && trial.state() === 'closed';
      if (closed) onBreaker('closed');
      else onBreaker('open');
      await note(async () => {
        if (closed) {
          await breakers.delete(id);
          return;
        }
        await breakers.update(id, (current) => {
          if (current.retry_at !== lease) return undefined;
          // A process that stops has learned nothing: another one may try immediately.
          return tried === undefined
            ? { ...current, state: 'open', retry_at: isoTime(now()) }
            : openRecord(id, url, current.openings);
        });
      });
      return { tried, closed };
    } finally {
      trial.stop();
    }
  };

  return {
    pass: async (passing) => {
      const { endpoint, early } = passing;
      const found = await breakers.get(endpoint.id);
      if (found === undefined || found.url !== endpoint.url) return passClosed(passing);
      const { state, retry_at } = found;
      if (Date.parse(retry_at) > now() && !(early && state === 'open')) return { until: retry_at, state };
      const lease = await claimTrial(found);
      return lease === undefined ? { until: isoTime(now() + trialMs), state: 'half_open' } : passTrial(passing, lease);
    },
  };
};
