import type { HttpOperation, HttpOperationId } from '@winnow/contracts';
import type { Usage } from '@winnow/ports';
import type { Response } from 'express';

/** Who calls, after the key was checked. */
export type Caller = {
  readonly accountId: string;
  /** False without a key: nothing is kept longer than the request. */
  readonly kept: boolean;
  /** Whose budget the request uses. */
  readonly budget: string;
  readonly limitPerMinute: number | null;
};

/** What the middleware knows of a request, kept in `response.locals`. */
export type Call = {
  requestId: string;
  operationId: string;
  began: number;
  route: HttpOperationId | 'unknown';
  operation?: HttpOperation;
  caller?: Caller;
  usages?: readonly Usage[];
};

/** The facts of the request that a response answers. */
export const callOf = (response: Response): Call => response.locals as Call;
