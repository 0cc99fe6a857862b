import { type UploadRecord, type UploadRef, uploadFile, uploadId } from '@winnow/contracts';
import { AppError, type Clock } from '@winnow/kernel';
import type { Files } from '@winnow/ports';
import { claimed, expiryOf } from '@winnow/runtime';
import type { GatewayStore } from '../store.ts';
import { eraseFile } from './erase-file.ts';

export type Upload = { readonly sha256: string; readonly bytes: number };

type Owner = { readonly accountId: string; readonly kept: boolean };

export type Uploads = {
  /**
   * Streams a file to the store and notes that it is there, so that it goes when its time is over, whatever becomes of the request;
   * `longerMs` later for one that is needed for longer.
   */
  readonly take: (owner: Owner, source: AsyncIterable<Uint8Array>, maxBytes: number, longerMs?: number) => Promise<Upload>;
  /** Deletes an upload of a call without a key and everything computed from it; one with a key is kept for its time. */
  readonly release: (owner: Owner, upload: Upload) => Promise<void>;
  /** Deletes files that a process stored and died before noting. */
  readonly removeOrphans: () => Promise<void>;
};

const orphanBatch = 1_000;

/** The uploads of all accounts: each content once an account, kept from its last use on. */
export const openUploads = (store: GatewayStore, files: Files, now: Clock, fileTtlMs: number): Uploads => {
  const note = async ({ kept }: Owner, upload: Omit<UploadRecord, 'id' | 'expires_at'>, longerMs: number): Promise<void> => {
    const id = uploadId(upload);
    const expires_at = expiryOf({ kept }, now(), fileTtlMs + longerMs);
    if (await store.uploads.insert({ id, ...upload, expires_at })) return;
    // Never shortened: a batch may need the same file for longer.
    const noted = await store.uploads.update(id, (current) =>
      claimed(current) || current.expires_at >= expires_at ? undefined : { ...current, expires_at },
    );
    // The old file of the same content is being swept at this moment, and the new one may have gone with it.
    if (noted === undefined || claimed(noted))
      throw new AppError('UNAVAILABLE', 'The file could not be stored.', { retryAfterSeconds: 1 });
  };

  return {
    take: async (owner, source, maxBytes, longerMs = 0) => {
      const name = (sha256: string): string => uploadFile({ account_id: owner.accountId, sha256 });
      const { sha256, bytes } = await files.put(source, { name, maxBytes });
      await note(owner, { account_id: owner.accountId, sha256, bytes }, longerMs);
      return { sha256, bytes };
    },
    release: async ({ accountId, kept }, { sha256 }) => {
      if (!kept) await eraseFile(store, files, { account_id: accountId, sha256 });
    },
    removeOrphans: async () => {
      for (const { name, storedAt } of await files.list('uploads/', orphanBatch)) {
        if (storedAt > now() - fileTtlMs) return;
        const [, account_id = '', sha256 = ''] = name.split('/');
        const ref: UploadRef = { account_id, sha256 };
        if ((await store.uploads.get(uploadId(ref))) === undefined) await files.delete(name);
      }
    },
  };
};
