import type { OperationOrigin, OperationRecord, Task } from '@winnow/contracts';
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
