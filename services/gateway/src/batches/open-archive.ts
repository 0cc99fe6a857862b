import { PassThrough, pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { AppError, isAppError } from '@winnow/kernel';
import { type Entry, fromFd, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl';

export type ArchivedFile = {
  readonly name: string;
  /** As stated in the directory: the data is checked against it. */
  readonly bytes: number;
  /** False for a path that leads out of a folder or is invalid: such an archive was not made for us. */
  readonly named: boolean;
  /** Throws `UNREADABLE_ARCHIVE` at its end when the content does not match the checksum. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
};

export type Archive = {
  /** Files in the order of the archive, without folders and system files. */
  readonly files: () => Generator<ArchivedFile>;
  /** Of the archive itself. */
  readonly bytes: number;
  /** True for a Word document, which is also a ZIP. */
  readonly isDocument: boolean;
};

export const unreadableArchive = (message: string, cause?: unknown): AppError =>
  new AppError('UNREADABLE_ARCHIVE', message, cause === undefined ? {} : { cause });

/** Files that packing programs and operating systems add next to the user's files. */
const systemFile = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i;

const encrypted = 1;

/** An entry is a name and some numbers; a directory made mostly of extra fields and comments is an attack on memory. */
const maxDirectoryBytes = 8 * 1024 * 1024;
const nothing = Buffer.alloc(0);

/**
 * Names are decoded here, because the reader rejects a whole archive for one invalid name. Sizes stated in the directory are
 * checked while the data is read.
 */
const readingOptions = { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: false };

/** Each extra field is an object, and useless once the entry has been read. */
const slim = (entry: Entry): Entry =>
  Object.assign(entry, {
    fileName: getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false),
    extraFields: [],
    extraFieldRaw: nothing,
    fileNameRaw: nothing,
    fileComment: '',
    comment: '',
    fileCommentRaw: nothing,
  });

/** Minimum size of an entry's header before its name. */
const headerBytes = 30;

/** Overlapping entries unpack to many times their size; no packing program creates them. An entry beyond the end fails alone. */
const assertApart = (entries: readonly Entry[], size: number): void => {
  const placed = entries
    .map(({ relativeOffsetOfLocalHeader: start, compressedSize }) => ({ start, end: start + headerBytes + compressedSize }))
    .filter(({ end }) => end <= size)
    .toSorted((a, b) => a.start - b.start);
  if (placed.some(({ start }, index) => start < (placed[index - 1]?.end ?? 0)))
    throw unreadableArchive('Files of the ZIP archive overlap.');
};

const checked = async function* (stream: Readable, expected: number): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    seen = crc32(chunk, seen);
    yield chunk;
  }
  if (seen !== expected) throw unreadableArchive('A file of the ZIP archive is damaged.');
};

const openFd = promisify<number, object, ZipFile>(fromFd);

const entriesOf = async function* (zip: ZipFile): AsyncGenerator<Entry> {
  const waiting: { readonly resolve: (entry: Entry | undefined) => void; readonly reject: (error: unknown) => void }[] = [];
  zip.on('entry', (entry: Entry) => waiting.shift()?.resolve(entry));
  zip.on('end', () => waiting.shift()?.resolve(undefined));
  zip.on('error', (error: unknown) => waiting.shift()?.reject(error));
  for (;;) {
    const { promise, resolve, reject } = Promise.withResolvers<Entry | undefined>();
    waiting.push({ resolve, reject });
    zip.readEntry();
    const entry = await promise;
    if (entry === undefined) return;
    yield entry;
  }
};

/**
 * Opens a ZIP by its directory at the end, from a file that stays open as long as the archive. At most `maxEntries` entries.
 * Throws `UNREADABLE_ARCHIVE`, also while reading, and `BATCH_TOO_LARGE`.
 */
export const openArchive = async (descriptor: number, maxEntries: number): Promise<Archive> => {
  const open = async (): Promise<ZipFile> => {
    try {
      return await openFd(descriptor, { ...readingOptions });
    } catch (error) {
      throw unreadableArchive('The ZIP archive is damaged or incomplete.', error);
    }
  };
  const zip = await open();
  if (zip.entryCount > maxEntries) throw new AppError('BATCH_TOO_LARGE', `An archive can contain up to ${maxEntries} files.`);

  const all: Entry[] = [];
  try {
    let directoryBytes = 0;
    for await (const entry of entriesOf(zip)) {
      directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (directoryBytes > maxDirectoryBytes) throw unreadableArchive('The directory of the ZIP archive is too large.');
      all.push(slim(entry));
    }
  } catch (error) {
    if (isAppError(error)) throw error;
    throw unreadableArchive('The directory of the ZIP archive is damaged.', error);
  }
  assertApart(all, zip.fileSize);
  const names = all.map(({ fileName }) => fileName);
  return {
    bytes: zip.fileSize,
    isDocument: names.includes('[Content_Types].xml') || names.includes('mimetype'),
    files: function* () {
      for (const entry of all) {
        const name = entry.fileName;
        if (name.endsWith('/') || systemFile.test(name)) continue;
        if ((entry.generalPurposeBitFlag & encrypted) !== 0) throw unreadableArchive('The ZIP archive has a password.');
        yield {
          name,
          named: validateFileName(name) === null,
          bytes: entry.uncompressedSize,
          open: () =>
            new Promise((resolve, reject) => {
              zip.openReadStream(entry, (error, stream) => {
                if (error) return reject(unreadableArchive('A file of the ZIP archive is damaged.', error));
                // Inflation starts immediately and may fail before anyone reads: the error goes to the reader, not to the
                // process.
                const read = new PassThrough().on('error', () => {});
                pipeline(stream, read, () => {});
                resolve(checked(read, entry.crc32));
              });
            }),
        };
      }
    },
  };
};
