import { hash } from 'node:crypto';
import type { Clock } from '@winnow/kernel';
import { type Files, filesBySize } from '@winnow/ports';
import { openFolderFiles } from './folder-files.ts';
import type { SqliteClient } from './sqlite-client.ts';

/** Up to about this size, a row is read and written faster than a separate file (sqlite.org/intern-v-extern-blob.html). */
const maxRowBytes = 100 * 1024;

/**
 * Files of a data folder: small ones are rows of its database, where many share one flush to disk; large ones are in a folder
 * next to it.
 */
export const openEmbeddedFiles = async (
  client: SqliteClient,
  { folder, now }: { readonly folder: string; readonly now: Clock },
): Promise<Files> =>
  filesBySize({
    small: {
      put: (name, bytes) => client.call('putFile', name, bytes, now()),
      read: (name) => client.call('readFile', name),
      delete: (name) => client.call('deleteFile', name),
      list: (prefix, limit) => client.call('listFiles', prefix, limit),
    },
    large: await openFolderFiles(folder),
    maxSmallBytes: maxRowBytes,
    sha256: (bytes) => hash('sha256', bytes),
  });
