import { z } from 'zod';
import { languageCode } from '../bodies/document.ts';
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
const subject = z.object({ account_id: z.string(), sha256: z.string(), engine_version: z.string(), origin }).readonly();

/** Which upload a message is about, and who asked. */
export type Subject = z.infer<typeof subject>;

/** The subject of a message, for the next one. */
export const subjectOf = ({ account_id, sha256, engine_version, origin: from }: Subject): Subject => ({
  account_id,
  sha256,
  engine_version,
  origin: from,
});

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('succeeded') }).readonly(),
  z.object({ status: z.literal('failed'), error: failure }).readonly(),
]);

/** What the working messages have in common: equal files meet in one partition, so that they are computed once. */
const step = {
  version: 1,
  schema: subject,
  subject: ({ origin: from }: Subject) => from.operation_id,
  key: ({ sha256 }: Subject) => sha256,
  lanes: ['live', 'bulk'],
  partitions: 12,
  retentionMs: 7 * day,
} as const;

/** Command to the parser. */
export const resumeRead = defineMessage<Subject>({
  ...step,
  type: 'resume.read',
  summary: 'Read an uploaded file into a structured resume, then take the step that the origin asks for.',
});

/** Command to scoring. */
export const atsScore = defineMessage<Subject>({
  ...step,
  type: 'ats.score',
  summary: 'Score a resume that was read for ATS readability.',
});

/** Event to the gateways: to the one that waits, and to the group that keeps the records. */
export const operationDone = defineMessage({
  ...step,
  type: 'operation.done',
  summary: 'An operation ended; its result stands in the store.',
  schema: z.object({ ...subject.unwrap().shape, outcome }).readonly(),
  key: (payload) => payload.origin.operation_id,
  lanes: ['live'],
});

export type OperationDone = z.infer<typeof operationDone.schema>;

/** Every message of the system. Topics are created from this list. */
export const messages = [resumeRead, atsScore, operationDone] as const;
