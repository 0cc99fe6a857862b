import type { DatabaseSync } from 'node:sqlite';
import type { Scalar } from '@winnow/ports';
import type { DocumentRow, TableDefinition } from './document-row.ts';
import { indexKey } from './index-key.ts';
import type { Statements } from './statements.ts';

type Column = { readonly name: string; readonly fields: readonly string[]; readonly unique: boolean };

type Fields = { readonly [field: string]: Scalar | undefined };

export type CollectionTable = {
  readonly sql: {
    readonly get: string;
    /** The same, without the document when its version is the first value. */
    readonly getIfChanged: string;
    readonly scan: string;
    readonly insert: string;
    readonly replace: string;
    readonly delete: string;
    readonly sweep: string;
    /** Deletes expired documents that hold the ID or a unique key of another. */
    readonly deleteExpired: string;
  };
  /** The keys of a document that must be unique. */
  readonly uniqueKeys: (keys: DocumentRow['keys']) => DocumentRow['keys'];
  /** SQL that reads an index, in one of four forms. */
  readonly find: (index: string, form: { readonly descending: boolean; readonly after: boolean }) => string;
};

const orderColumn = (fields: readonly string[]): string => `"key:${fields.join(',')}"`;
const uniqueColumn = (fields: readonly string[]): string => `"unique:${fields.join(',')}"`;

/** Columns of a collection besides ID, version, document and expiry: one per index order, one per unique constraint. */
export const columnsOf = ({ indexes }: TableDefinition): readonly Column[] => {
  const columns = Object.values(indexes).flatMap(({ fields, unique }): readonly Column[] => [
    { name: orderColumn(fields), fields, unique: false },
    ...(unique === true ? [{ name: uniqueColumn(fields), fields, unique: true }] : []),
  ]);
  return columns.filter(({ name }, index) => columns.findIndex((column) => column.name === name) === index);
};

/** Key of a document for each column; null where a unique constraint does not apply. */
export const keysOf = (columns: readonly Column[], document: Fields): readonly (string | null)[] =>
  columns.map(({ fields, unique }) => {
    const values = fields.map((field) => document[field] ?? null);
    return unique && values.includes(null) ? null : indexKey(values);
  });

const alive = '(ends_at IS NULL OR ends_at > ?)';

/** Migrates the table of a collection to its definition, filling new columns from the documents. */
export const createTable = (database: DatabaseSync, { rows, run }: Statements, definition: TableDefinition): CollectionTable => {
  const table = `"doc:${definition.name}"`;
  const columns = columnsOf(definition);
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, version INTEGER NOT NULL, json TEXT NOT NULL, ends_at INTEGER) WITHOUT ROWID`,
  );
  database.exec(`CREATE INDEX IF NOT EXISTS "end:${definition.name}" ON ${table} (ends_at) WHERE ends_at IS NOT NULL`);
  const present = new Set(
    rows<{ name: string }>(`SELECT name FROM pragma_table_info('doc:${definition.name}')`).map(({ name }) => `"${name}"`),
  );
  const missing = columns.filter(({ name }) => !present.has(name));
  const indexOf = (column: string): string => `"index:${definition.name}:${column.slice(1)}`;
  for (const name of present) {
    if (!name.includes(':') || columns.some((column) => column.name === name)) continue;
    database.exec(`DROP INDEX IF EXISTS ${indexOf(name)}; ALTER TABLE ${table} DROP COLUMN ${name};`);
  }
  for (const { name } of missing) database.exec(`ALTER TABLE ${table} ADD COLUMN ${name} TEXT`);
  if (missing.length > 0) {
    const fill = `UPDATE ${table} SET ${missing.map(({ name }) => `${name} = ?`).join(', ')} WHERE id = ?`;
    for (const { id, json } of rows<{ id: string; json: string }>(`SELECT id, json FROM ${table}`))
      run(fill, ...keysOf(missing, JSON.parse(json) as Fields), id);
  }
  for (const { name, unique } of columns)
    database.exec(
      unique
        ? `CREATE UNIQUE INDEX IF NOT EXISTS ${indexOf(name)} ON ${table} (${name})`
        : `CREATE INDEX IF NOT EXISTS ${indexOf(name)} ON ${table} (${name}, id)`,
    );
  const names = columns.map(({ name }) => name);
  const places = ['?', '?', '?', '?', ...names.map(() => '?')];
  const unique = columns.filter((column) => column.unique).map(({ name }) => ` OR ${name} = ?`);

  return {
    sql: {
      get: `SELECT version, json FROM ${table} WHERE id = ? AND ${alive}`,
      getIfChanged: `SELECT version, ends_at AS endsAt, CASE version WHEN ? THEN NULL ELSE json END AS json FROM ${table} WHERE id = ? AND ${alive}`,
      scan: `SELECT json FROM ${table} WHERE id > ? AND ${alive} ORDER BY id LIMIT ?`,
      insert: `INSERT INTO ${table} (${['id', 'version', 'json', 'ends_at', ...names].join(', ')}) VALUES (${places.join(', ')}) ON CONFLICT DO NOTHING`,
      replace: `UPDATE ${table} SET version = ?, json = ?, ends_at = ?${names.map((name) => `, ${name} = ?`).join('')} WHERE id = ?`,
      delete: `DELETE FROM ${table} WHERE id = ? AND ${alive}`,
      sweep: `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ends_at <= ? LIMIT ?)`,
      deleteExpired: `DELETE FROM ${table} WHERE ends_at <= ? AND (id = ?${unique.join('')})`,
    },
    uniqueKeys: (keys) => keys.filter((_, index) => columns[index]?.unique),
    find: (index, { descending, after }) => {
      const key = orderColumn(definition.indexes[index]?.fields ?? []);
      const [order, compare] = descending ? ['DESC', '<'] : ['ASC', '>'];
      const bounds = after
        ? `${key} ${descending ? '>=' : '<'} ? AND (${key}, id) ${compare} (?, ?)`
        : `${key} >= ? AND ${key} < ?`;
      return `SELECT json FROM ${table} WHERE ${bounds} AND ${alive} ORDER BY ${key} ${order}, id ${order} LIMIT ?`;
    },
  };
};
