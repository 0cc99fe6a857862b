import { createHash } from 'node:crypto';
import { type IdempotencyRecord, mayImprove, type OperationRecord } from '@winnow/contracts';
import { AppError, type Clock, isoTime, isRefusal } from '@winnow/kernel';
import type { GatewayStore } from '../store.ts';

const keptMs = 24 * 60 * 60 * 1000;
/** By then the process that works for a key has answered, or died. Two that work at a time make nothing twice: they use one operation id. */
const heldMs = 15_000;

export type Claim = {
  readonly accountId: string;
  readonly key: string;
  /** What makes two requests the same: operation, content and fields, not the raw body. */
  readonly request: readonly string[];
  readonly operationId: string;
};

/** Go on under this operation id. */
export type FirstClaim = {
  readonly kind: 'first';
  readonly recordId: string;
  readonly operationId: string;
  /** Lets the key be used for anything: nothing came of the request. */
  readonly release: () => Promise<void>;
  /** Ends the claim of what has thrown: a refusal releases the key; after a fault of ours, of which something may have come, the next try goes on. */
  readonly abandon: (error: unknown) => Promise<void>;
};

type Before = {
  readonly kind: 'before';
  readonly record: IdempotencyRecord;
  /**
   * Takes the work over from who gave up or died, or begins it anew under another operation id once it has ended. Throws
   * `IDEMPOTENCY_IN_PROGRESS` while somebody holds it.
   */
  readonly takeOver: (anewAs?: string) => Promise<FirstClaim>;
};

type Idempotency = Pick<GatewayStore, 'idempotency'>['idempotency'];

const digest = (parts: readonly string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const inProgress = (): AppError =>
  new AppError('IDEMPOTENCY_IN_PROGRESS', 'A request with this Idempotency-Key is still running.', { retryAfterSeconds: 1 });

/**
 * Claims an Idempotency-Key, or finds the record of who claimed it before.
 * Throws `IDEMPOTENCY_MISMATCH` when that was for another request.
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
        // The store is away: the claim ends by itself, and what has thrown is what the caller should hear of.
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
      // Of several who begin it anew, one wins.
      taken = isFree && current.operation_id === existing.operation_id;
      return taken ? { ...current, operation_id, held_until } : undefined;
    });
    if (!taken) throw inProgress();
    return first(operation_id);
  };
  return { kind: 'before', record: existing, takeOver };
};

/**
 * Claims a key for an operation that runs over the bus, or finds the operation that it stands for. One that has failed in a way that another
 * try may improve is not told again but begun anew. Throws `IDEMPOTENCY_IN_PROGRESS` while the first one runs.
 */
export const claimKey = async (
  { idempotency, operations }: Pick<GatewayStore, 'idempotency' | 'operations'>,
  now: Clock,
  asked: Claim,
): Promise<FirstClaim | { readonly kind: 'again'; readonly operation: OperationRecord }> => {
  const claimed = await claim(idempotency, now, asked);
  if (claimed.kind === 'first') return claimed;
  const operation = await operations.get(claimed.record.operation_id);
  // One that seems to run may have been stored by a process that died before it was published.
  if (operation === undefined || operation.status === 'running') return claimed.takeOver();
  if (operation.error !== null && mayImprove(operation.error)) return claimed.takeOver(asked.operationId);
  return { kind: 'again', operation };
};
