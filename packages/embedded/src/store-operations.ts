import type { DatabaseSync } from 'node:sqlite';
import { AppError } from '@winnow/kernel';
import { type CollectionTable, createTable } from './collection-table.ts';
import type { DocumentRow, TableDefinition } from './document-row.ts';
import type { FindBounds } from './find-bounds.ts';
import { sqliteErrorCode, sqliteErrors } from './sqlite-error.ts';
import type { Statements } from './statements.ts';

export type StoredRow = { readonly version: number; readonly json: string };

/** A row whose document was left out because its version is known. */
export type StoredRevision = { readonly version: number; readonly json: string | null; readonly endsAt: number | null };

/** Result of a replacement: done, rejected for a unique value, or superseded by another write, which is returned. */
export type Replacement = 'replaced' | 'taken' | StoredRow | undefined;

/** Versions of one run of the thread never collide with those of another: each run reserves a block of them. */
const versionsPerRun = 2 ** 32;

/** Documents in tables, one per collection. */
export const createStoreOperations = (database: DatabaseSync, statements: Statements) => {
  const { row, rows, run } = statements;
  const tables = new Map<string, CollectionTable>();
  const tableOf = (collection: string): CollectionTable => {
    const table = tables.get(collection);
    if (table === undefined) throw new AppError('INTERNAL', 'The collection is not open.');
    return table;
  };
  const takeRun = (): number => {
    run("INSERT INTO counters VALUES ('runs', 1) ON CONFLICT DO UPDATE SET value = value + 1");
    return row<{ value: number }>("SELECT value FROM counters WHERE name = 'runs'")?.value ?? 1;
  };
  let version = takeRun() * versionsPerRun;
  const nextVersion = (): number => {
    version += 1;
    return version;
  };
  const deleteExpired = ({ sql, uniqueKeys }: CollectionTable, { id, keys }: DocumentRow, now: number): boolean =>
    run(sql.deleteExpired, now, id, ...uniqueKeys(keys)) > 0;
  const getOne = (table: CollectionTable, id: string, now: number): StoredRow | undefined =>
    row<StoredRow>(table.sql.get, id, now);
  const insertOne = (table: CollectionTable, document: DocumentRow, now: number): boolean => {
    const { id, json, expiresAt, keys } = document;
    const insert = (): boolean => run(table.sql.insert, id, nextVersion(), json, expiresAt, ...keys) > 0;
    return insert() || (deleteExpired(table, document, now) && insert());
  };

  return {
    openCollection: (definition: TableDefinition): void => {
      tables.set(definition.name, createTable(database, statements, definition));
    },
    getDocument: (collection: string, id: string, now: number): StoredRow | undefined => getOne(tableOf(collection), id, now),
    getDocuments: (collection: string, ids: readonly string[], now: number): (StoredRow | undefined)[] => {
      const table = tableOf(collection);
      return ids.map((id) => getOne(table, id, now));
    },
    getIfChanged: (collection: string, id: string, known: number | null, now: number): StoredRevision | undefined =>
      row<StoredRevision>(tableOf(collection).sql.getIfChanged, known, id, now),
    insertDocument: (collection: string, document: DocumentRow, now: number): boolean =>
      insertOne(tableOf(collection), document, now),
    insertDocuments: (collection: string, documents: readonly DocumentRow[], now: number): boolean[] => {
      const table = tableOf(collection);
      return documents.map((document) => insertOne(table, document, now));
    },
    replaceDocument: (collection: string, document: DocumentRow, replaced: number, now: number): Replacement => {
      const table = tableOf(collection);
      const { id, json, expiresAt, keys } = document;
      const current = row<StoredRow>(table.sql.get, id, now);
      if (current === undefined || current.version !== replaced) return current;
      const replace = (): Replacement => {
        run(table.sql.replace, nextVersion(), json, expiresAt, ...keys, id);
        return 'replaced';
      };
      try {
        return replace();
      } catch (error) {
        if (sqliteErrorCode(error) !== sqliteErrors.constraint) throw error;
      }
      deleteExpired(table, document, now);
      try {
        return replace();
      } catch (error) {
        if (sqliteErrorCode(error) === sqliteErrors.constraint) return 'taken';
        throw error;
      }
    },
    deleteDocument: (collection: string, id: string, now: number): boolean => run(tableOf(collection).sql.delete, id, now) > 0,
    /** JSON of the documents in an index range. */
    findDocuments: (collection: string, index: string, bounds: FindBounds, now: number): string[] => {
      const { from, before, after, descending, limit } = bounds;
      const sql = tableOf(collection).find(index, { descending, after: after !== undefined });
      const values =
        after === undefined ? [from, before, now, limit] : [descending ? from : before, after.key, after.id, now, limit];
      return rows<{ json: string }>(sql, ...values).map(({ json }) => json);
    },
    /** JSON of the documents after an ID. */
    scanDocuments: (collection: string, after: string, limit: number, now: number): string[] =>
      rows<{ json: string }>(tableOf(collection).sql.scan, after, now, limit).map(({ json }) => json),
    /** Deletes up to `limit` expired documents and returns their number. */
    sweepCollection: (collection: string, now: number, limit: number): number => run(tableOf(collection).sql.sweep, now, limit),
  };
};
