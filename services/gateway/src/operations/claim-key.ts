import { createHash } from 'node:crypto';
import type { IdempotencyRecord, OperationRecord } from '@winnow/contracts';
import { AppError, type Clock, isoTime } from '@winnow/kernel';
import type { GatewayStore } from '../store.ts';

const keptMs = 24 * 60 * 60 * 1000;
/** A claim whose operation was never stored by then was left by a process that died in between. */
const abandonedAfterMs = 10_000;

export type Claim = {
  readonly accountId: string;
  readonly key: string;
  /** What makes two requests the same: operation, content and fields, not the raw body. */
  readonly request: readonly string[];
  readonly operationId: string;
};

export type Claimed =
  /** Go on under this operation id; `release` lets the key be used again when nothing came of it. */
  | { readonly kind: 'first'; readonly operationId: string; readonly release: () => Promise<void> }
  | { readonly kind: 'again'; readonly operation: OperationRecord };

const digest = (parts: readonly string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Claims an Idempotency-Key for an operation, or finds the operation that the key stands for.
 * Throws `IDEMPOTENCY_MISMATCH` for another request under the key, `IDEMPOTENCY_IN_PROGRESS` while the first one runs.
 */
export const claimKey = async (
  { idempotency, operations }: Pick<GatewayStore, 'idempotency' | 'operations'>,
  now: Clock,
  claim: Claim,
): Promise<Claimed> => {
  const id = digest([claim.accountId, claim.key]);
  const fingerprint = digest(claim.request);
  const release = async (): Promise<void> => {
    await idempotency.delete(id);
  };
  const record: IdempotencyRecord = {
    id,
    account_id: claim.accountId,
    fingerprint,
    operation_id: claim.operationId,
    created_at: isoTime(now()),
    expires_at: isoTime(now() + keptMs),
  };
  if (await idempotency.insert(record)) return { kind: 'first', operationId: claim.operationId, release };

  const inProgress = new AppError('IDEMPOTENCY_IN_PROGRESS', 'A request with this Idempotency-Key is still running.', {
    retryAfterSeconds: 1,
  });
  const existing = await idempotency.get(id);
  if (existing === undefined) throw inProgress;
  if (existing.fingerprint !== fingerprint)
    throw new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for a different request.');
  const operation = await operations.get(existing.operation_id);
  if (operation === undefined) {
    if (now() - Date.parse(existing.created_at) < abandonedAfterMs) throw inProgress;
    return { kind: 'first', operationId: existing.operation_id, release };
  }
  if (operation.status === 'running') throw inProgress;
  return { kind: 'again', operation };
};
