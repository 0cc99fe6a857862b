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

/** Whether a request writes nothing. */
export const isReading = ({ name }: Request): boolean => reading.has(name as keyof Operations);

/**
 * Runs requests in one transaction with one commit, flushed to disk if one of them asks for it. A failed request is rolled back
 * alone; a failed commit fails all with `UNAVAILABLE`. What only reads needs neither: nothing else writes in between.
 */
export const createGroupCommit = ({ database, statements, operations, onRollback }: GroupCommit) => {
  /** Whether commits are flushed. In WAL mode, NORMAL keeps the order of commits and defers their flush to a later one. */
  let isFlushing: boolean | undefined;
  const flushCommits = (flush: boolean): void => {
    if (flush === isFlushing) return;
    // sqlite.org/pragma.html#pragma_synchronous
    database.exec(`PRAGMA synchronous = ${flush ? 'FULL' : 'NORMAL'}`);
    isFlushing = flush;
  };
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
  /** The only write of a transaction needs no savepoint: what it did is all there is to undo. */
  const write = (request: Request, isOnly: boolean): Reply => {
    if (!isOnly) statements.run('SAVEPOINT request');
    try {
      const reply = perform(request);
      if (!isOnly) statements.run('RELEASE request');
      return reply;
    } catch (error) {
      onRollback();
      // On a full disk and similar faults, SQLite has rolled back the whole transaction by itself.
      if (!database.isTransaction) throw error;
      statements.run(isOnly ? 'ROLLBACK' : 'ROLLBACK TO request');
      statements.run(isOnly ? 'BEGIN' : 'RELEASE request');
      return { id: request.id, failure: failureOf(error) };
    }
  };
  return (requests: readonly Request[]): Reply[] => {
    const writes = requests.filter((request) => !isReading(request));
    if (writes.length === 0) return requests.map(read);
    try {
      flushCommits(requests.some(({ flush }) => flush));
      statements.run('BEGIN');
      const replies = requests.map((request) => {
        if (!isReading(request)) return write(request, writes.length === 1);
        const reply = read(request);
        if (!database.isTransaction) throw new Error('The transaction was rolled back.');
        return reply;
      });
      statements.run('COMMIT');
      return replies;
    } catch (error) {
      if (database.isTransaction) statements.run('ROLLBACK');
      onRollback();
      const failure: Failure = {
        ...failureOf(error),
        code: 'UNAVAILABLE',
        message: 'The embedded database could not store this.',
      };
      return requests.map(({ id }) => ({ id, failure }));
    }
  };
};
