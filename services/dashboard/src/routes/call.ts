import type { KeyScope } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { Response } from 'express';
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

/** Throws `AUTH_ERROR` (`forbidden`) when the key used to sign in lacks a scope. */
export const assertScope = ({ held }: Visitor, scope: KeyScope): void => {
  if (!held.scopes.includes(scope))
    throw new AppError('AUTH_ERROR', `The key that you are signed in with lacks the scope ${scope}.`, { forbidden: true });
};
