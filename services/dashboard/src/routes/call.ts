import type { KeyScope } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { Response } from 'express';
import type { Session, Visitor } from '../sessions/session.ts';

/** What is known of a request, kept in `response.locals`. */
export type Call = {
  readonly requestId: string;
  session: Session | undefined;
  visitor: Visitor | undefined;
};

/** The facts of the request that a response answers. */
export const callOf = (response: Response): Call => response.locals as Call;

/** Who is signed in; only behind `requireVisitor`, which sends everybody else away. */
export const visitorOf = (response: Response): Visitor => {
  const { visitor } = callOf(response);
  if (visitor === undefined) throw new Error('The visitor is not known before the session is read.');
  return visitor;
};

/** Throws `AUTH_ERROR` (`forbidden`) when the key that somebody is signed in with lacks a scope. */
export const assertScope = ({ held }: Visitor, scope: KeyScope): void => {
  if (!held.scopes.includes(scope))
    throw new AppError('AUTH_ERROR', `The key that you are signed in with lacks the scope ${scope}.`, { forbidden: true });
};
