import { type UploadRef, uploadFile, uploadId } from '@winnow/contracts';
import type { Files } from '@winnow/ports';
import { deleteOfFile, deleteReadings } from '@winnow/runtime';
import type { GatewayStore } from '../store.ts';

/**
 * Deletes an upload and everything that was made of it: readings, scores, matches, questions, and stored answers. Safe to run again. The upload goes
 * first: a handler that writes after the last deletion finds that it is gone, and deletes what it wrote.
 */
export const eraseFile = async (store: GatewayStore, files: Pick<Files, 'delete'>, ref: UploadRef): Promise<void> => {
  const deleteClaims = async ({ id }: { readonly id: string }): Promise<void> => {
    const { items } = await store.idempotency.find({ index: 'by_operation', where: { operation_id: id }, limit: 10 });
    await Promise.all(items.map((claim) => store.idempotency.delete(claim.id)));
  };
  await files.delete(uploadFile(ref));
  await store.uploads.delete(uploadId(ref));
  await deleteOfFile(store.operations, ref, deleteClaims);
  await Promise.all([
    deleteOfFile(store.questions, ref),
    deleteOfFile(store.matches, ref),
    deleteOfFile(store.scores, ref),
    deleteReadings(store.resumes, files, ref),
  ]);
};
