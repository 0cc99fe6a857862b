import { type UploadRecord, type UploadRef, uploadFile, uploadId } from '@winnow/contracts';
import { expiryOf } from '@winnow/handlers';
import { AppError, type Clock, isoTime } from '@winnow/kernel';
import type { Files } from '@winnow/ports';
import { claimed } from '@winnow/runtime';
import { LRUCache } from 'lru-cache';
import type { GatewayStore } from '../store.ts';
import type { StoredBytes } from './stored-bytes.ts';

export type Upload = { readonly sha256: string; readonly bytes: number };

/** An upload of which the content is known. */
export type ReceivedUpload = Upload & {
  /** Resolves once it is stored and recorded. */
  readonly stored: Promise<void>;
};

type Owner = { readonly accountId: string; readonly kept: boolean };

export type Uploads = {
  /** Streams a file to the store and records it, so that it expires whatever happens to the request. */
  readonly take: (owner: Owner, source: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<Upload>;
  /** The same, but resolves as soon as the content is known, when this process has stored the same before. */
  readonly receive: (owner: Owner, source: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<ReceivedUpload>;
  /** Keeps a stored upload at least until a time, in milliseconds since the epoch. */
  readonly keep: (ref: UploadRef, until: number) => Promise<void>;
  /** Deletes files that a process stored without recording them before it died. */
  readonly removeOrphans: () => Promise<void>;
};

const orphanBatch = 1_000;
/** Minimum remaining lifetime of an upload that was just used, as a fraction. */
export const minShare = 0.9;
const maxRecent = 10_000;

/** An upload as it was last read. */
type Remembered = { readonly version?: string; readonly record?: UploadRecord };

/** The uploads of all accounts: each content once per account, kept from its last use on. */
export const openUploads = (
  store: Pick<GatewayStore, 'uploads'>,
  files: Files,
  now: Clock,
  fileTtlMs: number,
  storedBytes?: StoredBytes,
): Uploads => {
  /**
   * Uploads recently recorded by this process: only for these is the store queried before storing, so that new files cost nothing
   * extra.
   */
  const recent = new LRUCache<string, Remembered>({ max: maxRecent });
  const note = async ({ kept }: Owner, upload: Omit<UploadRecord, 'id' | 'expires_at'>): Promise<void> => {
    const id = uploadId(upload);
    const expires_at = expiryOf({ kept }, now(), fileTtlMs);
    if (await store.uploads.insert({ id, ...upload, expires_at })) {
      if (kept) storedBytes?.add(upload.account_id, upload.bytes);
      return;
    }
    // Never shortened: a batch may need the same file for longer.
    const noted = await store.uploads.update(id, (current) =>
      claimed(current) || current.expires_at >= expires_at ? undefined : { ...current, expires_at },
    );
    // The old file with the same content is being swept at this moment, and the new one may have been deleted with it.
    if (noted === undefined || claimed(noted))
      throw new AppError('UNAVAILABLE', 'The file could not be stored.', { retryAfterSeconds: 1 });
  };

  /** Used so recently that recording it again would change its expiry by less than a tenth. */
  const staysLong = ({ expires_at }: UploadRecord): boolean => Date.parse(expires_at) >= now() + fileTtlMs * minShare;

  /** The record of an upload that was recorded here before. */
  const read = async (id: string, { version, record }: Remembered): Promise<UploadRecord | undefined> => {
    const found = await store.uploads.getIfChanged(id, version ?? null);
    if (found === undefined) return undefined;
    if (found.document === null) return record;
    recent.set(id, { version: found.version, record: found.document });
    return found.document;
  };

  const receive: Uploads['receive'] = async (owner, source, maxBytes) => {
    const account_id = owner.accountId;
    if (owner.kept) storedBytes?.assertRoom(account_id);
    const early = Promise.withResolvers<Upload>();
    let known = false;
    const isStored = async (sha256: string, bytes: number): Promise<boolean> => {
      const id = uploadId({ account_id, sha256 });
      const remembered = recent.get(id);
      if (remembered === undefined) return false;
      early.resolve({ sha256, bytes });
      const upload = await read(id, remembered);
      known = upload !== undefined && !claimed(upload) && staysLong(upload);
      return known;
    };
    const name = (sha256: string): string => uploadFile({ account_id, sha256 });
    const store = async (): Promise<Upload> => {
      let noted: Promise<void> | undefined;
      /** A file that is known as a whole is recorded while it is stored: in one commit, or one round trip. */
      const noteIfNew = async (sha256: string, bytes: number): Promise<boolean> => {
        if (owner.kept && (await isStored(sha256, bytes))) return true;
        noted = note(owner, { account_id, sha256, bytes });
        noted.catch(() => {});
        return false;
      };
      const { sha256, bytes } = await files.put(source, { name, maxBytes, isStored: noteIfNew });
      if (known) return { sha256, bytes };
      await (noted ?? note(owner, { account_id, sha256, bytes }));
      // Not before both are done: who finds it here does not store it again.
      if (owner.kept) recent.set(uploadId({ account_id, sha256 }), {});
      return { sha256, bytes };
    };
    const whole = store();
    const stored = whole.then(() => {});
    // Whoever received it waits for it later.
    stored.catch(() => {});
    return { ...(await Promise.race([early.promise, whole])), stored };
  };

  return {
    receive,
    take: async (owner, source, maxBytes) => {
      const { sha256, bytes, stored } = await receive(owner, source, maxBytes);
      await stored;
      return { sha256, bytes };
    },
    keep: async (ref, until) => {
      const expires_at = isoTime(until);
      await store.uploads.update(uploadId(ref), (current) =>
        claimed(current) || current.expires_at >= expires_at ? undefined : { ...current, expires_at },
      );
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
