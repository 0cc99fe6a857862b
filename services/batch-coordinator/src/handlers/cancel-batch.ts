import { beginRun, endRun, isAnnounced } from '@winnow/batches';
import type { BatchRef } from '@winnow/contracts';
import type { Handler } from '@winnow/ports';
import { type AnnounceDeps, announceEnd } from '../runs/announce-end.ts';
import type { BatchStore } from '../store.ts';

export type CancelBatchDeps = AnnounceDeps & { readonly batches: Pick<BatchStore['batches'], 'get'> };

/** Ends a run before its last candidate. A cancellation that arrives before the run starts leaves an ended run. */
export const cancelBatch =
  (deps: CancelBatchDeps): Handler<BatchRef> =>
  async ({ payload: { batch_id } }) => {
    const { runs, batches, now } = deps;
    const batch = await batches.get(batch_id);
    if (batch === undefined || batch.state === 'erasing') return;
    await runs.insert(beginRun(batch, now()));
    const run = await runs.update(batch_id, (current) => endRun(current, 'cancel', now()));
    if (run !== undefined && !isAnnounced(run)) await announceEnd(deps, run);
  };
