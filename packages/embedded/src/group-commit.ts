import type { DatabaseSync } from 'node:sqlite';
import { type ErrorCode, isAppError } from '@winnow/kernel';
import { type Operations, reading } from './operations.ts';
import { isSqliteFault } from './sqlite-error.ts';
import type { Statements } from './statements.ts';

export type Request = {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
  /** Whether the response guarantees that the write is on disk. If not, it only reaches the disk before any later write. */
  readonly flush: boolean;
};

type Failure = { readonly code: ErrorCode; readonly message: string; readonly cause: string };

export type Reply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly failure: Failure };

export type GroupCommit = {
  readonly database: DatabaseSync;
  readonly statements: Statements;
  readonly operations: Operations;
  /** Called when work was rolled back that an operation may have recorded in memory. */
  readonly onRollback: () => void;
};

const failureOf = (error: unknown): Failure => {
  const cause = error instanceof Error ? error.message : String(error);
  if (isAppError(error)) return { code: error.code, message: error.message, cause };
  return isSqliteFault(error)
    ? { code: 'UNAVAILABLE', message: 'The embedded database cannot do this now.', cause }
    : { code: 'INTERNAL', message: 'The embedded database refused a request.', cause };
};

const isReading = ({ name }: Request): boolean => reading.has(name as keyof Operations);

/**
 * Runs requests in one transaction with one commit, flushed to disk if one of them asks for it. A failed request is rolled back
 * alone; a failed commit fails all with `UNAVAILABLE`. What only reads needs neither: nothing else writes in between.
 */
export const runGroup = (
  { database, statements, operations, onRollback }: GroupCommit,
  requests: readonly Request[],
): Reply[] => {
  const perform = ({ id, name, args }: Request): Reply => {
    const operation = operations[name as keyof Operations] as (...args: readonly unknown[]) => unknown;
    return { id, value: operation(...args) };
  };
  const read = (request: Request): Reply => {
    try {
      return perform(request);
    } catch (error) {
      return { id: request.id, failure: failureOf(error) };
    }
  };
  const write = (request: Request): Reply => {
    statements.run('SAVEPOINT request');
    try {
      const reply = perform(request);
      statements.run('RELEASE request');
      return reply;
    } catch (error) {
      onRollback();
      // On a full disk and similar faults, SQLite has rolled back the whole transaction by itself.
      if (!database.isTransaction) throw error;
      statements.run('ROLLBACK TO request');
      statements.run('RELEASE request');
      return { id: request.id, failure: failureOf(error) };
    }
  };
  if (requests.every(isReading)) return requests.map(read);
  try {
    // In WAL mode, NORMAL keeps the order of commits and defers their flush to a later one
    // (sqlite.org/pragma.html#pragma_synchronous).
    database.exec(requests.some(({ flush }) => flush) ? 'PRAGMA synchronous = FULL' : 'PRAGMA synchronous = NORMAL');
    statements.run('BEGIN');
    const replies = requests.map((request) => {
      if (!isReading(request)) return write(request);
      const reply = read(request);
      if (!database.isTransaction) throw new Error('The transaction was rolled back.');
      return reply;
    });
    statements.run('COMMIT');
    return replies;
  } catch (error) {
    if (database.isTransaction) statements.run('ROLLBACK');
    onRollback();
    const failure: Failure = { ...failureOf(error), code: 'UNAVAILABLE', message: 'The embedded database could not store this.' };
    return requests.map(({ id }) => ({ id, failure }));
  }
};
