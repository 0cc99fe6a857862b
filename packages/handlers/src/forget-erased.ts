import {
  collections,
  type Erasure,
  type ErasureRecord,
  type Task,
  type UploadRecord,
  type UploadRef,
  uploadId,
} from '@winnow/contracts';
import type { Handler, Store, SubscribeOptions } from '@winnow/ports';
import { storeTryMs } from './store-try-ms.ts';

/** How a service deletes what it made of files that were erased. */
export type ForgetErased = {
  /** Wraps the handlers of a service: what they make of a file that is erased meanwhile goes at once. */
  readonly whenDone: (handler: Handler<Task>) => Handler<Task>;
  /** Handles `erasure.requested`: what the service made of the file goes. */
  readonly whenAsked: Handler<Erasure>;
};

/** How a service takes `erasure.requested`. */
export const erasureOptions: Pick<SubscribeOptions<Erasure>, 'concurrency' | 'tryMs' | 'maxTries'> = {
  concurrency: 16,
  tryMs: storeTryMs,
  maxTries: 5,
};

/**
 * Whoever erases a file notes the erasure, deletes the upload, and then asks the services to delete what they made of it. So a handler that
 * looks after it has written either wrote before its service was asked, or finds the note without the upload; an upload beside the note was
 * sent again. Without a key there is no note: there the upload alone tells. `forget` deletes what this service makes of a file.
 */
export const openForgetErased = async (store: Store, forget: (ref: UploadRef) => Promise<void>): Promise<ForgetErased> => {
  const erasures = await store.collection<ErasureRecord>(collections.erasures);
  const uploads = await store.collection<UploadRecord>(collections.uploads);
  const isErased = async (ref: UploadRef, kept: boolean): Promise<boolean> => {
    const id = uploadId(ref);
    if (kept && (await erasures.get(id)) === undefined) return false;
    return (await uploads.get(id)) === undefined;
  };
  return {
    whenDone: (handler) => async (message, context) => {
      await handler(message, context);
      const { payload: task } = message;
      if (await isErased(task, task.origin.kept)) await forget(task);
    },
    whenAsked: async ({ payload: erased }) => {
      if (erased.of === 'file' && (await isErased(erased, erased.kept))) await forget(erased);
    },
  };
};
