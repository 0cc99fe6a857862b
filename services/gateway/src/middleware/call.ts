import type { KeyRights } from '@winnow/accounts';
import type { HttpOperationId } from '@winnow/contracts';
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
};

/** The state of the request that a response belongs to. */
export const callOf = (response: Response): Call => response.locals as Call;

/** The caller; only after `admit`, which determines it. */
export const callerOf = (response: Response): Caller => {
  const { caller } = callOf(response);
  if (caller === undefined) throw new Error('The caller is not known before the request is admitted.');
  return caller;
};
