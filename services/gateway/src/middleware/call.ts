import type { KeyRights } from '@winnow/accounts';
import type { HttpOperationId } from '@winnow/contracts';
import { isAppError } from '@winnow/kernel';
import type { Response } from 'express';

/** The caller, after the key was checked. */
export type Caller = {
  readonly accountId: string;
  /** False without a key: nothing is kept after the request. */
  readonly kept: boolean;
  /** Whose rate limit the request uses. */
  readonly budget: string;
  /** ID of the key; empty without one. */
  readonly keyId: string;
  /** Rights of the key; without one, no scopes at all. */
  readonly held: KeyRights;
};

/** Request state of the middleware, kept in `response.locals`. */
export type Call = {
  requestId: string;
  operationId: string;
  route: HttpOperationId | 'unknown';
  caller?: Caller;
  /** Looks the caller up once more. Throws `AUTH_ERROR` when they may no longer do what they asked for. */
  findAgain?: () => Promise<Caller>;
};

/** The state of the request that a response belongs to. */
export const callOf = (response: Response): Call => response.locals as Call;

/** The caller; only after `admit`, which determines it. */
export const callerOf = (response: Response): Caller => {
  const { caller } = callOf(response);
  if (caller === undefined) throw new Error('The caller is not known before the request is admitted.');
  return caller;
};

/**
 * True while the key of a request that takes long is valid. The dashboard checks the sessions of people by itself, and closes
 * the request.
 */
export const isStillAdmitted = async (response: Response): Promise<boolean> => {
  try {
    await callOf(response).findAgain?.();
    return true;
  } catch (error) {
    if (isAppError(error, 'AUTH_ERROR')) return false;
    throw error;
  }
};
