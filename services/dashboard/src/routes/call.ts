import { type HttpOperationId, mayCall } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { RequestHandler, Response } from 'express';
import type { Session, Visitor } from '../sessions/session.ts';

/** Request state, kept in `response.locals`. */
export type Call = {
  readonly requestId: string;
  session: Session | undefined;
  visitor: Visitor | undefined;
};

/** The state of the request that a response belongs to. */
export const callOf = (response: Response): Call => response.locals as Call;

/** The signed-in person; only after `requireVisitor`, which redirects everyone else. */
export const visitorOf = (response: Response): Visitor => {
  const { visitor } = callOf(response);
  if (visitor === undefined) throw new Error('The visitor is not known before the session is read.');
  return visitor;
};

/** Admits those who may call an operation of the API that does the same. Throws `AUTH_ERROR` (`forbidden`). */
export const needs =
  (id: HttpOperationId): RequestHandler =>
  (_request, response, next) => {
    const { by, held } = visitorOf(response);
    if (!mayCall(held, id)) {
      const what = by === 'key' ? 'The key that you are signed in with' : 'Your role in this account';
      throw new AppError('AUTH_ERROR', `${what} does not allow this.`, { forbidden: true });
    }
    next();
  };
