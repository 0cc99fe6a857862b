import {
  currentReading,
  type Job,
  type JobReadingRecord,
  type JobRecord,
  type JobSource,
  jobIdOfText,
  jobKey,
  jobReadingId,
} from '@winnow/contracts';
import { normalizeJobText } from '@winnow/jobs/normalize-job-text';
import { AppError } from '@winnow/kernel';
import type { Caller } from '../middleware/call.ts';
import type { GatewayStore } from '../store.ts';
import type { Uploads } from './uploads.ts';

export type Jobs = {
  /** The current job with an ID. Throws `JOB_NOT_FOUND`. */
  readonly find: (caller: Caller, jobId: string) => Promise<JobRecord>;
  /** The same, as a task refers to it. */
  readonly known: (caller: Caller, jobId: string) => Promise<JobSource>;
  /**
   * The job of a text: known when it was parsed before, otherwise stored for the step that parses it. Throws `MISSING_JOB`,
   * `EMPTY_JOB`, `TEXT_TOO_LONG`.
   */
  readonly ofText: (caller: Caller, text: string) => Promise<{ readonly job: JobSource; readonly sha256: string }>;
  /** The same text for a step that reads it without creating a job. */
  readonly textOnly: (caller: Caller, text: string) => Promise<JobSource>;
  /** A job given as structured data, stored for the step that completes it. */
  readonly given: (caller: Caller, jobId: string, data: unknown) => Promise<{ readonly job: JobSource; readonly sha256: string }>;
  /** The body of a job in one of its versions; `undefined` when it was deleted. */
  readonly body: (record: JobRecord, existing: boolean) => Promise<Job | undefined>;
};

const bytesOf = async function* (text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
};

/** Room for the longest text in any script, and for a job given as data. */
const maxBytes = 4 * 1024 * 1024;

/** True for an empty description, as forms send an empty field. */
export const isBlank = (text: string): boolean => /^[ \t\r\n]*$/.test(text);

/** A job in the given version, as returned by the API. */
export const describeJob = (record: JobRecord, { reading }: JobReadingRecord, existing: boolean): Job => ({
  job_id: record.job_id,
  ...currentReading(reading),
  version: record.version,
  existing,
  created_at: record.created_at,
  updated_at: record.updated_at,
});

/** The jobs of all accounts. */
export const openJobs = (
  { jobs, jobReadings }: Pick<GatewayStore, 'jobs' | 'jobReadings'>,
  uploads: Pick<Uploads, 'take'>,
  maxCharacters: number,
): Jobs => {
  const keep = (caller: Caller, text: string) => uploads.take(caller, bytesOf(text), maxBytes);

  const find = async (caller: Caller, jobId: string): Promise<JobRecord> => {
    const job = await jobs.get(jobKey(caller.accountId, jobId));
    if (job === undefined) throw new AppError('JOB_NOT_FOUND', 'No such job.');
    return job;
  };

  const refer = ({ job_id, version, digest }: JobRecord): JobSource => ({ kind: 'known', job_id, version, digest });

  const keepText = async (caller: Caller, text: string): Promise<string> => {
    if (text.length > maxCharacters)
      throw new AppError('TEXT_TOO_LONG', `The job description is longer than ${maxCharacters} characters.`);
    if (isBlank(text)) throw new AppError('MISSING_JOB', 'The job description is empty.');
    const normal = normalizeJobText(text);
    if (normal === '') throw new AppError('EMPTY_JOB', 'The job description contains no visible text.');
    return (await keep(caller, normal)).sha256;
  };

  return {
    find,
    known: async (caller, jobId) => refer(await find(caller, jobId)),
    textOnly: async (caller, text) => {
      const sha256 = await keepText(caller, text);
      return { kind: 'text', job_id: jobIdOfText(sha256), sha256 };
    },
    ofText: async (caller, text) => {
      const sha256 = await keepText(caller, text);
      const job_id = jobIdOfText(sha256);
      const record = await jobs.get(jobKey(caller.accountId, job_id));
      return { sha256, job: record === undefined ? { kind: 'text', job_id, sha256 } : refer(record) };
    },
    given: async (caller, job_id, data) => {
      const { sha256 } = await keep(caller, JSON.stringify(data));
      return { sha256, job: { kind: 'given', job_id, sha256 } };
    },
    body: async (record, existing) => {
      const reading = await jobReadings.get(jobReadingId(record.account_id, record));
      return reading && describeJob(record, reading, existing);
    },
  };
};
