import { type UploadRef, uploadFile, uploadId } from '@winnow/contracts';
import { deleteOfFile } from '@winnow/handlers';
import type { Files } from '@winnow/ports';
import type { GatewayStore } from '../store.ts';

type Own = Pick<GatewayStore, 'uploads' | 'operations' | 'idempotency' | 'entries'>;

const pageSize = 100;

/** Deletes an upload. */
export const deleteUpload = async (
  { uploads }: Pick<Own, 'uploads'>,
  files: Pick<Files, 'delete'>,
  ref: UploadRef,
): Promise<void> => {
  await files.delete(uploadFile(ref));
  await uploads.delete(uploadId(ref));
};

/** Deletes the responses stored for the Idempotency-Key of an operation's request. */
export const deleteAnswers = async ({ idempotency }: Pick<Own, 'idempotency'>, operation_id: string): Promise<void> => {
  const { items } = await idempotency.find({ index: 'by_operation', where: { operation_id }, limit: pageSize });
  await Promise.all(items.map(({ id }) => idempotency.delete(id)));
};

/** Deletes the operations on a file with their stored responses. */
export const deleteOperations = (store: Pick<Own, 'operations' | 'idempotency'>, ref: UploadRef): Promise<void> =>
  deleteOfFile(store.operations, ref, ({ id }) => deleteAnswers(store, id));

/** Deletes the entries of a file in all batches. */
export const deleteEntries = ({ entries }: Pick<Own, 'entries'>, ref: UploadRef): Promise<void> => deleteOfFile(entries, ref);
