import { createHash } from 'node:crypto';
import { AppError, type Clock, peek } from '@winnow/kernel';
import { assertFileName, assertFilePrefix, type Files } from '@winnow/ports';
import { openFolderFiles } from './folder-files.ts';
import type { SqliteClient } from './sqlite-client.ts';

/** Up to about this size a row is read and written faster than a file of its own (sqlite.org/intern-v-extern-blob.html). */
const mostRowBytes = 100 * 1024;

/** Files of a data folder: small ones as rows of its database, where many share one flush to disk, large ones in a folder beside it. */
export const openEmbeddedFiles = async (
  client: SqliteClient,
  { folder, now }: { readonly folder: string; readonly now: Clock },
): Promise<Files> => {
  const large = await openFolderFiles(folder);
  return {
    put: async (source, { name, maxBytes, isStored }) => {
      const { head, whole, close } = await peek(source, Math.min(mostRowBytes, maxBytes) + 1);
      if (head.length > maxBytes) {
        await close();
        throw new AppError('FILE_TOO_LARGE', 'The file is larger than allowed.');
      }
      if (head.length > mostRowBytes) {
        const stored = await large.put(whole, { name, maxBytes });
        await client.call('deleteFile', stored.name);
        return stored;
      }
      const sha256 = createHash('sha256').update(head).digest('hex');
      const given = name(sha256);
      assertFileName(given);
      const stored = { name: given, bytes: head.length, sha256 };
      if (await isStored?.(sha256)) return stored;
      // In this order the name leads to one of the two at every moment; a row comes before a file. What is named for its content never changes size.
      await client.call('putFile', given, head, now());
      if (!given.includes(sha256)) await large.delete(given);
      return stored;
    },
    read: async (name) => {
      assertFileName(name);
      return (await client.call('readFile', name)) ?? large.read(name);
    },
    delete: async (name) => {
      const [row, file] = await Promise.all([client.call('deleteFile', name), large.delete(name)]);
      return row || file;
    },
    list: async (prefix, limit) => {
      assertFilePrefix(prefix);
      const [rows, files] = await Promise.all([client.call('listFiles', prefix, limit), large.list(prefix, limit)]);
      const names = new Set(rows.map(({ name }) => name));
      return [...rows, ...files.filter(({ name }) => !names.has(name))].sort((a, b) => a.storedAt - b.storedAt).slice(0, limit);
    },
    check: () => large.check(),
    close: () => large.close(),
  };
};
