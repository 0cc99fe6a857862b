import { isEnded } from '@winnow/batches';
import type { BatchRecord, BatchRunRecord, Ranking } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { Batches } from './batches.ts';

type Asked = { readonly accountId: string; readonly batchId: string; readonly provisional: boolean };

type OpenRanking = {
  readonly batch: BatchRecord;
  /** Undefined while candidates are still collected. */
  readonly run: BatchRunRecord | undefined;
  /** What every ranking tells of its batch. */
  readonly head: () => Promise<
    Pick<Ranking, 'batch_id' | 'job_id' | 'status' | 'final' | 'total_candidates' | 'success' | 'failed'>
  >;
};

export const notFinished = (): AppError => new AppError('BATCH_NOT_FINISHED', 'The batch is still running.');

/** A batch whose ranking is asked for. Throws `BATCH_NOT_FINISHED` unless it has ended or a provisional one will do. */
export const openRanking = async (
  batches: Pick<Batches, 'find' | 'run' | 'describe'>,
  { accountId, batchId, provisional }: Asked,
): Promise<OpenRanking> => {
  const batch = await batches.find(accountId, batchId);
  const run = batch.state === 'collecting' ? undefined : await batches.run(batch.id);
  const final = run !== undefined && isEnded(run);
  if (!final && !provisional) throw notFinished();
  const head = async () => {
    const { status, total_candidates, success, failed } = await batches.describe(batch);
    return { batch_id: batch.id, job_id: batch.job.job_id, status, final, total_candidates, success, failed };
  };
  return { batch, run, head };
};
