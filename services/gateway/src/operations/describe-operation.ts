import type { OperationBody, OperationRecord } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import { errorBodyOf } from '../http/error-body.ts';
import type { Result } from './results.ts';

/** The body that tells the state of an operation, with its result or error once it is done. */
export const describeOperation = (operation: OperationRecord, result?: Result): OperationBody => {
  const { id, status, error, created_at, expires_at, request_id } = operation;
  const failure = error && new AppError(error.code, error.message, error.reason === undefined ? {} : { reason: error.reason });
  return {
    id,
    status,
    done: status !== 'running',
    ...(result === undefined ? {} : { result }),
    ...(failure === null ? {} : { error: errorBodyOf(failure, request_id) }),
    created_at,
    expires_at,
  };
};
