import { isEnded, markAnnounced, never } from '@winnow/batches';
import { type BatchRunRecord, batchCompleted } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import type { Bus, Tracing } from '@winnow/ports';
import type { Metrics } from '@winnow/runtime';
import type { BatchStore } from '../store.ts';

export type AnnounceDeps = Pick<BatchStore, 'runs'> & {
  readonly bus: Pick<Bus, 'publish'>;
  readonly now: Clock;
  readonly metrics: Pick<Metrics['batches'], 'candidate' | 'ended'>;
  readonly tracing: Pick<Tracing, 'run' | 'headers'>;
};

/**
 * Announces the end of a run and records that. If the process dies in between, or the event is lost, the timer announces it again
 * under the same ID. It belongs to the trace that started the batch.
 */
export const announceEnd = async ({ runs, bus, now, metrics, tracing }: AnnounceDeps, run: BatchRunRecord): Promise<void> => {
  const { id, account_id, job, status, total, success, failed, finished_at, trace } = run;
  if (!isEnded(run) || status === 'running' || finished_at === null || run.due_at === never) return;
  const end = {
    account_id,
    batch_id: id,
    job_id: job.job_id,
    status,
    total_candidates: total,
    success,
    failed,
    finished_at,
  };
  await tracing.run('announce end of batch', trace === undefined ? {} : { from: trace }, async () => {
    await bus.publish(batchCompleted, end);
    await runs.update(id, (current) => markAnnounced(current, now()));
  });
  metrics.ended(status);
};
