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

/** Go on under this operation id; `release` lets the key be used again when nothing came of it. */
export type FirstClaim = {
  readonly kind: 'first';
  readonly recordId: string;
  readonly operationId: string;
  readonly release: () => Promise<void>;
};

type Idempotency = Pick<GatewayStore, 'idempotency'>['idempotency'];

const digest = (parts: readonly string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export const inProgress = (): AppError =>
  new AppError('IDEMPOTENCY_IN_PROGRESS', 'A request with this Idempotency-Key is still running.', { retryAfterSeconds: 1 });

/**
 * Claims an Idempotency-Key, or finds the record of who claimed it before.
 * Throws `IDEMPOTENCY_MISMATCH` when that was for another request.
 */
export const claim = async (
  idempotency: Idempotency,
  now: Clock,
  { accountId, key, request, operationId }: Claim,
): Promise<FirstClaim | { readonly kind: 'before'; readonly record: IdempotencyRecord; readonly resume: () => FirstClaim }> => {
  const id = digest([accountId, key]);
  const fingerprint = digest(request);
  const first = (operation: string): FirstClaim => ({
    kind: 'first',
    recordId: id,
    operationId: operation,
    release: async () => {
      await idempotency.delete(id);
    },
  });
  const record: IdempotencyRecord = {
    id,
    account_id: accountId,
    fingerprint,
    operation_id: operationId,
    created_at: isoTime(now()),
    expires_at: isoTime(now() + keptMs),
  };
  if (await idempotency.insert(record)) return first(operationId);
  const existing = await idempotency.get(id);
  if (existing === undefined) throw inProgress();
  if (existing.fingerprint !== fingerprint)
    throw new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for a different request.');
  return { kind: 'before', record: existing, resume: () => first(existing.operation_id) };
};

/** Claims a key for an operation that runs over the bus, or finds the operation that it stands for. Throws `IDEMPOTENCY_IN_PROGRESS` while the first one runs. */
export const claimKey = async (
  { idempotency, operations }: Pick<GatewayStore, 'idempotency' | 'operations'>,
  now: Clock,
  asked: Claim,
): Promise<FirstClaim | { readonly kind: 'again'; readonly operation: OperationRecord }> => {
  const claimed = await claim(idempotency, now, asked);
  if (claimed.kind === 'first') return claimed;
  const operation = await operations.get(claimed.record.operation_id);
  if (operation === undefined) {
    if (now() - Date.parse(claimed.record.created_at) < abandonedAfterMs) throw inProgress();
    return claimed.resume();
  }
  if (operation.status === 'running') throw inProgress();
  return { kind: 'again', operation };
};
