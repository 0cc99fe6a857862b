import { errorCodes, unreadableReasons } from '@winnow/kernel';
import { z } from 'zod';
import { documentFacts, languageCode } from '../bodies/document.ts';
import { operationStatus } from '../bodies/operation-body.ts';
import { atsAssessment } from './ats-assessment.ts';

/** What is stored. One schema a collection; ids are strings, times are ISO-8601 strings. */
export const fileOperation = z.enum(['score-ats', 'parse']);

export type FileOperation = z.infer<typeof fileOperation>;

/** A failure as it travels and is stored: without status or suggestion, which belong to the gateway. */
export const failure = z
  .object({ code: z.enum(errorCodes), message: z.string(), reason: z.enum(unreadableReasons).optional() })
  .readonly();

export type Failure = z.infer<typeof failure>;

export const operationRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    request_id: z.string(),
    operation: fileOperation,
    language: languageCode,
    sha256: z.string(),
    engine_version: z.string(),
    status: operationStatus,
    /** The answer came from results computed before. */
    cached: z.boolean(),
    error: failure.nullable(),
    created_at: z.string(),
    expires_at: z.string(),
  })
  .readonly();

export type OperationRecord = z.infer<typeof operationRecord>;

export const idempotencyRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    fingerprint: z.string(),
    operation_id: z.string(),
    created_at: z.string(),
    expires_at: z.string(),
  })
  .readonly();

export type IdempotencyRecord = z.infer<typeof idempotencyRecord>;

/** An uploaded file: stored once under account and hash, deleted when it expires. */
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

/** Bytes that belong to a record: base64 within it when they are few, else the name of a file. */
const blob = z.union([z.object({ inline: z.string() }).readonly(), z.object({ file: z.string() }).readonly()]);

export type Blob = z.infer<typeof blob>;

/** What reading a file gave: facts and two blobs (deflated JSON of content and layout), or why it could not be read. */
export const resumeRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    sha256: z.string(),
    engine_version: z.string(),
    outcome: z.discriminatedUnion('status', [
      z.object({ status: z.literal('read'), document: documentFacts, content: blob, layout: blob }).readonly(),
      z.object({ status: z.literal('failed'), error: failure }).readonly(),
    ]),
    expires_at: z.string(),
  })
  .readonly();

export type ResumeRecord = z.infer<typeof resumeRecord>;

export const scoreRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    sha256: z.string(),
    engine_version: z.string(),
    assessment: atsAssessment,
    expires_at: z.string(),
  })
  .readonly();

export type ScoreRecord = z.infer<typeof scoreRecord>;

export const accountRecord = z.object({ id: z.string(), name: z.string(), created_at: z.string() }).readonly();

export type AccountRecord = z.infer<typeof accountRecord>;

export const keyScope = z.enum(['analyze', 'batch', 'settings']);

export type KeyScope = z.infer<typeof keyScope>;

export const keyRecord = z
  .object({
    id: z.string().meta({ description: 'SHA-256 of the key, so that a look-up needs nothing else.' }),
    key_id: z.string(),
    account_id: z.string(),
    name: z.string(),
    scopes: z.array(keyScope).readonly(),
    created_at: z.string(),
    key_expires_at: z.string().nullable(),
    revoked_at: z.string().nullable(),
    limit_per_minute: z.int().nullable(),
  })
  .readonly();

export type KeyRecord = z.infer<typeof keyRecord>;
