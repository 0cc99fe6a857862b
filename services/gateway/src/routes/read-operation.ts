import { AppError } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import { callOf } from '../middleware/call.ts';
import { describeOperation } from '../operations/describe-operation.ts';
import { type LoadResult, resultOf } from '../operations/results.ts';
import type { GatewayStore } from '../store.ts';

/** Answers the state of an operation of the caller's account; another account's is unknown. */
export const readOperationRoute =
  ({ operations }: Pick<GatewayStore, 'operations'>, loadResult: LoadResult): RequestHandler<{ id: string }> =>
  async (request, response) => {
    const operation = await operations.get(request.params.id);
    if (operation === undefined || operation.account_id !== callOf(response).caller?.accountId)
      throw new AppError('OPERATION_NOT_FOUND', 'There is no such operation.');
    const result = operation.status === 'succeeded' ? await resultOf(loadResult, operation) : undefined;
    if (operation.status === 'running') response.set('Retry-After', '1');
    response.json(describeOperation(operation, result));
  };
