import { AppError } from '@winnow/kernel';
import { assertFileName, assertFilePrefix } from './assert-file-name.ts';
import type { FileInfo, Files } from './files.ts';
import { peek } from './peek.ts';

/** A place where a file is written and read in one operation. Names and prefixes are those of `Files`, and already validated. */
export type SmallFiles = {
  /** Durable when resolved. */
  readonly put: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly delete: (name: string) => Promise<boolean>;
  readonly list: (prefix: string, limit: number) => Promise<readonly FileInfo[]>;
};

export type PlacesBySize = {
  readonly small: SmallFiles;
  readonly large: Files;
  readonly maxSmallBytes: number;
  /** As lower-case hexadecimal digits. */
  readonly sha256: (bytes: Uint8Array) => string;
};

const looks = 2;

/** Files in two places: those of up to `maxSmallBytes` where few steps store them, larger ones where they are streamed. */
export const filesBySize = ({ small, large, maxSmallBytes, sha256: hashOf }: PlacesBySize): Files => ({
  put: async (source, { name, maxBytes, isStored }) => {
    const { head, whole, close } = await peek(source, Math.min(maxSmallBytes, maxBytes) + 1);
    if (head.length > maxBytes) {
      await close();
      throw new AppError('FILE_TOO_LARGE', 'The file is larger than allowed.');
    }
    if (head.length > maxSmallBytes) {
      const stored = await large.put(whole, { name, maxBytes });
      await small.delete(stored.name);
      return stored;
    }
    const sha256 = hashOf(head);
    const given = name(sha256);
    assertFileName(given);
    const stored = { name: given, bytes: head.length, sha256 };
    if (await isStored?.(sha256, head.length)) return stored;
    // In this order, the name always leads to one of the two; a small file takes precedence. A file named after its content never
    // changes size.
    await small.put(given, head);
    if (!given.includes(sha256)) await large.delete(given);
    return stored;
  },
  read: async (name) => {
    assertFileName(name);
    // A file that is stored over may change places between two looks: it is missing only if it is in neither, twice.
    for (let look = 0; look < looks; look += 1) {
      const found = (await small.read(name)) ?? (await large.read(name));
      if (found !== undefined) return found;
    }
    return undefined;
  },
  delete: async (name) => {
    assertFileName(name);
    const deleted = await Promise.all([small.delete(name), large.delete(name)]);
    return deleted.includes(true);
  },
  list: async (prefix, limit) => {
    assertFilePrefix(prefix);
    const [first, second] = await Promise.all([small.list(prefix, limit), large.list(prefix, limit)]);
    const names = new Set(first.map(({ name }) => name));
    return [...first, ...second.filter(({ name }) => !names.has(name))].sort((a, b) => a.storedAt - b.storedAt).slice(0, limit);
  },
  check: () => large.check(),
  close: () => large.close(),
});
