import type { FileInfo } from '@winnow/ports';
import type { Statements } from './statements.ts';

/** Small files as rows. */
export const createFileOperations = ({ row, rows, run }: Statements) => ({
  putFile: (name: string, bytes: Uint8Array, now: number): void => {
    run('INSERT INTO files VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET bytes = ?2, stored_at = ?3', name, bytes, now);
  },
  readFile: (name: string): Uint8Array<ArrayBuffer> | undefined =>
    row<{ bytes: Uint8Array<ArrayBuffer> }>('SELECT bytes FROM files WHERE name = ?', name)?.bytes,
  deleteFile: (name: string): boolean => run('DELETE FROM files WHERE name = ?', name) > 0,
  /** Files whose names begin with the prefix, oldest first. */
  listFiles: (prefix: string, limit: number): FileInfo[] =>
    rows<FileInfo>(
      `SELECT name, length(bytes) AS bytes, stored_at AS storedAt FROM files INDEXED BY files_by_age
       WHERE name >= ?1 AND name < ?1 || char(0x10FFFF) ORDER BY stored_at, rowid LIMIT ?2`,
      prefix,
      limit,
    ),
});
