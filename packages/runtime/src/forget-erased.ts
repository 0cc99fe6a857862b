import { collections, type ErasureRecord, type Task, type UploadRecord, type UploadRef, uploadId } from '@winnow/contracts';
import type { Handler, Store } from '@winnow/ports';

/** Wraps the handlers of a service so that what they make of a file that is erased meanwhile goes at once. */
export type ForgetErased = (handler: Handler<Task>) => Handler<Task>;

/**
 * Whoever erases a file first notes the erasure, then deletes the upload, then what was made of it. So a handler that looks after it has written
 * either wrote before the last of these, or finds the note without the upload; an upload beside the note was sent again. Without a key there
 * is no note: there the upload alone tells. `forget` deletes what this service makes of a file.
 */
export const openForgetErased = async (store: Store, forget: (ref: UploadRef) => Promise<void>): Promise<ForgetErased> => {
  const erasures = await store.collection<ErasureRecord>(collections.erasures);
  const uploads = await store.collection<UploadRecord>(collections.uploads);
  const isErased = async (task: Task): Promise<boolean> => {
    const id = uploadId(task);
    if (task.origin.kept && (await erasures.get(id)) === undefined) return false;
    return (await uploads.get(id)) === undefined;
  };
  return (handler) => async (message, context) => {
    await handler(message, context);
    const { payload: task } = message;
    if (await isErased(task)) await forget(task);
  };
};
