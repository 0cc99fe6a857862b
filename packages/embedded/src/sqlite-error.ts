/** SQLite's primary result codes that are distinguished, see https://sqlite.org/rescode.html. */
export const sqliteErrors = {
  error: 1,
  busy: 5,
  full: 13,
  constraint: 19,
  mismatch: 20,
  misuse: 21,
  range: 25,
  notDatabase: 26,
} as const;

const faultsOfTheProgram: ReadonlySet<number> = new Set([
  sqliteErrors.error,
  sqliteErrors.constraint,
  sqliteErrors.mismatch,
  sqliteErrors.misuse,
  sqliteErrors.range,
]);

/** Primary SQLite result code of an error; `undefined` when it does not come from SQLite. */
export const sqliteErrorCode = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  return error.errcode & 0xff;
};

/** True when SQLite failed for lack of disk, memory or similar, and may succeed later. */
export const isSqliteFault = (error: unknown): boolean => {
  const code = sqliteErrorCode(error);
  return code !== undefined && !faultsOfTheProgram.has(code);
};
