import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '@winnow/kernel';
import { makePrivateFolder } from './make-private-folder.ts';
import { sqliteErrorCode, sqliteErrors } from './sqlite-error.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS topics (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, partitions INTEGER NOT NULL, retention_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS partitions (
    topic INTEGER, partition INTEGER, swept_to INTEGER NOT NULL, PRIMARY KEY (topic, partition)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS records (
    topic INTEGER, partition INTEGER, offset INTEGER, appended_at INTEGER NOT NULL,
    key TEXT NOT NULL, headers TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (topic, partition, offset)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS consumer_groups (name TEXT, topic INTEGER, PRIMARY KEY (name, topic)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS positions (
    consumer_group TEXT, topic INTEGER, partition INTEGER, offset INTEGER NOT NULL, metadata TEXT NOT NULL,
    PRIMARY KEY (consumer_group, topic, partition)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS files (name TEXT PRIMARY KEY, bytes BLOB NOT NULL, stored_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS files_by_age ON files (stored_at);
  CREATE TABLE IF NOT EXISTS rate_limits (
    key TEXT PRIMARY KEY, started_at INTEGER NOT NULL, ends_at INTEGER NOT NULL, count INTEGER NOT NULL
  ) WITHOUT ROWID;
`;

export const databasePath = (folder: string): string => join(folder, 'winnow.sqlite');

/** Resumes must not be readable by others. SQLite gives its log the mode of the database. */
const makePrivate = (path: string): void => {
  // An existing file is not opened: closing it would release the locks that this process may hold on it
  // (sqlite.org/howtocorrupt.html).
  if (existsSync(path)) chmodSync(path, 0o600);
  else closeSync(openSync(path, 'wx', 0o600));
};

const reasonOf = (error: unknown): string => {
  const code = sqliteErrorCode(error);
  if (code === sqliteErrors.busy) return 'The data folder is in use by another process.';
  if (code === sqliteErrors.notDatabase) return 'The database of the data folder is damaged, or not one of Winnow.';
  if (code === sqliteErrors.full) return 'The disk of the data folder is full.';
  // The code of the operating system, such as EACCES or ENOTDIR: the message of the error would name the folder.
  const reason = error instanceof Error && 'code' in error && code === undefined ? ` (${error.code})` : '';
  return `The data folder cannot be created or written${reason}.`;
};

/**
 * Opens the database of a data folder and holds its lock until the process ends, however it ends; throws `UNAVAILABLE` when
 * another process holds it.
 */
export const openDatabase = (folder: string): DatabaseSync => {
  let database: DatabaseSync | undefined;
  try {
    makePrivateFolder(folder);
    const path = databasePath(folder);
    makePrivate(path);
    database = new DatabaseSync(path, { timeout: 0 });
    // The lock precedes the first read of the file, so that the log's index stays in memory and no other process gets in.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // Deleted documents are overwritten, not only unlinked: erasure reaches the file.
    database.exec(
      'PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;',
    );
    database.exec(`BEGIN EXCLUSIVE; ${schema} COMMIT;`);
    return database;
  } catch (cause) {
    database?.close();
    throw new AppError('UNAVAILABLE', reasonOf(cause), { cause });
  }
};
