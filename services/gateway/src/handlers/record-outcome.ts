import type { OperationDone, OperationRecord } from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import type { Collection, Handler } from '@winnow/ports';

/** The record of an operation, as its command carries everything that it says. */
export const operationOf = (
  { account_id, sha256, engine_version, origin }: Pick<OperationDone, 'account_id' | 'sha256' | 'engine_version' | 'origin'>,
  ttlMs: number,
): OperationRecord => ({
  id: origin.operation_id,
  account_id,
  request_id: origin.request_id,
  operation: origin.operation,
  language: origin.language,
  sha256,
  engine_version,
  status: 'running',
  cached: false,
  error: null,
  created_at: origin.created_at,
  expires_at: isoTime(Date.parse(origin.created_at) + ttlMs),
});

/**
 * Notes the end of an operation. The gateway stores the record and publishes the command at the same time, so the end may come
 * before the record: then it is stored as ended, and the gateway's own insert finds it there.
 */
export const recordOutcome =
  (operations: Collection<OperationRecord>, ttlMs: number): Handler<OperationDone> =>
  async ({ payload }) => {
    const { outcome, origin } = payload;
    if (!origin.kept) return;
    const end = { status: outcome.status, error: outcome.status === 'failed' ? outcome.error : null };
    const close = (current: OperationRecord): OperationRecord | undefined =>
      current.status === 'running' ? { ...current, ...end } : undefined;
    if ((await operations.update(origin.operation_id, close)) !== undefined) return;
    if (await operations.insert({ ...operationOf(payload, ttlMs), ...end })) return;
    await operations.update(origin.operation_id, close);
  };
