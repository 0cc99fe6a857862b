import { errorCodes, unreadableReasons } from '@winnow/kernel';
import { z } from 'zod';
import { documentFacts, languageCode } from '../bodies/document.ts';
import { matchWeights } from '../bodies/job.ts';
import { matchAssessment, meaningOfMatch } from '../bodies/match-report.ts';
import { operationStatus } from '../bodies/operation-body.ts';
import { questionDrafts, questionOptions } from '../bodies/question-set.ts';
import { atsAssessment } from './ats-assessment.ts';
import { jobRef, jobSource, operationName } from './task.ts';

/** Stored operations and their results. One schema per collection; IDs are strings, times are ISO-8601 strings. */

/** A failure as transmitted and stored: without status or suggestion, which belong to the gateway. */
export const failure = z
  .object({ code: z.enum(errorCodes), message: z.string(), reason: z.enum(unreadableReasons).optional() })
  .readonly();

export type Failure = z.infer<typeof failure>;

export const operationRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    request_id: z.string(),
    operation: operationName,
    language: languageCode,
    sha256: z.string(),
    job: jobSource.nullable(),
    questions: questionOptions.nullable(),
    page: z.literal(true).optional(),
    engine_version: z.string(),
    status: operationStatus,
    /** The response came from results computed before. */
    cached: z.boolean(),
    /** The job existed before. */
    existing: z.boolean(),
    error: failure.nullable(),
    created_at: z.string(),
    expires_at: z.string(),
  })
  .readonly();

export type OperationRecord = z.infer<typeof operationRecord>;

/** A claimed Idempotency-Key: it refers to an operation or, later, to a stored response. */
export const idempotencyRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    fingerprint: z.string(),
    operation_id: z.string(),
    /** Status and body of a response that cannot be rendered again from an operation, encrypted; absent while pending. */
    answer: z.string().optional(),
    /**
     * Until then, someone is working on it; afterwards, or when abandoned (null), the next attempt continues with the same
     * operation.
     */
    held_until: z.string().nullable(),
    expires_at: z.string(),
  })
  .readonly();

export type IdempotencyRecord = z.infer<typeof idempotencyRecord>;

/** An uploaded file: stored once per account and hash, deleted when it expires. */
export const uploadRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    sha256: z.string(),
    bytes: z.int(),
    expires_at: z.string(),
  })
  .readonly();

export type UploadRecord = z.infer<typeof uploadRecord>;

/** Bytes that belong to a record: base64 in it when small, otherwise the name of a file. */
const blob = z.union([z.object({ inline: z.string() }).readonly(), z.object({ file: z.string() }).readonly()]);

export type Blob = z.infer<typeof blob>;

const computed = {
  id: z.string(),
  account_id: z.string(),
  sha256: z.string(),
  engine_version: z.string(),
  expires_at: z.string(),
};

/** The result of parsing a file: facts and blobs (deflated JSON of content, layout and images), or why it is unreadable. */
export const resumeRecord = z
  .object({
    ...computed,
    outcome: z.discriminatedUnion('status', [
      z
        .object({
          status: z.literal('read'),
          /** Shape of `content` and `layout`, see `readingShape`; absent: 1. */
          shape: z.int().optional(),
          document: documentFacts,
          /** Of the person, for lists; null where none was read, absent in records of older releases. */
          name: z.string().nullable().optional(),
          content: blob,
          layout: blob,
          /** Images of the pages, once requested. */
          pictures: blob.optional(),
          /** Rendering was stopped at a limit, so there are none: the next request retries it. */
          undrawn: z.literal(true).optional(),
        })
        .readonly(),
      z.object({ status: z.literal('failed'), error: failure }).readonly(),
    ]),
  })
  .readonly();

export type ResumeRecord = z.infer<typeof resumeRecord>;

export const scoreRecord = z.object({ ...computed, assessment: atsAssessment }).readonly();

export type ScoreRecord = z.infer<typeof scoreRecord>;

export const matchRecord = z
  .object({
    ...computed,
    job_id: z.string(),
    /** Of the person, for lists: never judged. Absent in records of older releases. */
    name: z.string().nullable().optional(),
    /** For audits, beside hash and engine; absent in records of older releases. The reading itself may be deleted with its job. */
    computed_from: z.object({ job: jobRef, weights: matchWeights, meaning: meaningOfMatch.optional() }).readonly().optional(),
    assessment: matchAssessment,
  })
  .readonly();

export type MatchRecord = z.infer<typeof matchRecord>;

/** Vectors of texts of a resume or, under its digest, of a job: small integers as base64, by the beginning of the SHA-256 of the text. */
export const vectorsRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    /** Of the file; of a job, the digest of its reading. */
    sha256: z.string(),
    vectors: z.array(z.object({ text: z.string(), values: z.string() }).readonly()).readonly(),
    expires_at: z.string(),
  })
  .readonly();

export type VectorsRecord = z.infer<typeof vectorsRecord>;

export const questionRecord = z.object({ ...computed, job_id: z.string(), drafts: questionDrafts }).readonly();

export type QuestionRecord = z.infer<typeof questionRecord>;
