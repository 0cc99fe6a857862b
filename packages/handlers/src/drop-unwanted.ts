import type { BatchRunRecord, Task } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import type { Collection, Handler } from '@winnow/ports';
import { LRUCache } from 'lru-cache';

/** Maximum delay until the end of a batch is noticed: its run is read once per second and process, for any number of candidates. */
const rememberMs = 1_000;
const maxRemembered = 1_000;

/**
 * Returns whether the run of a batch still accepts results. A missing run may only be unknown to a lagging replica, so it counts
 * as running.
 */
const rememberRuns = (runs: Pick<Collection<BatchRunRecord>, 'get'>, now: Clock): ((batchId: string) => Promise<boolean>) => {
  const remembered = new LRUCache<string, { readonly until: number; readonly continues: Promise<boolean> }>({
    max: maxRemembered,
  });
  return (batchId) => {
    const known = remembered.get(batchId);
    if (known !== undefined && known.until > now()) return known.continues;
    const continues = runs.get(batchId).then((run) => run === undefined || run.status === 'running');
    remembered.set(batchId, { until: now() + rememberMs, continues });
    continues.catch(() => remembered.delete(batchId));
    return continues;
  };
};

/**
 * Creates handlers that drop a task no one waits for any more: a candidate whose batch has ended, which counts it as failed, or a
 * call without a key whose deadline has passed. Checked when the message arrives and again when its turn before the worker
 * threads has come.
 */
export const createDropUnwanted = (runs: Pick<Collection<BatchRunRecord>, 'get'>, now: Clock) => {
  const continues = rememberRuns(runs, now);
  return (handler: Handler<Task>): Handler<Task> =>
    async (message, context) => {
      const { deadline, payload } = message;
      const { origin } = payload;
      const isWanted = async (): Promise<boolean> =>
        (deadline === undefined || deadline > now()) && (origin.kind !== 'candidate' || (await continues(origin.batch_id)));
      if (!(await isWanted())) return;
      try {
        await handler(message, { ...context, priority: { ...context.priority, isWanted } });
      } catch (error) {
        // Whatever went wrong, there is nothing to retry.
        if (await isWanted()) throw error;
      }
    };
};
