import type { BreakerRecord, EndpointRecord } from '@winnow/contracts';
import { type Clock, isoTime } from '@winnow/kernel';
import { type Breaker, type BreakerState, createBreaker, errorFacts, isOpenBreaker, type Logger } from '@winnow/runtime';
import { LRUCache } from 'lru-cache';
import type { DispatcherStore } from '../store.ts';
import type { Tried } from './send-delivery.ts';

export type BreakersDeps = Pick<DispatcherStore, 'breakers'> & {
  /** Milliseconds that a breaker stays open, each time that it opens in a row; the last one is repeated. */
  readonly breakerWaits: readonly number[];
  /** Failed tries in a row that open it; default 5. */
  readonly breakerFailures?: number;
  readonly onBreaker: (state: BreakerState) => void;
  readonly now: Clock;
  readonly logger: Logger;
};

/** How a try went (`undefined` when the process stopped before that was known), or until when it has to wait. */
type Passed =
  | { readonly tried: Tried | undefined; readonly closed: boolean }
  | { readonly until: string; readonly state: 'open' | 'half_open' };

type Passing = {
  readonly endpoint: Pick<EndpointRecord, 'id' | 'url'>;
  /** Somebody waits to see how this try goes: it does not wait for its turn as the one that decides. */
  readonly early: boolean;
  readonly send: () => Promise<Tried | undefined>;
};

export type Breakers = {
  /** Makes a try through the breaker of its endpoint. */
  readonly pass: (passing: Passing) => Promise<Passed>;
};

const usualFailures = 5;
/** Longer than a try and the writes around it, so that only a dispatcher that died loses its trial. */
const trialMs = 30_000;
/** Past its next try by this long nobody has anything to send there, and the breaker is forgotten. */
const keptMs = 24 * 60 * 60 * 1000;
/** Runs of failures in memory; the one that was idle for longest begins anew. */
const maxRuns = 10_000;

/** Makes the try, and answers how it went although a failed one has to reject for the breaker. */
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
 * One breaker for each endpoint. In each process a breaker counts the run of failures; from the moment at which it opens the store holds it,
 * so that all processes wait, and one delivery of all of them makes the trial. Only breakers that are not closed have a record.
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
  /** A breaker that cannot be noted must not undo the try: a run begins anew, or a trial is taken for lost. */
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
          // What stands there may be of another URL, or of another process that was quicker.
          if (!(await breakers.insert(opened)))
            await breakers.update(id, (current) => (current.url === url ? undefined : opened));
        });
      }
      return { tried, closed: false };
    } catch (error) {
      // Tries that were under way have opened it at this moment.
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
          // A process that stops has learnt nothing: another one may try at once.
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
