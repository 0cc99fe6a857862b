import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failureOf } from '@winnow/contracts';
import { AppError, isAppError, type NewId } from '@winnow/kernel';
import { peek } from '@winnow/ports';
import type { Request, RequestHandler, Response } from 'express';
import { type Archive, openArchive } from '../batches/open-archive.ts';
import type { IntakeFile } from '../batches/take-intake.ts';
import { unpackArchive } from '../batches/unpack-archive.ts';
import { invalidField } from '../http/invalid-field.ts';
import type { Uploads } from '../operations/uploads.ts';
import { type Caller, callerOf } from './call.ts';
import { receiveForm, takenOf } from './receive-form.ts';

type CandidateLimits = {
  readonly fileBytes: number;
  readonly batchFiles: number;
  readonly batchCandidates: number;
  readonly archiveBytes: number;
  readonly archiveUnpackedBytes: number;
};

type Deps = {
  readonly uploads: Pick<Uploads, 'take'>;
  readonly newId: NewId;
  readonly limits: CandidateLimits;
};

type Taken = { readonly files: readonly IntakeFile[]; readonly archive: boolean };

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

const isZip = (head: Uint8Array): boolean => head[0] === 0x50 && head[1] === 0x4b && (head[2] ?? 0) <= 8;

const disk = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', 'The folder for temporary files cannot do this now.', { cause });
  }
};

/** Writes a source to an unnamed file, which disappears when it is closed or the process ends. */
const spool = async (source: AsyncIterable<Uint8Array>, name: string, maxBytes: number): Promise<FileHandle> => {
  const path = join(tmpdir(), name);
  const file = await disk(open(path, 'wx+', 0o600));
  try {
    await disk(unlink(path));
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new AppError('BATCH_TOO_LARGE', `The archive is larger than ${megabytes(maxBytes)} MB.`);
      await disk(file.writeFile(chunk));
    }
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
};

/** Receives a form with the files of candidates, or with one ZIP of them. */
export const receiveCandidates = ({ uploads, newId, limits }: Deps): RequestHandler => {
  const { fileBytes, batchFiles, batchCandidates, archiveBytes } = limits;
  const takeFile = async (caller: Caller, source: AsyncIterable<Uint8Array>, name: string): Promise<Taken> => {
    try {
      const { sha256 } = await uploads.take(caller, source, fileBytes);
      return { files: [{ name, sha256 }], archive: false };
    } catch (error) {
      // A candidate that fails alone; data beyond the limit is discarded.
      if (!isAppError(error, 'FILE_TOO_LARGE')) throw error;
      return { files: [{ name, error: failureOf(error) }], archive: false };
    }
  };

  /** Detected by content: a Word document is a ZIP, too. A file that only resembles one is a candidate like any other. */
  const takeZip = async (caller: Caller, source: AsyncIterable<Uint8Array>, name: string): Promise<Taken> => {
    const file = await spool(source, `winnow-${newId('int')}`, archiveBytes);
    try {
      const { size } = await file.stat();
      const archive: Archive | undefined = await openArchive(file.fd, batchCandidates).catch((error: unknown) => {
        if (size > fileBytes || isAppError(error, 'BATCH_TOO_LARGE') || /\.zip$/i.test(name)) throw error;
        return undefined;
      });
      if (archive === undefined || archive.isDocument)
        return await takeFile(caller, file.createReadStream({ start: 0, autoClose: false }), name);
      const keep = (stream: AsyncIterable<Uint8Array>) => uploads.take(caller, stream, fileBytes);
      return { files: await unpackArchive(archive, keep, limits), archive: true };
    } finally {
      await file.close();
    }
  };

  return receiveForm<Taken>({
    field: 'files',
    maxFiles: batchFiles,
    maxBytes: archiveBytes,
    tooMany: () => new AppError('BATCH_TOO_LARGE', `A request can contain up to ${batchFiles} files, or one ZIP.`),
    tooLarge: () => new AppError('BATCH_TOO_LARGE', `A request can be up to ${megabytes(archiveBytes)} MB.`),
    take: async (request, source, name, index) => {
      const caller = callerOf(request.res as Response);
      const { head, whole } = await peek(source, 4);
      return index === 0 && isZip(head) ? takeZip(caller, whole, name) : takeFile(caller, whole, name);
    },
    // What was stored expires like any other upload.
    drop: async () => {},
  });
};

/** The candidate files of a form. Throws `INVALID_REQUEST` for an archive among other files. */
export const candidatesOf = (request: Request): readonly IntakeFile[] => {
  const taken = takenOf<Taken>(request);
  if (taken.length > 1 && taken.some(({ archive }) => archive))
    throw invalidField('files', 'archive_not_alone', 'Send a ZIP archive without other files.');
  return taken.flatMap(({ files }) => files);
};
