import { createHash } from 'node:crypto';
import { type IdempotencyRecord, mayImprove, type OperationRecord } from '@winnow/contracts';
import { AppError, type Clock, isoTime, isRefusal } from '@winnow/kernel';
import type { GatewayStore } from '../store.ts';

const keptMs = 24 * 60 * 60 * 1000;
/**
 * By then, the process that works for a key has responded or died. Two that work at the same time create nothing twice: they use
 * one operation ID.
 */
const heldMs = 15_000;

export type Claim = {
  readonly accountId: string;
  readonly key: string;
  /** What makes two requests the same: operation, content and fields, not the raw body. */
  readonly request: readonly string[];
  readonly operationId: string;
};

/** Continue under this operation ID. */
export type FirstClaim = {
  readonly kind: 'first';
  readonly recordId: string;
  readonly operationId: string;
  /** Releases the key for any use: the request had no effect. */
  readonly release: () => Promise<void>;
  /**
   * Ends the claim of failed work: a rejection releases the key; after an internal fault, which may have had effects, the next
   * attempt continues.
   */
  readonly abandon: (error: unknown) => Promise<void>;
};

type Before = {
  readonly kind: 'before';
  readonly record: IdempotencyRecord;
  /**
   * Takes over work that was abandoned, or restarts it under another operation ID once it has ended. Throws
   * `IDEMPOTENCY_IN_PROGRESS` while it is claimed.
   */
  readonly takeOver: (anewAs?: string) => Promise<FirstClaim>;
};

type Idempotency = Pick<GatewayStore, 'idempotency'>['idempotency'];

const digest = (parts: readonly string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const inProgress = (): AppError =>
  new AppError('IDEMPOTENCY_IN_PROGRESS', 'A request with this Idempotency-Key is still running.', { retryAfterSeconds: 1 });

/**
 * Claims an Idempotency-Key, or finds the record of an earlier claim. Throws `IDEMPOTENCY_MISMATCH` when that was for another
 * request.
 */
export const claim = async (
  idempotency: Idempotency,
  now: Clock,
  { accountId, key, request, operationId }: Claim,
): Promise<FirstClaim | Before> => {
  const id = digest([accountId, key]);
  const fingerprint = digest(request);
  const first = (operation: string): FirstClaim => ({
    kind: 'first',
    recordId: id,
    operationId: operation,
    release: async () => {
      await idempotency.delete(id);
    },
    abandon: async (error) => {
      try {
        if (isRefusal(error)) await idempotency.delete(id);
        else await idempotency.update(id, (current) => ({ ...current, held_until: null }));
      } catch {
        // The store is unavailable: the claim expires by itself, and the caller should get the original error.
      }
    },
  });
  const held_until = isoTime(now() + heldMs);
  const record: IdempotencyRecord = {
    id,
    account_id: accountId,
    fingerprint,
    operation_id: operationId,
    held_until,
    expires_at: isoTime(now() + keptMs),
  };
  if (await idempotency.insert(record)) return first(operationId);
  const existing = await idempotency.get(id);
  if (existing === undefined) throw inProgress();
  if (existing.fingerprint !== fingerprint)
    throw new AppError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for a different request.');
  const takeOver = async (anewAs?: string): Promise<FirstClaim> => {
    const operation_id = anewAs ?? existing.operation_id;
    let taken = false;
    await idempotency.update(id, (current) => {
      const isFree = anewAs !== undefined || current.held_until === null || Date.parse(current.held_until) <= now();
      // Of several that restart it, one wins.
      taken = isFree && current.operation_id === existing.operation_id;
      return taken ? { ...current, operation_id, held_until } : undefined;
    });
    if (!taken) throw inProgress();
    return first(operation_id);
  };
  return { kind: 'before', record: existing, takeOver };
};

/**
 * Claims a key for an operation that runs over the bus, or finds its operation. One that failed in a way that a retry may fix is
 * restarted instead of returned. Throws `IDEMPOTENCY_IN_PROGRESS` while the first one runs.
 */
export const claimKey = async (
  { idempotency, operations }: Pick<GatewayStore, 'idempotency' | 'operations'>,
  now: Clock,
  asked: Claim,
): Promise<FirstClaim | { readonly kind: 'again'; readonly operation: OperationRecord }> => {
  const claimed = await claim(idempotency, now, asked);
  if (claimed.kind === 'first') return claimed;
  const operation = await operations.get(claimed.record.operation_id);
  // One that seems to run may have been stored by a process that died before publishing it.
  if (operation === undefined || operation.status === 'running') return claimed.takeOver();
  if (operation.error !== null && mayImprove(operation.error)) return claimed.takeOver(asked.operationId);
  return { kind: 'again', operation };
};
