import { asIf, isEnded, unknownRequirements } from '@winnow/batches';
import { currentReading, jobReadingId, type Reranking, rerankInput } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import type { Batches } from '../batches/batches.ts';
import { rerankBatch } from '../batches/rerank-batch.ts';
import { parseInput } from '../http/parse-input.ts';
import { createSlots } from '../http/slots.ts';
import { callerOf } from '../middleware/call.ts';
import type { GatewayStore } from '../store.ts';

type Deps = {
  readonly store: Pick<GatewayStore, 'candidates' | 'jobReadings'>;
  readonly batches: Pick<Batches, 'find' | 'run' | 'describe'>;
};

/** Each reads all candidates of a batch into memory. */
const concurrent = { max: 8, maxOfOne: 4, refusal: 'Too many rankings are being computed.' };

/** More would hide the first ones. */
const maxFaults = 20;

/** Of a batch without a run. */
const none = { matching: 0, ranking: [], next_cursor: null } as const;

/** The ranking of a batch as if its job had other weights. Nothing is stored. */
export const rerankBatchRoute = ({ store, batches }: Deps): RequestHandler<{ batch_id: string }> => {
  const slots = createSlots(concurrent);
  return async (request, response) => {
    const input = parseInput(rerankInput, request.body);
    const { accountId } = callerOf(response);
    const batch = await batches.find(accountId, request.params.batch_id);
    const run = batch.state === 'collecting' ? undefined : await batches.run(batch.id);
    const final = run !== undefined && isEnded(run);
    if (!final && input.provisional !== true) throw new AppError('BATCH_NOT_FINISHED', 'The batch is still running.');
    const stored = await store.jobReadings.get(jobReadingId(accountId, batch.job));
    if (stored === undefined) throw new AppError('JOB_NOT_FOUND', 'The job of the batch was deleted.');
    const reading = currentReading(stored.reading);
    const faults = unknownRequirements(reading, input);
    if (faults.length > 0)
      throw new AppError('INVALID_REQUEST', 'The request does not fit the job of the batch.', {
        fields: faults.slice(0, maxFaults),
      });
    const job = asIf(reading, input);
    const release = slots.take(accountId);
    try {
      const page = run === undefined ? none : await rerankBatch(store, run, job, input);
      const { status, total_candidates, success, failed } = await batches.describe(batch);
      const body: Reranking = {
        batch_id: batch.id,
        job_id: batch.job.job_id,
        status,
        final,
        total_candidates,
        success,
        failed,
        weights: job.weights,
        requirements: job.requirements.map(({ id, label, kind, necessity, weight }) => ({ id, label, kind, necessity, weight })),
        ...page,
      };
      response.json(body);
    } finally {
      release();
    }
  };
};
