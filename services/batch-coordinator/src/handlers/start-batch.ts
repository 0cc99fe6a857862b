import type { BatchRef } from '@winnow/contracts';
import type { Handler } from '@winnow/ports';
import { type BeginDeps, beginBatch } from '../runs/begin-batch.ts';
import type { BatchStore } from '../store.ts';

export type StartBatchDeps = BeginDeps & { readonly batches: Pick<BatchStore['batches'], 'get'> };

/** Starts a batch. If it runs twice, it continues with the existing run. */
export const startBatch =
  (deps: StartBatchDeps): Handler<BatchRef> =>
  async ({ payload: { batch_id } }) => {
    const batch = await deps.batches.get(batch_id);
    if (batch === undefined || batch.state === 'erasing') return;
    await beginBatch(deps, batch);
  };
