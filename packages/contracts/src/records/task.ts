import { z } from 'zod';
import { languageCode } from '../bodies/document.ts';
import { questionOptions } from '../bodies/question-set.ts';

/** Operations that run over the bus: each is a way through the steps of `plan.ts`. */
export const operationName = z.enum([
  'score-ats',
  /** The same report as a page, with pictures of the resume. */
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

/** One reading of a job: whoever holds it judges by the same requirements, whatever is corrected later. */
export const jobRef = z.object({ job_id: z.string(), version: z.int(), digest: z.string() }).readonly();

export type JobRef = z.infer<typeof jobRef>;

/** Where a job comes from. Texts are claim checks: they stand in the file store under account and hash, like uploads. */
export const jobSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('known'), ...jobRef.unwrap().shape }).readonly(),
  z.object({ kind: z.literal('text'), job_id: z.string(), sha256: z.string() }).readonly(),
  /** The uploaded file itself describes the job. */
  z.object({ kind: z.literal('document') }).readonly(),
  /** A job given as data, for a new job or, with its id, as a correction. */
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
    created_at: z.string(),
    /** False for a call without a key: nothing about it is kept once it is answered. */
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

/** Who asked: copied from step to step, so that the end can be told to whoever waits. */
const origin = z.discriminatedUnion('kind', [operationOrigin, candidateOrigin]).meta({ id: 'Origin' });

export type Origin = z.infer<typeof origin>;

/** What every working message is about. Pointers and small facts only: neither file bytes nor personal data ever travel in a message. */
export const task = z
  .object({
    account_id: z.string(),
    /** The uploaded file; for a job given as text or data, that text. */
    sha256: z.string(),
    /** Of the newest thing that was made on the way: the reading, then the result. */
    engine_version: z.string(),
    job: jobSource.nullable(),
    origin,
  })
  .readonly()
  .meta({ id: 'Task' });

export type Task = z.infer<typeof task>;

/** A task that an operation asked for. */
export type OperationTask = Task & { readonly origin: OperationOrigin };

/** The task of a message, for the next one. */
export const taskOf = ({ account_id, sha256, engine_version, job, origin: from }: Task): Task => ({
  account_id,
  sha256,
  engine_version,
  job,
  origin: from,
});
