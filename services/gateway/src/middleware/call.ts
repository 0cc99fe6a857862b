import type { KeyRights } from '@winnow/accounts';
import type { HttpOperationId } from '@winnow/contracts';
import type { Response } from 'express';

/** Who calls, after the key was checked. */
export type Caller = {
  readonly accountId: string;
  /** False without a key: nothing is kept longer than the request. */
  readonly kept: boolean;
  /** Whose budget the request uses. */
  readonly budget: string;
  /** Of the key; empty without one. */
  readonly keyId: string;
  /** Of the key; without one no scopes at all. */
  readonly held: KeyRights;
};

/** What the middleware knows of a request, kept in `response.locals`. */
export type Call = {
  requestId: string;
  operationId: string;
  route: HttpOperationId | 'unknown';
  caller?: Caller;
};

/** The facts of the request that a response answers. */
export const callOf = (response: Response): Call => response.locals as Call;

/** Who calls; only behind `admit`, which finds out. */
export const callerOf = (response: Response): Caller => {
  const { caller } = callOf(response);
  if (caller === undefined) throw new Error('The caller is not known before the request is admitted.');
  return caller;
};
