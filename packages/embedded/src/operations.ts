import type { DatabaseSync } from 'node:sqlite';
import { createFileOperations } from './file-operations.ts';
import { createLogOperations } from './log-operations.ts';
import { createRateLimitOperations } from './rate-limit-operations.ts';
import type { Statements } from './statements.ts';
import { createStoreOperations } from './store-operations.ts';

/** Every operation that the main thread can request from the thread that owns the database. */
export const createOperations = (database: DatabaseSync, statements: Statements) => {
  const log = createLogOperations(statements);
  return {
    operations: {
      ...log.operations,
      ...createStoreOperations(database, statements),
      ...createFileOperations(statements),
      ...createRateLimitOperations(statements),
      /** An ordinary write, to verify that writes are durable. */
      checkWritable: (): void => {
        statements.run("INSERT INTO counters VALUES ('checks', 1) ON CONFLICT DO UPDATE SET value = value + 1");
      },
    },
    onRollback: log.onRollback,
  };
};

export type Operations = ReturnType<typeof createOperations>['operations'];

/** Operations that write nothing. */
export const reading: ReadonlySet<keyof Operations> = new Set<keyof Operations>([
  'topicState',
  'topicExtents',
  'fetchRecords',
  'groupLag',
  'getDocument',
  'getDocuments',
  'getIfChanged',
  'findDocuments',
  'scanDocuments',
  'readFile',
  'listFiles',
  'loadCounters',
]);

/** Operations that write nothing, or nothing that must survive a power failure: work since a position is redelivered. */
export const unflushed: ReadonlySet<keyof Operations> = new Set<keyof Operations>([
  ...reading,
  'commitPosition',
  'saveCounters',
  'sweepRecords',
  'sweepCollection',
]);
