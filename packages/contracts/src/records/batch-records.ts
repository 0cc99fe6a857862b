import { z } from 'zod';
import { terminalStatus } from '../bodies/batch.ts';
import { candidateReview } from '../bodies/candidate-review.ts';
import { languageCode } from '../bodies/document.ts';
import { failure } from './records.ts';
import { jobRef } from './task.ts';
import { traceHeaders } from './trace-headers.ts';

/**
 * A batch as the customer submitted it: owned by the gateway. Candidates join it with the single update that records their
 * intake.
 */
export const batchRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    job: jobRef,
    name: z.string().nullable(),
    /** For the texts in responses about its candidates; batches of older releases have none. */
    language: languageCode.optional(),
    timeout_seconds: z.int(),
    /** starting: to be started; started: its run exists; erasing: unavailable to the customer, and soon deleted from disk. */
    state: z.enum(['collecting', 'starting', 'started', 'erasing']),
    /** In the order in which they joined; the ordinals of candidates count through them. */
    intakes: z.array(z.object({ id: z.string(), count: z.int() }).readonly()).readonly(),
    total: z.int(),
    created_at: z.string(),
    started_at: z.string().nullable(),
    /** When it must be checked again, if nothing happens before: a collecting batch is deleted, a start is announced again. */
    due_at: z.string(),
    expires_at: z.string(),
  })
  .readonly();

export type BatchRecord = z.infer<typeof batchRecord>;

/** One file of a batch. Its ordinal is the first of its intake plus its index. */
export const batchEntryRecord = z
  .object({
    id: z.string().meta({ description: 'The candidate’s id: that of its intake and its index.' }),
    account_id: z.string(),
    batch_id: z.string(),
    intake_id: z.string(),
    file_name: z.string(),
    sha256: z.string(),
    duplicate_of: z.string().nullable(),
    /** Why it was not stored: it counts as failed. */
    error: failure.nullable(),
    /** Absent until somebody has reviewed the candidate. It is erased with the file, and expires with the batch. */
    review: candidateReview.optional(),
    expires_at: z.string(),
  })
  .readonly();

export type BatchEntryRecord = z.infer<typeof batchEntryRecord>;

/** The progress of a batch: owned by the coordinator. `counted` and `succeeded` are sets of ordinals, as base64 bitmaps. */
export const batchRunRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    job: jobRef,
    status: z.enum(['running', ...terminalStatus.options]),
    total: z.int(),
    counted: z.string(),
    succeeded: z.string(),
    success: z.int(),
    failed: z.int(),
    /** Ordinals below this were dispatched. */
    dispatched: z.int(),
    /** Why candidates that were not counted by the end have failed. */
    ended_by: z.enum(['count', 'timeout', 'cancel']).nullable(),
    started_at: z.string(),
    finished_at: z.string().nullable(),
    timeout_at: z.string(),
    /** When the timer must act: at the time-out, or soon after the end until the end is announced. */
    due_at: z.string(),
    trace: traceHeaders.optional(),
    expires_at: z.string(),
  })
  .readonly();

export type BatchRunRecord = z.infer<typeof batchRunRecord>;

/** The result of one candidate, in the order of the ranking. It is valid only once the run has counted it. */
export const candidateRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    batch_id: z.string(),
    ordinal: z.int(),
    sha256: z.string(),
    file_name: z.string(),
    /** As the resume gives it; absent in records of older releases. */
    name: z.string().nullable().optional(),
    /** Order within the ranking: scored before failed, then score, required ones met, and upload order. */
    rank_key: z.string(),
    /** Order in which candidates ended. */
    sequence: z.int(),
    match_id: z.string().nullable(),
    score: z.int().nullable(),
    required_met: z.object({ met: z.int(), total: z.int() }).readonly(),
    /** What the score was computed from, packed; absent where it failed, and in records of older releases. */
    marks: z.string().optional(),
    matched: z.array(z.string()).readonly(),
    missing: z.array(z.string()).readonly(),
    duplicate_of: z.string().nullable(),
    error: failure.nullable(),
    expires_at: z.string(),
  })
  .readonly();

export type CandidateRecord = z.infer<typeof candidateRecord>;
