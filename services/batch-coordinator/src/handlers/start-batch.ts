import { beginRun, isEnded } from '@winnow/batches';
import type { BatchRef } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import type { Bus, Handler } from '@winnow/ports';
import { sendOut } from '../runs/send-out.ts';
import type { ShareWindow } from '../runs/share-window.ts';
import type { BatchStore } from '../store.ts';

export type StartBatchDeps = Pick<BatchStore, 'runs' | 'batches' | 'entries'> & {
  readonly bus: Pick<Bus, 'publish'>;
  readonly now: Clock;
  readonly shareWindow: ShareWindow;
};

/** Begins the run of a batch and sends its first candidates out. Run twice, it goes on with the run that is there. */
export const startBatch =
  (deps: StartBatchDeps): Handler<BatchRef> =>
  async ({ payload: { batch_id } }) => {
    const { runs, batches, now, shareWindow } = deps;
    const batch = await batches.get(batch_id);
    if (batch === undefined || batch.state === 'erasing') return;
    await runs.insert(beginRun(batch, now()));
    const run = await runs.get(batch_id);
    if (run === undefined || isEnded(run)) return;
    const end = Math.min(run.total, shareWindow(run));
    await sendOut(deps, batch, run.dispatched, end);
    await runs.update(batch_id, (current) =>
      !isEnded(current) && current.dispatched < end ? { ...current, dispatched: end } : undefined,
    );
  };
