import { z } from 'zod';
import { languageCode } from '../bodies/document.ts';
import { questionOptions } from '../bodies/question-set.ts';

/** Operations that run over the bus: each is a path through the steps of `plan.ts`. */
export const operationName = z.enum([
  'score-ats',
  /** The same report as an HTML page, with images of the resume. */
  'score-ats-page',
  'parse',
  'parse-job',
  'create-job',
  'correct-job',
  'score-match-parsed',
  'score-match',
  'questions',
]);

export type OperationName = z.infer<typeof operationName>;

/** A reference to one reading of a job: it always means the same requirements, whatever is corrected later. */
export const jobRef = z.object({ job_id: z.string(), version: z.int(), digest: z.string() }).readonly();

export type JobRef = z.infer<typeof jobRef>;

/** Where a job comes from. Texts are claim checks: they are in the file store under account and hash, like uploads. */
export const jobSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('known'), ...jobRef.unwrap().shape }).readonly(),
  z.object({ kind: z.literal('text'), job_id: z.string(), sha256: z.string() }).readonly(),
  /** The uploaded file itself contains the job description. */
  z.object({ kind: z.literal('document') }).readonly(),
  /** A job given as structured data, for a new job or, with its ID, as a correction. */
  z.object({ kind: z.literal('given'), job_id: z.string(), sha256: z.string() }).readonly(),
]);

export type JobSource = z.infer<typeof jobSource>;

const operationOrigin = z
  .object({
    kind: z.literal('operation'),
    operation_id: z.string(),
    request_id: z.string(),
    operation: operationName,
    language: languageCode,
    questions: questionOptions.nullable(),
    /** The result is wanted as an HTML page with images of the resume. */
    page: z.literal(true).optional(),
    created_at: z.string(),
    /** False for a call without a key: nothing about it is kept after the response. */
    kept: z.boolean(),
  })
  .readonly();

export type OperationOrigin = z.infer<typeof operationOrigin>;

const candidateOrigin = z
  .object({
    kind: z.literal('candidate'),
    batch_id: z.string(),
    candidate_id: z.string(),
    ordinal: z.int(),
    kept: z.literal(true),
  })
  .readonly();

export type CandidateOrigin = z.infer<typeof candidateOrigin>;

/** Origin of the task: copied from step to step, so that the end reaches whoever waits. */
const origin = z.discriminatedUnion('kind', [operationOrigin, candidateOrigin]).meta({ id: 'Origin' });

export type Origin = z.infer<typeof origin>;

/**
 * Subject of every working message. References and small facts only: neither file bytes nor personal data ever travel in a
 * message.
 */
export const task = z
  .object({
    account_id: z.string(),
    /** The uploaded file; for a job given as text or data, that text. */
    sha256: z.string(),
    /** Version of the latest product of the task: the parsed resume, then the result. */
    engine_version: z.string(),
    job: jobSource.nullable(),
    origin,
  })
  .readonly()
  .meta({ id: 'Task' });

export type Task = z.infer<typeof task>;

/** A task requested by an operation. */
export type OperationTask = Task & { readonly origin: OperationOrigin };

/** The task of a message, for the next message. */
export const taskOf = ({ account_id, sha256, engine_version, job, origin: from }: Task): Task => ({
  account_id,
  sha256,
  engine_version,
  job,
  origin: from,
});
