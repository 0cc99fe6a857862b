import type { QuestionOptions } from '../bodies/question-set.ts';
import { readingVersionOf } from '../engine-version.ts';
import type { JobRef, JobSource } from './task.ts';

/**
 * IDs and file names of data that belongs to one uploaded file. They are derived, so that two computations of the same thing use
 * the same record.
 */
export type UploadRef = { readonly account_id: string; readonly sha256: string };

export type ComputedRef = UploadRef & { readonly engine_version: string };

const anonymousPrefix = 'anon_';

/** The account of a call without a key: its own, for this one request. */
export const anonymousAccount = (operationId: string): string => `${anonymousPrefix}${operationId}`;

export const isAnonymousAccount = (accountId: string): boolean => accountId.startsWith(anonymousPrefix);

export const uploadId = ({ account_id, sha256 }: UploadRef): string => `${account_id}:${sha256}`;

export const uploadFile = ({ account_id, sha256 }: UploadRef): string => `uploads/${account_id}/${sha256}`;

const computedId = ({ account_id, sha256, engine_version }: ComputedRef): string => `${account_id}:${sha256}:${engine_version}`;

/** For the parsed resume behind a result, whichever release produced the result. */
export const resumeId = (computed: ComputedRef): string =>
  computedId({ ...computed, engine_version: readingVersionOf(computed.engine_version) });

/** With a job description, a score also depends on its terms. */
export const atsScoreId = (computed: ComputedRef & { readonly job: JobSource | null }): string =>
  `${computedId(computed)}:ats${computed.job?.kind === 'text' ? `:${computed.job.sha256}` : ''}`;

/** By the content of the reading, not its version: a job that is deleted and recreated counts its versions from the start. */
export const matchId = (computed: ComputedRef, { digest }: Pick<JobRef, 'digest'>): string => `${computedId(computed)}:${digest}`;

export const questionsId = (
  computed: ComputedRef,
  job: Pick<JobRef, 'digest'>,
  { categories, count, seed, mode, language }: QuestionOptions,
): string => {
  const optional = [mode, language].flatMap((each) => each ?? []);
  const choice = [[...categories].sort().join(','), count, seed ?? 'own', ...optional];
  return `${matchId(computed, job)}:${choice.join(':')}`;
};

/** File of a blob of a parsed resume that is too large for the record. */
export const resumeFile = (
  { account_id, sha256, engine_version }: ComputedRef,
  part: 'content' | 'layout' | 'pictures',
): string => `resumes/${account_id}/${sha256}.${readingVersionOf(engine_version)}.${part}`;

/** The same text gives the same job. `textSha256` is that of the normalised text, lower-case hexadecimal. */
export const jobIdOfText = (textSha256: string): string => `job_${textSha256.slice(0, 32)}`;

/** Jobs of two accounts never share an ID, even with the same text. */
export const jobKey = (accountId: string, jobId: string): string => `${accountId}:${jobId}`;

export const jobReadingId = (accountId: string, { job_id, digest }: Pick<JobRef, 'job_id' | 'digest'>): string =>
  `${jobKey(accountId, job_id)}:${digest}`;

/** Sorts in upload order: intakes by creation time, their files by index. */
export const candidateId = (intakeId: string, index: number): string =>
  `cand_${intakeId.slice(intakeId.indexOf('_') + 1)}${index.toString(36).padStart(3, '0')}`;

export const deliveryId = (batchId: string): string => `whd_${batchId.slice(batchId.indexOf('_') + 1)}`;
