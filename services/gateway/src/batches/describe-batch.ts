import { isEnded } from '@winnow/batches';
import { type BatchBody, type BatchRecord, defaultLanguage, deliveryId } from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import type { GatewayStore } from '../store.ts';

const timeoutOf = ({ started_at, timeout_seconds }: BatchRecord): string | null =>
  started_at === null ? null : isoTime(Date.parse(started_at) + timeout_seconds * 1000);

/** The response body of a batch: what was submitted, its progress and its webhook. */
export const describeBatch =
  ({ runs, deliveries }: Pick<GatewayStore, 'runs' | 'deliveries'>) =>
  async (batch: BatchRecord): Promise<BatchBody> => {
    const run = batch.state === 'collecting' ? undefined : await runs.get(batch.id);
    const delivery = run !== undefined && isEnded(run) ? await deliveries.get(deliveryId(batch.id)) : undefined;
    const { success = 0, failed = 0 } = run ?? {};
    return {
      batch_id: batch.id,
      job_id: batch.job.job_id,
      job_version: batch.job.version,
      name: batch.name,
      language: batch.language ?? defaultLanguage,
      status: run?.status ?? (batch.state === 'collecting' ? 'collecting' : 'queued'),
      total_candidates: batch.total,
      success,
      failed,
      pending: batch.total - success - failed,
      created_at: batch.created_at,
      started_at: batch.started_at,
      finished_at: run?.finished_at ?? null,
      timeout_at: run?.timeout_at ?? timeoutOf(batch),
      webhook: {
        state: delivery?.state ?? 'none',
        attempts: delivery?.attempts.length ?? 0,
        next_attempt_at: delivery?.state === 'pending' ? delivery.next_attempt_at : null,
      },
    };
  };
