import type { Ended, OperationOrigin, OperationRecord, Task } from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';

/** The record of a running operation, built entirely from its command. */
export const operationOf = (
  { account_id, sha256, engine_version, job }: Task,
  origin: OperationOrigin,
  ttlMs: number,
): OperationRecord => ({
  id: origin.operation_id,
  account_id,
  request_id: origin.request_id,
  operation: origin.operation,
  language: origin.language,
  sha256,
  job,
  questions: origin.questions,
  ...(origin.page === true ? { page: true as const } : {}),
  engine_version,
  status: 'running',
  cached: false,
  existing: false,
  error: null,
  created_at: origin.created_at,
  expires_at: isoTime(Date.parse(origin.created_at) + ttlMs),
});

/**
 * What the end of an operation sets in its record. The version is that of the release that computed the result, which may differ
 * during a rolling upgrade; the job is known by now.
 */
export const endOf = ({ engine_version, job, outcome }: Pick<Ended, 'engine_version' | 'job' | 'outcome'>) => ({
  engine_version,
  job,
  status: outcome.status,
  error: outcome.status === 'failed' ? outcome.error : null,
  existing: outcome.status === 'succeeded' && outcome.existing === true,
});

/** Closes a record that is still running, whoever learns of the end first. */
export const closeWith =
  (end: ReturnType<typeof endOf>) =>
  (current: OperationRecord): OperationRecord | undefined =>
    current.status === 'running' ? { ...current, ...end } : undefined;
