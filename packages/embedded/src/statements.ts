import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

type Row = { readonly [column: string]: SQLOutputValue };

/** A database whose statements are prepared once. */
export type Statements = {
  /** First row of the result, if any. */
  readonly row: <T extends Row>(sql: string, ...values: SQLInputValue[]) => T | undefined;
  readonly rows: <T extends Row>(sql: string, ...values: SQLInputValue[]) => T[];
  /** Rows read one by one, so that the reader may stop early. */
  readonly iterate: <T extends Row>(sql: string, ...values: SQLInputValue[]) => Iterable<T>;
  /** Number of rows changed. */
  readonly run: (sql: string, ...values: SQLInputValue[]) => number;
};

/** Runs SQL on a database and keeps every statement prepared, so SQL text must come from a small, fixed set. */
export const createStatements = (database: DatabaseSync): Statements => {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    row: <T extends Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values) as T | undefined,
    rows: <T extends Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as T[],
    iterate: <T extends Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).iterate(...values) as Iterable<T>,
    run: (sql, ...values) => Number(prepare(sql).run(...values).changes),
  };
};
