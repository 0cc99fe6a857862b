import { isEnded, noteAnnounced } from '@winnow/batches';
import { type BatchRunRecord, batchCompleted } from '@winnow/contracts';
import type { Bus } from '@winnow/ports';
import type { BatchStore } from '../store.ts';

export type AnnounceDeps = Pick<BatchStore, 'runs'> & { readonly bus: Pick<Bus, 'publish'> };

/** Tells that a run has ended, and notes that it was told. What dies in between is told again by the timer, under the same id. */
export const announceEnd = async ({ runs, bus }: AnnounceDeps, run: BatchRunRecord): Promise<void> => {
  const { id, account_id, job, status, total, success, failed } = run;
  if (!isEnded(run) || status === 'running' || noteAnnounced(run) === undefined) return;
  await bus.publish(batchCompleted, {
    account_id,
    batch_id: id,
    job_id: job.job_id,
    status,
    total_candidates: total,
    success,
    failed,
  });
  await runs.update(id, noteAnnounced);
};
