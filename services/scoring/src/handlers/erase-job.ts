import { type Erasure, jobKey } from '@winnow/contracts';
import { deleteOfFile } from '@winnow/handlers';
import type { Handler } from '@winnow/ports';
import type { ScoringStore } from '../store.ts';

type EraseJobStore = Pick<ScoringStore, 'jobs' | 'jobReadings' | 'vectors'>;

const pageSize = 100;

const deleteReadings = async ({ jobReadings, vectors }: EraseJobStore, account_id: string, job_id: string): Promise<void> => {
  for (;;) {
    const { items } = await jobReadings.find({ index: 'by_job', where: { account_id, job_id }, limit: pageSize });
    await Promise.all(items.map(({ digest }) => deleteOfFile(vectors, { account_id, sha256: digest })));
    await Promise.all(items.map(({ id }) => jobReadings.delete(id)));
    if (items.length < pageSize) return;
  }
};

/**
 * Deletes an erased job with its readings, but not one created since from the same text. Leaves any other erasure to `otherwise`.
 */
export const eraseJob =
  (store: EraseJobStore, otherwise: Handler<Erasure>): Handler<Erasure> =>
  async (message, context) => {
    const { payload: erased } = message;
    if (erased.of !== 'job') return otherwise(message, context);
    const { account_id, job_id, created_at } = erased;
    const id = jobKey(account_id, job_id);
    if ((await store.jobs.get(id))?.created_at !== created_at) return;
    // As long as the job exists, a redelivery finds what a process that died here left behind.
    await deleteReadings(store, account_id, job_id);
    await store.jobs.delete(id);
    // Stored by a correction in the meantime.
    await deleteReadings(store, account_id, job_id);
  };
