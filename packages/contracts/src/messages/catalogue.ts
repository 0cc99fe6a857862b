import { z } from 'zod';
import { documentFormat, languageCode } from '../bodies/document.ts';
import { failure, fileOperation } from '../records/records.ts';
import { defineMessage } from './define-message.ts';

const day = 24 * 60 * 60 * 1000;

/** Who asked: copied from step to step, so that the end can be told to whoever waits. */
const origin = z
  .object({
    kind: z.literal('operation'),
    operation_id: z.string(),
    request_id: z.string(),
    operation: fileOperation,
    language: languageCode,
    created_at: z.string(),
    /** False for a call without a key: nothing about it is kept once it is answered. */
    kept: z.boolean(),
  })
  .readonly()
  .meta({ id: 'Origin' });

export type Origin = z.infer<typeof origin>;

/** Pointers and small facts only: neither file bytes nor personal data ever travel in a message. */
const subject = { account_id: z.string(), sha256: z.string(), engine_version: z.string(), origin };

const done = z.discriminatedUnion('status', [
  z.object({ status: z.literal('succeeded') }).readonly(),
  z.object({ status: z.literal('failed'), error: failure }).readonly(),
]);

export const resumeRead = defineMessage({
  type: 'resume.read',
  version: 1,
  summary: 'Read an uploaded file into a structured resume, then take the step that the origin asks for.',
  schema: z.object({ ...subject, file: z.string(), bytes: z.int() }).readonly(),
  subject: (payload) => payload.origin.operation_id,
  key: (payload) => payload.sha256,
  lanes: ['live', 'bulk'],
  partitions: 12,
  retentionMs: 7 * day,
});

export type ResumeRead = z.infer<typeof resumeRead.schema>;

export const atsScore = defineMessage({
  type: 'ats.score',
  version: 1,
  summary: 'Score a resume that was read for ATS readability.',
  schema: z.object({ ...subject, format: documentFormat }).readonly(),
  subject: (payload) => payload.origin.operation_id,
  key: (payload) => payload.sha256,
  lanes: ['live', 'bulk'],
  partitions: 12,
  retentionMs: 7 * day,
});

export type AtsScore = z.infer<typeof atsScore.schema>;

export const operationDone = defineMessage({
  type: 'operation.done',
  version: 1,
  summary: 'An operation ended; its result stands in the store.',
  schema: z.object({ ...subject, outcome: done }).readonly(),
  subject: (payload) => payload.origin.operation_id,
  key: (payload) => payload.origin.operation_id,
  lanes: ['live'],
  partitions: 12,
  retentionMs: day,
});

export type OperationDone = z.infer<typeof operationDone.schema>;

/** Every message of the system. Topics are created from this list. */
export const messages = [resumeRead, atsScore, operationDone] as const;
