import { z } from 'zod';
import { terminalStatus } from '../bodies/batch.ts';
import { failure } from '../records/records.ts';
import { type Task, task } from '../records/task.ts';
import { defineMessage } from './define-message.ts';

const day = 24 * 60 * 60 * 1000;

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('succeeded'), existing: z.boolean().optional() }).readonly(),
  z.object({ status: z.literal('failed'), error: failure }).readonly(),
]);

export type Outcome = z.infer<typeof outcome>;

const subjectOf = ({ origin }: Task): string => (origin.kind === 'operation' ? origin.operation_id : origin.candidate_id);

/**
 * Shared by the working messages. Equal files go to one partition, so that they are computed once. They contain an account ID and
 * the hash of a file, so they are retained no longer than a service may be down over a weekend.
 */
const step = {
  version: 2,
  schema: task,
  subject: subjectOf,
  key: ({ sha256 }: Task) => sha256,
  account: ({ account_id, origin }: Task) => (origin.kept ? account_id : null),
  lanes: ['live', 'bulk'],
  partitions: 12,
  retentionMs: 3 * day,
} as const;

/** Command to the parser. */
export const resumeRead = defineMessage<Task>({
  ...step,
  type: 'resume.read',
  summary: 'Read an uploaded file into a structured resume, then take the next step of its plan.',
});

/** Command to scoring. */
export const atsScore = defineMessage<Task>({
  ...step,
  type: 'ats.score',
  derived: true,
  summary: 'Score a resume that was read for ATS readability.',
});

/** Command to the parser. */
export const pagesDraw = defineMessage<Task>({
  ...step,
  type: 'pages.draw',
  derived: true,
  version: 1,
  summary: 'Draw the pages of a resume that was read, for its report as a page.',
  lanes: ['live'],
});

/** Command to scoring. */
export const jobParse = defineMessage<Task>({
  ...step,
  type: 'job.parse',
  version: 1,
  summary: 'Read what a job requires from its text, or complete a job that was given as data, and store it.',
  lanes: ['live'],
});

/** Command to scoring. */
export const matchScore = defineMessage<Task>({
  ...step,
  type: 'match.score',
  derived: true,
  version: 1,
  summary: 'Look for the requirements of a job in a resume that was read.',
});

/** Command to question. */
export const questionsWrite = defineMessage<Task>({
  ...step,
  type: 'questions.write',
  derived: true,
  version: 1,
  summary: 'Write interview questions from a resume that was read and a job.',
  lanes: ['live'],
});

const ended = z.object({ ...task.unwrap().shape, outcome }).readonly();

/** A task and how it ended. */
export type Ended = z.infer<typeof ended>;

/** Event to the gateways: to the waiting one, and to the group that keeps the records. */
export const operationDone = defineMessage<Ended>({
  ...step,
  type: 'operation.done',
  derived: true,
  summary: 'An operation ended; its result stands in the store.',
  schema: ended,
  key: subjectOf,
  lanes: ['live'],
});

/** Event to the batch coordinator: all of a batch in one partition, so that one process at a time counts it. */
export const candidateDone = defineMessage<Ended>({
  ...step,
  type: 'candidate.done',
  derived: true,
  version: 1,
  summary: 'A candidate of a batch was scored or has failed; the match stands in the store.',
  schema: ended,
  key: ({ origin }) => (origin.kind === 'candidate' ? origin.batch_id : origin.operation_id),
  lanes: ['bulk'],
});

const batchRef = z.object({ account_id: z.string(), batch_id: z.string() }).readonly();

export type BatchRef = z.infer<typeof batchRef>;

const ofBatch = {
  version: 1,
  subject: ({ batch_id }: BatchRef) => batch_id,
  key: ({ batch_id }: BatchRef) => batch_id,
  account: ({ account_id }: BatchRef) => account_id,
  lanes: ['live'],
  partitions: 12,
  retentionMs: 7 * day,
} as const;

/** Command to the batch coordinator. */
export const batchStart = defineMessage<BatchRef>({
  ...ofBatch,
  type: 'batch.start',
  summary: 'Score the candidates of a batch that is complete.',
  schema: batchRef,
});

/** Command to the batch coordinator. */
export const batchCancel = defineMessage<BatchRef>({
  ...ofBatch,
  type: 'batch.cancel',
  summary: 'End a batch now; candidates that are not scored have failed.',
  schema: batchRef,
});

const batchEnd = z
  .object({
    ...batchRef.unwrap().shape,
    job_id: z.string(),
    status: terminalStatus,
    total_candidates: z.int(),
    success: z.int(),
    failed: z.int(),
    /** A webhook that is set later does not receive it. */
    finished_at: z.string().optional(),
  })
  .readonly();

export type BatchEnd = z.infer<typeof batchEnd>;

/** Event to the webhook dispatcher. */
export const batchCompleted = defineMessage<BatchEnd>({
  ...ofBatch,
  type: 'batch.completed',
  summary: 'A batch reached its terminal state.',
  schema: batchEnd,
});

const deliveryRef = z.object({ account_id: z.string(), delivery_id: z.string(), request_id: z.string() }).readonly();

export type DeliveryRef = z.infer<typeof deliveryRef>;

/** Command to the webhook dispatcher. */
export const webhookSend = defineMessage<DeliveryRef>({
  type: 'webhook.send',
  version: 1,
  summary: 'Send a delivery again, or a test that is made under this id.',
  schema: deliveryRef,
  subject: ({ delivery_id, request_id }) => `${delivery_id}:${request_id}`,
  key: ({ delivery_id }) => delivery_id,
  account: ({ account_id }) => account_id,
  lanes: ['live'],
  partitions: 12,
  retentionMs: 7 * day,
});

const erasure = z.discriminatedUnion('of', [
  z.object({ of: z.literal('file'), account_id: z.string(), sha256: z.string(), kept: z.boolean() }).readonly(),
  z.object({ of: z.literal('batch'), account_id: z.string(), batch_id: z.string() }).readonly(),
  /** The time distinguishes it from a job created since from the same text. */
  z.object({ of: z.literal('job'), account_id: z.string(), job_id: z.string(), created_at: z.string() }).readonly(),
]);

/** The erased object. A file without `kept` came without a key. */
export type Erasure = z.infer<typeof erasure>;

const idOfErased = (erased: Erasure): string => {
  if (erased.of === 'file') return erased.sha256;
  return erased.of === 'batch' ? erased.batch_id : erased.job_id;
};

/** Event to every service that derives data from files, batches or jobs. */
export const erasureRequested = defineMessage<Erasure>({
  type: 'erasure.requested',
  version: 1,
  summary: 'A file, a batch or a job was erased; each service deletes what it owns of it.',
  schema: erasure,
  subject: (erased) => `${erased.account_id}:${idOfErased(erased)}`,
  key: idOfErased,
  account: (erased) => (erased.of === 'file' && !erased.kept ? null : erased.account_id),
  lanes: ['live'],
  partitions: 12,
  retentionMs: 3 * day,
});

/** Every message of the system. Topics are created from this list. */
export const messages = [
  resumeRead,
  atsScore,
  pagesDraw,
  jobParse,
  matchScore,
  questionsWrite,
  operationDone,
  candidateDone,
  batchStart,
  batchCancel,
  batchCompleted,
  webhookSend,
  erasureRequested,
] as const;
