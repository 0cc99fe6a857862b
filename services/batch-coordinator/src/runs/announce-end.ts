import { isEnded, markAnnounced, never } from '@winnow/batches';
import { type BatchRunRecord, batchCompleted } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import type { Bus } from '@winnow/ports';
import type { BatchStore } from '../store.ts';

export type AnnounceDeps = Pick<BatchStore, 'runs'> & { readonly bus: Pick<Bus, 'publish'>; readonly now: Clock };

/**
 * Announces the end of a run and records that. If the process dies in between, or the event is lost, the timer announces it again
 * under the same ID.
 */
export const announceEnd = async ({ runs, bus, now }: AnnounceDeps, run: BatchRunRecord): Promise<void> => {
  const { id, account_id, job, status, total, success, failed, finished_at } = run;
  if (!isEnded(run) || status === 'running' || finished_at === null || run.due_at === never) return;
  await bus.publish(batchCompleted, {
    account_id,
    batch_id: id,
    job_id: job.job_id,
    status,
    total_candidates: total,
    success,
    failed,
    finished_at,
  });
  await runs.update(id, (current) => markAnnounced(current, now()));
};
