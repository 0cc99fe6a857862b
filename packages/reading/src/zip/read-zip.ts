import type { Limits } from '@winnow/contracts';
import { isAppError } from '@winnow/kernel';
import { unreadable } from '../unreadable.ts';

/** Inflates raw deflate data to at most `maxBytes`; throws when there would be more or when the data are broken. */
export type Inflate = (data: Uint8Array, maxBytes: number) => Uint8Array;

type ZipEntry = {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
};

export type Zip = {
  readonly names: readonly string[];
  /** The unpacked bytes of an entry, null when there is none with that name; throws `UNREADABLE_FILE` (`bomb`, `corrupt`). */
  readonly read: (name: string) => Uint8Array | null;
  /** The same for an entry whose declared size is wrong, null when it is damaged or exceeds a limit. */
  readonly readLoosely: (name: string) => Uint8Array | null;
};

/** Our own choice. */
const maxEntries = 2000;
const partBytes = 16 * 1024 * 1024;
const maxRatio = 200;
const ratioFrom = 1024 * 1024;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endSize = 22;
const entrySize = 46;
const localSize = 30;
const maxCommentLength = 0xffff;
const encryptedFlag = 1;
const utf8Flag = 0x800;

const findEnd = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - endSize - maxCommentLength);
  for (let at = view.byteLength - endSize; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw unreadable('corrupt');
};

const decodeName = (bytes: Uint8Array, flags: number): string =>
  new TextDecoder((flags & utf8Flag) === 0 ? 'latin1' : 'utf-8').decode(bytes);

/** Names that lead out of the archive, and duplicates, are not accidental in a document. */
const isSafe = (name: string): boolean => name !== '' && !/^[/\\]|^[a-z]:|\0/i.test(name) && !name.split(/[/\\]/).includes('..');

const readEntries = (bytes: Uint8Array, view: DataView): ReadonlyMap<string, ZipEntry> => {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > maxEntries) throw unreadable('bomb');
  const entries = new Map<string, ZipEntry>();
  for (let index = 0; index < count; index += 1) {
    if (at + entrySize > end || view.getUint32(at, true) !== entrySignature) throw unreadable('corrupt');
    const flags = view.getUint16(at + 8, true);
    const nameLength = view.getUint16(at + 28, true);
    const next = at + entrySize + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const name = decodeName(bytes.subarray(at + entrySize, at + entrySize + nameLength), flags);
    if ((flags & encryptedFlag) !== 0) throw unreadable('encrypted');
    if (next > end || !isSafe(name) || entries.has(name)) throw unreadable('corrupt');
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return entries;
};

const packedData = (bytes: Uint8Array, view: DataView, { offset, packedSize }: ZipEntry): Uint8Array => {
  if (offset + localSize > bytes.length || view.getUint32(offset, true) !== localSignature) throw unreadable('corrupt');
  const start = offset + localSize + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > bytes.length) throw unreadable('corrupt');
  return bytes.subarray(start, start + packedSize);
};

const unpack = (data: Uint8Array, { method, size }: ZipEntry, inflate: Inflate): Uint8Array => {
  if (method === 0) return data;
  if (method !== 8) throw unreadable('corrupt');
  try {
    return inflate(data, Math.max(1, size));
  } catch (cause) {
    const tooLong =
      cause instanceof RangeError || (cause instanceof Error && /larger|too (?:large|big)|limit/i.test(cause.message));
    throw unreadable(tooLong ? 'bomb' : 'corrupt', cause);
  }
};

/**
 * A ZIP archive by its central directory, with nothing unpacked yet; throws `UNREADABLE_FILE` (`bomb`, `corrupt`, `encrypted`)
 * for one that exceeds a limit or is inconsistent.
 */
export const readZip = (bytes: Uint8Array, inflate: Inflate, { unpackedBytes }: Pick<Limits, 'unpackedBytes'>): Zip => {
  if (bytes.length < endSize) throw unreadable('corrupt');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readEntries(bytes, view);
  const total = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  if (total > unpackedBytes) throw unreadable('bomb');
  const unpackLoosely = (entry: ZipEntry): Uint8Array | null => {
    const packed = packedData(bytes, view, entry);
    const size = Math.min(partBytes, Math.max(ratioFrom, maxRatio * packed.length));
    return unpack(packed, { ...entry, size }, inflate);
  };
  return {
    names: [...entries.keys()],
    readLoosely: (name) => {
      const entry = entries.get(name);
      try {
        return entry === undefined ? null : unpackLoosely(entry);
      } catch (error) {
        if (isAppError(error)) return null;
        throw error;
      }
    },
    read: (name) => {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      const { size, packedSize } = entry;
      if (size > partBytes || (size > ratioFrom && size > maxRatio * packedSize)) throw unreadable('bomb');
      const data = unpack(packedData(bytes, view, entry), entry, inflate);
      if (data.length !== size) throw unreadable('corrupt');
      return data;
    },
  };
};
