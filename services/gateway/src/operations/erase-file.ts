import { engineVersion, type ResumeRecord, resumeFile, type UploadRef, uploadFile, uploadId } from '@winnow/contracts';
import type { Collection, Files, StoredDocument } from '@winnow/ports';
import type { GatewayStore } from '../store.ts';

const pageSize = 200;

type Deletable<T extends StoredDocument> = Pick<Collection<T>, 'find' | 'delete'>;

/** Deletes every document of a collection that is about a file, whatever release made it. */
const deleteAll = async <T extends StoredDocument>(
  collection: Deletable<T>,
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

/** Deletes an upload and everything that was made of it: readings, scores, matches, questions, and stored answers. Safe to run again. */
export const eraseFile = async (store: GatewayStore, files: Pick<Files, 'delete'>, ref: UploadRef): Promise<void> => {
  const deleteBlobs = async ({ engine_version }: Pick<ResumeRecord, 'engine_version'>): Promise<void> => {
    const computed = { ...ref, engine_version };
    const parts = ['content', 'layout', 'pictures'] as const;
    await Promise.all(parts.map((part) => files.delete(resumeFile(computed, part))));
  };
  const deleteClaims = async ({ id }: { readonly id: string }): Promise<void> => {
    const { items } = await store.idempotency.find({ index: 'by_operation', where: { operation_id: id }, limit: 10 });
    await Promise.all(items.map((claim) => store.idempotency.delete(claim.id)));
  };
  await deleteAll(store.operations, ref, deleteClaims);
  await Promise.all([
    deleteAll(store.questions, ref),
    deleteAll(store.matches, ref),
    deleteAll(store.scores, ref),
    deleteAll(store.resumes, ref, deleteBlobs),
    // A reading that came too late for its caller has blobs and no record.
    deleteBlobs({ engine_version: engineVersion }),
    files.delete(uploadFile(ref)),
  ]);
  await store.uploads.delete(uploadId(ref));
};
