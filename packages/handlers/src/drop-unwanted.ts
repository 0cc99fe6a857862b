import type { BatchRunRecord, Task } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import type { Collection, Handler } from '@winnow/ports';
import { LRUCache } from 'lru-cache';

/** How late the end of a batch may be noticed: one read of its run a second and process, however many candidates. */
const rememberMs = 1_000;
const maxRemembered = 1_000;

/** Tells of a batch whether its run has ended. One that cannot be found may only be unknown to a database that lags behind: it goes on. */
const rememberRuns = (runs: Pick<Collection<BatchRunRecord>, 'get'>, now: Clock): ((batchId: string) => Promise<boolean>) => {
  const remembered = new LRUCache<string, { readonly until: number; readonly goesOn: Promise<boolean> }>({ max: maxRemembered });
  return (batchId) => {
    const known = remembered.get(batchId);
    if (known !== undefined && known.until > now()) return known.goesOn;
    const goesOn = runs.get(batchId).then((run) => run === undefined || run.status === 'running');
    remembered.set(batchId, { until: now() + rememberMs, goesOn });
    goesOn.catch(() => remembered.delete(batchId));
    return goesOn;
  };
};

/**
 * Makes handlers that drop a task which nobody waits for any more, when it comes and again when its turn before the worker threads has come: a
 * candidate whose batch has ended, which counts as failed there, or a call without a key whose time is up.
 */
export const createDropUnwanted = (runs: Pick<Collection<BatchRunRecord>, 'get'>, now: Clock) => {
  const goesOn = rememberRuns(runs, now);
  return (handler: Handler<Task>): Handler<Task> =>
    async (message, context) => {
      const { deadline, payload } = message;
      const { origin } = payload;
      const isWanted = async (): Promise<boolean> =>
        (deadline === undefined || deadline > now()) && (origin.kind !== 'candidate' || (await goesOn(origin.batch_id)));
      if (!(await isWanted())) return;
      try {
        await handler(message, { ...context, priority: { ...context.priority, isWanted } });
      } catch (error) {
        // Whatever went wrong, there is nothing to try again.
        if (await isWanted()) throw error;
      }
    };
};
