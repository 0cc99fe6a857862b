import { engineVersion, type ResumeRecord, resumeFile, type UploadRef } from '@winnow/contracts';
import type { Collection, Files, StoredDocument } from '@winnow/ports';

const pageSize = 200;

type OfFile = StoredDocument & UploadRef;

/**
 * Deletes every document about a file from a collection with the index `by_file`, whichever release created it, after deleting
 * the data that belongs to it. Safe to run again.
 */
export const deleteOfFile = async <T extends OfFile>(
  collection: Pick<Collection<T>, 'find' | 'delete'>,
  { account_id, sha256 }: UploadRef,
  before: (document: T) => Promise<void> = async () => {},
): Promise<void> => {
  for (;;) {
    const where = { account_id, sha256 } as object;
    const { items } = await collection.find({ index: 'by_file', where, limit: pageSize });
    for (const document of items) {
      await before(document);
      await collection.delete(document.id);
    }
    if (items.length < pageSize) return;
  }
};

/**
 * Deletes the parsed resumes of a file with their blobs; blobs of this release also if they have no record, such as those written
 * too late for their caller.
 */
export const deleteReadings = async (
  resumes: Pick<Collection<ResumeRecord>, 'find' | 'delete'>,
  files: Pick<Files, 'delete'>,
  ref: UploadRef,
): Promise<void> => {
  const deleteBlobs = async ({ engine_version }: Pick<ResumeRecord, 'engine_version'>): Promise<void> => {
    const parts = ['content', 'layout', 'pictures'] as const;
    await Promise.all(parts.map((part) => files.delete(resumeFile({ ...ref, engine_version }, part))));
  };
  await Promise.all([deleteOfFile(resumes, ref, deleteBlobs), deleteBlobs({ engine_version: engineVersion })]);
};
