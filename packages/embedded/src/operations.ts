import type { DatabaseSync } from 'node:sqlite';
import { createLogOperations } from './log-operations.ts';
import { createRateLimitOperations } from './rate-limit-operations.ts';
import type { Statements } from './statements.ts';
import { createStoreOperations } from './store-operations.ts';

/** Everything that the main thread may ask of the thread that owns the database. */
export const createOperations = (database: DatabaseSync, statements: Statements) => {
  const log = createLogOperations(statements);
  return {
    operations: {
      ...log.operations,
      ...createStoreOperations(database, statements),
      ...createRateLimitOperations(statements),
      /** A write like any other, to see that writes are durable. */
      checkWritable: (): void => {
        statements.run("INSERT INTO counters VALUES ('checks', 1) ON CONFLICT DO UPDATE SET value = value + 1");
      },
    },
    onRollback: log.onRollback,
  };
};

export type Operations = ReturnType<typeof createOperations>['operations'];
