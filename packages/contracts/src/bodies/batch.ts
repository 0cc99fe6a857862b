import { z } from 'zod';
import { reviewSummary } from './candidate-review.ts';
import { languageCode } from './document.ts';

const batchStatus = z.enum(['collecting', 'queued', 'running', 'completed', 'partial', 'failed']);

export type BatchStatus = z.infer<typeof batchStatus>;

export const terminalStatus = z.enum(['completed', 'partial', 'failed']);

export type TerminalStatus = z.infer<typeof terminalStatus>;

const count = z.int().min(0).max(1_000_000);
const time = z.iso.datetime();

export const deliveryState = z.enum(['pending', 'delivered', 'failed', 'skipped']);

export type DeliveryState = z.infer<typeof deliveryState>;

export const batchBody = z
  .object({
    batch_id: z.string(),
    job_id: z.string(),
    job_version: z.int().min(1).max(1_000_000),
    name: z.string().nullable(),
    language: languageCode.meta({ description: 'Language of the candidates’ reports, unless the request sets another.' }),
    status: batchStatus,
    total_candidates: count,
    success: count,
    failed: count,
    pending: count,
    created_at: time,
    started_at: time.nullable(),
    finished_at: time.nullable(),
    timeout_at: time.nullable(),
    webhook: z
      .object({
        state: z.enum(['none', ...deliveryState.options]).meta({ description: '`none`: there is nothing to send, or not yet.' }),
        attempts: count,
        next_attempt_at: time.nullable(),
      })
      .readonly(),
  })
  .readonly()
  .meta({ id: 'Batch' });

export type BatchBody = z.infer<typeof batchBody>;

export const batchList = z
  .object({ batches: z.array(batchBody).readonly(), next_cursor: z.string().nullable() })
  .readonly()
  .meta({ id: 'BatchList' });

export type BatchList = z.infer<typeof batchList>;

const score = z.int().min(0).max(100);
const requiredMet = z.object({ met: count, total: count }).readonly();

export const rankedCandidate = z
  .object({
    rank: z.int().min(1).max(1_000_000).meta({ description: 'Equal scores share a rank.' }),
    candidate_id: z.string(),
    name: z.string().nullable().meta({ description: 'The name on the resume, if one was found.' }),
    file_name: z.string(),
    score: score.nullable(),
    required_met: requiredMet,
    matched: z.array(z.string()).readonly(),
    missing: z.array(z.string()).readonly(),
    duplicate_of: z.string().nullable().meta({ description: 'ID of the first candidate of the batch with the same file.' }),
    review: reviewSummary,
  })
  .readonly()
  .meta({ id: 'RankedCandidate' });

export type RankedCandidate = z.infer<typeof rankedCandidate>;

const failedCandidate = z
  .object({
    candidate_id: z.string(),
    file_name: z.string(),
    error: z.string().meta({ description: 'An error code, `TIMEOUT` or `CANCELLED`.' }),
    message: z.string(),
  })
  .readonly()
  .meta({ id: 'FailedCandidate' });

export type FailedCandidate = z.infer<typeof failedCandidate>;

export const ranking = z
  .object({
    batch_id: z.string(),
    job_id: z.string(),
    status: batchStatus,
    final: z.boolean(),
    total_candidates: count,
    success: count,
    failed: count,
    ranking: z.array(rankedCandidate).readonly(),
    failures: z
      .array(failedCandidate)
      .readonly()
      .meta({ description: 'Failed candidates come after the ranked ones, usually on the last pages.' }),
    next_cursor: z.string().nullable(),
  })
  .readonly()
  .meta({ id: 'Ranking' });

export type Ranking = z.infer<typeof ranking>;

/** One event of the stream that follows a batch, with its `data` parsed. */
export const batchStreamEvent = z
  .object({
    id: z.string().optional().meta({ description: 'Send it as `Last-Event-ID` to resume the stream after this event.' }),
    event: z.enum(['candidate', 'batch']),
    data: z.string().meta({
      contentMediaType: 'application/json',
      description: '`candidate`: `candidate_id`, `file_name`, `status`, `score` and `error`. `batch`: the finished batch.',
    }),
  })
  .readonly()
  .meta({ id: 'BatchStreamEvent' });
