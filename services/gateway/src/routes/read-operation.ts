import type { OperationRecord } from '@winnow/contracts';
import { AppError, type Clock } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import { acceptsPage } from '../middleware/accepts-page.ts';
import { callerOf } from '../middleware/call.ts';
import { describeOperation } from '../operations/describe-operation.ts';
import { type LoadResult, resultOf } from '../operations/load-result.ts';
import type { GatewayStore } from '../store.ts';
import { pollSeconds } from './operation.ts';
import type { SendResult } from './send-result.ts';

/** An operation that runs longer than this may have ended without its record: its last event can have been lost with a topic. */
const suspectAfterMs = 60_000;

/** Closes the record of an operation whose result exists although no end was received. */
const closeIfDone = async (
  operations: GatewayStore['operations'],
  loadResult: LoadResult,
  now: Clock,
  operation: OperationRecord,
): Promise<OperationRecord> => {
  if (operation.status !== 'running' || now() - Date.parse(operation.created_at) < suspectAfterMs) return operation;
  if ((await loadResult(operation)) === undefined) return operation;
  const close = (current: OperationRecord): OperationRecord | undefined =>
    current.status === 'running' ? { ...current, status: 'succeeded' } : undefined;
  return (await operations.update(operation.id, close)) ?? operation;
};

/** Returns the state of an operation of the caller's account; another account's is unknown. */
export const readOperationRoute =
  (
    { operations }: Pick<GatewayStore, 'operations'>,
    loadResult: LoadResult,
    send: SendResult,
    now: Clock,
  ): RequestHandler<{ id: string }> =>
  async (request, response) => {
    const found = await operations.get(request.params.id);
    if (found === undefined || found.account_id !== callerOf(response).accountId)
      throw new AppError('OPERATION_NOT_FOUND', 'No such operation.');
    const operation = await closeIfDone(operations, loadResult, now, found);
    const loaded = operation.status === 'succeeded' ? await resultOf(loadResult, operation) : undefined;
    if (loaded?.page !== undefined && acceptsPage(request)) return send(response, loaded);
    if (operation.status === 'running') response.set('Retry-After', `${pollSeconds}`);
    response.json(describeOperation(operation, loaded?.result));
  };
