import type { Failure, Limits } from '@winnow/contracts';
import { failureOf } from '@winnow/contracts';
import { AppError, isAppError } from '@winnow/kernel';
import type { Upload } from '../operations/uploads.ts';
import { type Archive, type ArchivedFile, unreadableArchive } from './open-archive.ts';
import type { IntakeFile } from './take-intake.ts';

/** Files stored concurrently: each waits for the disk, and holds no more than a buffer. */
const atATime = 8;
/** Text compresses to a third or a tenth; what compresses to less than a hundredth is repetition. */
const maxRatio = 100;

const misnamed: Failure = {
  code: 'UNREADABLE_FILE',
  reason: 'corrupt',
  message: 'The path of the file in the archive is absolute, invalid, or points outside the archive.',
};

type Keep = (source: AsyncIterable<Uint8Array>) => Promise<Upload>;

const damaged: Failure = { code: 'UNREADABLE_FILE', reason: 'corrupt', message: 'The file is damaged within the archive.' };

/**
 * Stores the files of an archive, in its order. One that is too large or damaged becomes a failed candidate, and the others
 * continue. Throws `BATCH_TOO_LARGE` past `maxBytes` in total, `UNREADABLE_ARCHIVE` for an archive without files, with a
 * password, or that is a bomb.
 */
export const unpackArchive = async (
  archive: Archive,
  keep: Keep,
  { fileBytes, archiveUnpackedBytes: maxBytes }: Pick<Limits, 'fileBytes' | 'archiveUnpackedBytes'>,
): Promise<readonly IntakeFile[]> => {
  const tooLarge = (): AppError =>
    new AppError('BATCH_TOO_LARGE', `The archive decompresses to more than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
  const listed = [...archive.files()];
  // Checked by what the directory states, before anything is unpacked and stored; the data cannot exceed that.
  const stated = listed.reduce((sum, { bytes }) => sum + (bytes > fileBytes ? 0 : bytes), 0);
  if (stated > maxBytes) throw tooLarge();
  // A single file may have any ratio: its size is limited separately.
  if (stated > Math.max(fileBytes, maxRatio * archive.bytes))
    throw unreadableArchive(`The ZIP archive unpacks to more than ${maxRatio} times its size.`);
  let bytes = 0;
  const read = async function* (open: ArchivedFile['open']): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of await open()) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw tooLarge();
        yield chunk;
      }
    } catch (cause) {
      // The inflater has its own errors.
      throw isAppError(cause) ? cause : new AppError('UNREADABLE_ARCHIVE', 'The file is damaged.', { cause });
    }
  };

  const store = async ({ name, named, bytes: size, open }: ArchivedFile): Promise<IntakeFile> => {
    if (!named) return { name, error: misnamed };
    try {
      if (size > fileBytes) throw new AppError('FILE_TOO_LARGE', 'The file is larger than allowed.');
      const { sha256 } = await keep(read(open));
      return { name, sha256 };
    } catch (error) {
      if (isAppError(error, 'FILE_TOO_LARGE')) return { name, error: failureOf(error) };
      if (isAppError(error, 'UNREADABLE_ARCHIVE')) return { name, error: damaged };
      throw error;
    }
  };

  const files: Promise<IntakeFile>[] = [];
  const running = new Set<Promise<unknown>>();
  for (const each of listed) {
    const stored = store(each);
    const settled: Promise<unknown> = stored.catch(() => {}).finally(() => running.delete(settled));
    running.add(settled);
    files.push(stored);
    if (running.size >= atATime) await Promise.race(running);
  }
  const all = await Promise.allSettled(files);
  const refused = all.find((each) => each.status === 'rejected');
  if (refused !== undefined) throw refused.reason;
  if (files.length === 0) throw unreadableArchive('There is no file in the ZIP archive.');
  return all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
};
