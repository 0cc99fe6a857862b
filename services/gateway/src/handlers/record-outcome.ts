import { type Ended, uploadId } from '@winnow/contracts';
import { isForgotten } from '@winnow/handlers';
import { type Clock, timeOf } from '@winnow/kernel';
import type { Handler } from '@winnow/ports';
import type { Metrics } from '@winnow/runtime';
import { closeWith, endOf, operationOf } from '../operations/operation-record.ts';
import type { GatewayStore } from '../store.ts';

type Watch = {
  /** An operation that was kept has ended. */
  readonly onEnd?: (operationId: string) => void;
  readonly metrics: Pick<Metrics, 'operation'>;
};

type Store = Pick<GatewayStore, 'operations' | 'erasures' | 'uploads'>;

/**
 * Records the end of an operation. The gateway stores the record and publishes the command concurrently, so the end may arrive
 * before the record: then it is stored as ended, and the gateway's own insert finds it. Except if the record is missing because
 * it was erased or has expired.
 */
export const recordOutcome =
  ({ operations, erasures, uploads }: Store, ttlMs: number, now: Clock, { onEnd = () => {}, metrics }: Watch): Handler<Ended> =>
  async ({ payload }) => {
    const { outcome, origin } = payload;
    if (origin.kind !== 'operation') return;
    metrics.operation(origin.operation, outcome.status, Math.max(0, now() - timeOf(origin.created_at)));
    if (!origin.kept) return;
    onEnd(origin.operation_id);
    const end = endOf(payload);
    const close = closeWith(end);
    if ((await operations.update(origin.operation_id, close)) !== undefined) return;
    if (isForgotten(origin, now())) return;
    const file = uploadId(payload);
    if ((await erasures.get(file)) !== undefined && (await uploads.get(file)) === undefined) return;
    if (await operations.insert({ ...operationOf(payload, origin, ttlMs), ...end })) return;
    await operations.update(origin.operation_id, close);
  };
