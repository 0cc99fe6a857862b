import { createHash } from 'node:crypto';
import {
  type Failure,
  givenJob,
  type JobReadingRecord,
  type JobRecord,
  type JobRef,
  type JobSource,
  jobIdOfText,
  jobKey,
  jobReadingId,
  type OperationRecord,
  type ResumeRecord,
  type Task,
  uploadFile,
} from '@winnow/contracts';
import { continueTask, endTask, failTask, isForgotten, loadResume } from '@winnow/handlers';
import { type Clock, isoTime } from '@winnow/kernel';
import type { Collection, Files, Handler, HandlerContext } from '@winnow/ports';
import type { WorkerPool } from '@winnow/workers';
import { type ReadJobInput, type ReadJobOutput, readingMs, readJobTask } from '../tasks/read-job-task.ts';

export type ParseJobDeps = {
  readonly jobs: Collection<JobRecord>;
  readonly jobReadings: Collection<JobReadingRecord>;
  readonly operations: Pick<Collection<OperationRecord>, 'get'>;
  readonly resumes: Pick<Collection<ResumeRecord>, 'get'>;
  readonly files: Pick<Files, 'read'>;
  readonly pool: Pick<WorkerPool, 'run'>;
  readonly now: Clock;
};

type UnreadJob = Exclude<JobSource, { readonly kind: 'known' }>;

/** After this many later ones, a redelivered command would be mistaken for a new one. */
const rememberedChanges = 50;

const gone: Failure = { code: 'NOT_FOUND', message: 'The text of the job is no longer stored.' };
const deleted: Failure = { code: 'JOB_NOT_FOUND', message: 'No such job.' };
const empty: Failure = { code: 'EMPTY_JOB', message: 'Nothing was found that the job requires.' };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const inputOf = async ({ resumes, files }: ParseJobDeps, task: Task, source: UnreadJob): Promise<ReadJobInput | undefined> => {
  if (source.kind === 'document') return { kind: 'layout', layout: (await loadResume(resumes, files, task)).layout };
  const bytes = await files.read(uploadFile({ account_id: task.account_id, sha256: source.sha256 }));
  if (bytes === undefined) return undefined;
  const text = new TextDecoder().decode(bytes);
  return source.kind === 'text' ? { kind: 'text', text } : { kind: 'given', given: givenJob.parse(JSON.parse(text)) };
};

type Stored = { readonly job: JobRef; readonly existing: boolean };

const refOf = ({ job_id, version, digest }: JobRecord): JobRef => ({ job_id, version, digest });

const changedBy = ({ origin }: Task): string => (origin.kind === 'operation' ? origin.operation_id : origin.candidate_id);

/** The upload with the job description. */
const uploadOf = (task: Task, source: UnreadJob): string => (source.kind === 'document' ? task.sha256 : source.sha256);

/**
 * Stores the reading under its hash, then points the job to it: a correction creates a new version, anything else only the first.
 */
const store = async (
  { jobs, jobReadings, now }: ParseJobDeps,
  task: Task,
  jobId: string,
  source: string,
  { reading, text }: ReadJobOutput,
): Promise<Stored | undefined> => {
  const { account_id, origin } = task;
  const digest = sha256(JSON.stringify([reading, text])).slice(0, 32);
  const ref = { job_id: jobId, digest };
  const operation = changedBy(task);
  const at = isoTime(now());
  const readingId = jobReadingId(account_id, ref);
  await jobReadings.insert({ id: readingId, account_id, ...ref, reading, text });
  const id = jobKey(account_id, jobId);
  if (origin.kind === 'operation' && origin.operation === 'correct-job') {
    const corrected = await jobs.update(id, (current) =>
      current.changed_by.includes(operation)
        ? undefined
        : {
            ...current,
            digest,
            version: current.version + 1,
            changed_by: [...current.changed_by, operation].slice(-rememberedChanges),
            sources: [...new Set([...(current.sources ?? []), source])].slice(-rememberedChanges),
            updated_at: at,
          },
    );
    if (corrected !== undefined) return { job: refOf(corrected), existing: true };
    // Deleted in the meantime, with its readings.
    await jobReadings.delete(readingId);
    return undefined;
  }
  const changes = { changed_by: [operation], sources: [source], created_at: at, updated_at: at };
  const first: JobRecord = { id, account_id, ...ref, version: 1, ...changes };
  if (await jobs.insert(first)) return { job: refOf(first), existing: false };
  const current = await jobs.get(id);
  return current && { job: refOf(current), existing: !current.changed_by.includes(operation) };
};

/** The job of a text that was parsed before. */
const readBefore = async ({ jobs }: ParseJobDeps, task: Task, jobId: string): Promise<Stored | undefined> => {
  const current = await jobs.get(jobKey(task.account_id, jobId));
  return current && { job: refOf(current), existing: !current.changed_by.includes(changedBy(task)) };
};

const parse = async (
  deps: ParseJobDeps,
  task: Task,
  source: UnreadJob,
  { signal, priority }: HandlerContext,
): Promise<Stored | Failure> => {
  const known = source.kind === 'text' ? await readBefore(deps, task, source.job_id) : undefined;
  if (known !== undefined) return known;
  const input = await inputOf(deps, task, source);
  if (input === undefined) return gone;
  const output = await deps.pool.run(readJobTask, () => input, { priority, cpuMs: readingMs, signal });
  if (output.reading.requirements.length === 0) return empty;
  const jobId = source.kind === 'document' ? jobIdOfText(sha256(output.text ?? '')) : source.job_id;
  return (await store(deps, task, jobId, uploadOf(task, source), output)) ?? deleted;
};

/**
 * True when no one waits for the operation any more: what it created may have been changed or deleted since, and must not
 * reappear.
 */
const isOver = async ({ operations, now }: ParseJobDeps, { origin }: Task): Promise<boolean> => {
  if (origin.kind !== 'operation' || !origin.kept) return false;
  const operation = await operations.get(origin.operation_id);
  return operation === undefined ? isForgotten(origin, now()) : operation.status !== 'running';
};

/** Parses what a job requires and stores it; the following steps know the job. If it runs twice, it creates no second version. */
export const parseJob =
  (deps: ParseJobDeps): Handler<Task> =>
  async ({ payload: task }, context) => {
    const { publish } = context;
    if (task.job === null || task.job.kind === 'known') throw new Error('There is no job to parse.');
    if (await isOver(deps, task)) return;
    const parsed = await parse(deps, task, task.job, context);
    if ('code' in parsed) return failTask(publish, task, parsed);
    const known: Task = { ...task, job: { kind: 'known', ...parsed.job } };
    const { origin } = task;
    if (origin.kind === 'operation' && origin.operation.endsWith('-job'))
      return endTask(publish, known, { status: 'succeeded', existing: parsed.existing });
    await continueTask(publish, known, 'job.parse');
  };
