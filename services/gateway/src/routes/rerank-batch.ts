import { asIf, unknownRequirements } from '@winnow/batches';
import { currentReading, jobReadingId, type RerankInput, type Reranking, rerankInput } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import type { Batches } from '../batches/batches.ts';
import { openRanking } from '../batches/open-ranking.ts';
import { rerankBatch } from '../batches/rerank-batch.ts';
import { parseInput } from '../http/parse-input.ts';
import { createSlots } from '../http/slots.ts';
import { callerOf } from '../middleware/call.ts';
import type { GatewayStore } from '../store.ts';

type Deps = {
  readonly store: Pick<GatewayStore, 'candidates' | 'entries' | 'jobReadings'>;
  readonly batches: Pick<Batches, 'find' | 'run' | 'describe'>;
};

/** Each reads all candidates of a batch into memory. */
const concurrent = { max: 8, maxOfOne: 4, refusal: 'Too many rankings are being computed.' };

/** More would hide the first ones. */
const maxFaults = 20;

/** Of a batch without a run. */
const none = { matching: 0, ranking: [], next_cursor: null } as const;

/** The ranking of a batch of an account as if its job were another, or with filters. Throws `OVERLOADED`, `JOB_NOT_FOUND`. */
export type Rerank = (accountId: string, batchId: string, input: RerankInput) => Promise<Reranking>;

/** Ranks batches by other weights and with filters, some at a time. Nothing is stored. */
export const createReranker = ({ store, batches }: Deps): Rerank => {
  const slots = createSlots(concurrent);
  return async (accountId, batchId, input) => {
    const { batch, run, head } = await openRanking(batches, { accountId, batchId, provisional: input.provisional === true });
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
      return {
        ...(await head()),
        weights: job.weights,
        requirements: job.requirements.map(({ id, label, kind, necessity, weight }) => ({ id, label, kind, necessity, weight })),
        ...page,
      };
    } finally {
      release();
    }
  };
};

/** The ranking of a batch as if its job had other weights. */
export const rerankBatchRoute =
  (rerank: Rerank): RequestHandler<{ batch_id: string }> =>
  async (request, response) => {
    const input = parseInput(rerankInput, request.body);
    response.json(await rerank(callerOf(response).accountId, request.params.batch_id, input));
  };
