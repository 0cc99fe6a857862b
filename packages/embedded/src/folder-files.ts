import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { AppError } from '@winnow/kernel';
import { assertFileName, assertFilePrefix, type FileInfo, type Files } from '@winnow/ports';

/** Small chunks are combined into blocks of this many bytes. */
const blockBytes = 256 * 1024;
/** Each attempt lost the race against a concurrent delete. */
const placeTurns = 20;

const errorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const disk = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', 'The file folder cannot do this now.', { cause });
  }
};

const orIfAbsent = async <T, Other>(work: Promise<T>, other: Other): Promise<T | Other> => {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return other;
    throw error;
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  // Windows neither can nor needs to flush a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
};

/** Each account has a folder: without this, every call without a key would leave one behind. */
const removeIfEmpty = async (folder: string): Promise<void> => {
  try {
    await rmdir(folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(String(errorCode(error)))) throw error;
  }
};

const writeAll = async (handle: FileHandle, source: AsyncIterable<Uint8Array>, maxBytes: number) => {
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(blockBytes);
  let filled = 0;
  let bytes = 0;
  const write = async (chunk: Uint8Array): Promise<void> => disk(handle.appendFile(chunk));
  for await (const chunk of source) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new AppError('FILE_TOO_LARGE', 'The file is larger than allowed.');
    hash.update(chunk);
    if (filled + chunk.byteLength > blockBytes) {
      await write(block.subarray(0, filled));
      filled = 0;
    }
    if (chunk.byteLength > blockBytes) await write(chunk);
    else {
      block.set(chunk, filled);
      filled += chunk.byteLength;
    }
  }
  await write(block.subarray(0, filled));
  await disk(handle.sync());
  return { bytes, sha256: hash.digest('hex') };
};

const listNames = async (root: string, prefix: string): Promise<readonly string[]> => {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const entries = await orIfAbsent(readdir(join(root, folder), { recursive: true, withFileTypes: true }), []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => name.startsWith(prefix));
};

/** Files in a folder used exclusively by this process; incomplete files of an earlier process are removed. */
export const openFolderFiles = async (folder: string): Promise<Files> => {
  const stored = join(resolve(folder), 'stored');
  const incoming = join(resolve(folder), 'incoming');
  await disk(rm(incoming, { recursive: true, force: true }));
  await disk(Promise.all([makeFolder(stored), makeFolder(incoming)]));

  const pathOf = (name: string): string => {
    assertFileName(name);
    return join(stored, name);
  };
  const place = async (temporary: string, path: string): Promise<void> => {
    for (let turn = 1; ; turn += 1) {
      await makeFolder(dirname(path));
      try {
        await rename(temporary, path);
        break;
      } catch (error) {
        // The folder was empty and was deleted with its last file.
        if (errorCode(error) !== 'ENOENT' || turn === placeTurns) throw error;
      }
    }
    await orIfAbsent(syncFolder(dirname(path)), undefined);
  };
  const put: Files['put'] = async (source, { name, maxBytes }) => {
    const temporary = join(incoming, randomUUID());
    const handle = await disk(open(temporary, 'wx', 0o600));
    try {
      const { bytes, sha256 } = await writeAll(handle, source, maxBytes);
      const given = name(sha256);
      const path = pathOf(given);
      await disk(handle.close());
      await disk(place(temporary, path));
      return { name: given, bytes, sha256 };
    } catch (error) {
      await handle.close();
      await rm(temporary, { force: true });
      throw error;
    }
  };
  return {
    put,
    read: async (name) => {
      const path = pathOf(name);
      const bytes = await disk(orIfAbsent(readFile(path), undefined));
      return bytes === undefined ? undefined : new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    delete: async (name) => {
      const path = pathOf(name);
      const remove = async (): Promise<boolean> => {
        await unlink(path);
        await syncFolder(dirname(path));
        await removeIfEmpty(dirname(path));
        return true;
      };
      return disk(orIfAbsent(remove(), false));
    },
    list: async (prefix, limit) => {
      assertFilePrefix(prefix);
      const names = await disk(listNames(stored, prefix));
      const files = await Promise.all(
        names.map(async (name) => {
          const found = await disk(orIfAbsent(stat(join(stored, name), { bigint: true }), undefined));
          return found === undefined ? [] : [{ name, bytes: Number(found.size), modified: found.mtimeNs }];
        }),
      );
      return files
        .flat()
        .sort((a, b) => Number(a.modified - b.modified) || (a.name < b.name ? -1 : 1))
        .slice(0, limit)
        .map(({ name, bytes, modified }): FileInfo => ({ name, bytes, storedAt: Number(modified / 1_000_000n) }));
    },
    check: async () => {
      const probe = join(incoming, randomUUID());
      const handle = await disk(open(probe, 'wx', 0o600));
      try {
        await disk(handle.appendFile('winnow'));
        await disk(handle.sync());
      } finally {
        await handle.close();
        await rm(probe, { force: true });
      }
    },
    close: async () => undefined,
  };
};
