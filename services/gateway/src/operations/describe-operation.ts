import { errorOf, type OperationBody, type OperationRecord } from '@winnow/contracts';
import { errorBodyOf } from '@winnow/web';
import type { Result } from './load-result.ts';

/** The body for the state of an operation, with its result or error once it is done. */
export const describeOperation = (operation: OperationRecord, result?: Result): OperationBody => {
  const { id, status, error, created_at, expires_at, request_id } = operation;
  return {
    id,
    status,
    done: status !== 'running',
    ...(result === undefined ? {} : { result }),
    ...(error === null ? {} : { error: errorBodyOf(errorOf(error), request_id) }),
    created_at,
    expires_at,
  };
};
