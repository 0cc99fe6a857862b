import { type BatchRecord, erasureRequested, type JobRecord, type UploadRef, uploadId } from '@winnow/contracts';
import { AppError, isoTime } from '@winnow/kernel';
import type { Bus, Files } from '@winnow/ports';
import type { systemTimers } from '@winnow/runtime';
import { workerTryMs } from '@winnow/workers';
import type { GatewayStore } from '../store.ts';
import { askAgainMs, openEraseBatch } from './erase-batch.ts';
import { deleteEntries, deleteOperations, deleteUpload } from './erase-own.ts';
import { isUsed } from './is-used.ts';
import type { Upload } from './uploads.ts';
import { createGoneQueries, waitUntilGone } from './wait-until-gone.ts';

/** Longer than anyone can still be working on a file read before the erasure: what they write afterwards is erased, too. */
const againAfterMs = workerTryMs + 60_000;
/** How long a request waits for other services; continuing leftover work waits less. */
const answerMs = 20_000;
const continueAfterMs = 2_000;
const pageSize = 100;

/** True when the batch is erased, or will be soon. With `onlyCollecting`, a batch that has been started in the meantime is kept. */
export type EraseBatch = (batch: BatchRecord, onlyCollecting?: boolean) => Promise<boolean>;

export type Erasures = {
  /**
   * Erases a file of an account, and its candidates in all batches. Throws `UNAVAILABLE` while a service has not deleted its
   * part.
   */
  readonly eraseResume: (ref: UploadRef) => Promise<void>;
  /** Erases a batch. Its files are erased with it unless another batch uses them. */
  readonly eraseBatch: EraseBatch;
  /**
   * Erases a job with its readings and the uploads it was created from. Throws `UNAVAILABLE` while a service has not deleted its
   * part.
   */
  readonly eraseJob: (record: JobRecord) => Promise<void>;
  /** Erases an upload of a call without a key and everything computed from it; one with a key is kept until it expires. */
  readonly release: (
    owner: { readonly accountId: string; readonly kept: boolean },
    upload: Pick<Upload, 'sha256'>,
  ) => Promise<void>;
  /** Continues what a dead process left, and erases again what may have been written late. */
  readonly continuePending: () => Promise<void>;
};

export type ErasuresDeps = {
  readonly store: GatewayStore;
  readonly files: Pick<Files, 'delete'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly timers: Pick<typeof systemTimers, 'now' | 'sleep'>;
};

const refOf = ({ account_id, sha256 }: UploadRef): UploadRef => ({ account_id, sha256 });

/**
 * Erasure on request. Every step is recorded before it runs, so a process that dies leaves nothing behind for long. The gateway
 * deletes what it owns, asks the other services to do the same, and checks until they have.
 */
export const openErasures = ({ store, files, bus, timers }: ErasuresDeps): Erasures => {
  const { erasures, uploads } = store;
  const { now } = timers;
  const gone = createGoneQueries(store);

  const ask = (ref: UploadRef, kept: boolean): Promise<void> =>
    bus.publish(erasureRequested, { of: 'file', ...refOf(ref), kept });

  /** A file that was the source of a job is erased without the operations on it. */
  const erase = async (ref: UploadRef, source = false): Promise<void> => {
    const id = uploadId(ref);
    const note = { id, ...refOf(ref), due_at: isoTime(now() + againAfterMs), ...(source ? { source } : {}) } as const;
    if (!(await erasures.insert(note))) await erasures.update(id, () => note);
    await deleteUpload(store, files, ref);
    if (!source) await deleteOperations(store, ref);
    await ask(ref, true);
  };

  const assertGone = async (isGone: () => Promise<boolean>): Promise<void> => {
    if (!(await waitUntilGone(timers, isGone, answerMs)))
      throw new AppError('UNAVAILABLE', 'The erasure has started and is not finished yet.', {
        retryAfterSeconds: askAgainMs / 1000,
      });
  };

  const eraseBatch = openEraseBatch({ store, bus, timers, gone, erase });

  /** Repeats an earlier erasure. Its record is deleted last. */
  const eraseAgain = async (id: string, ref: UploadRef, source: boolean): Promise<void> => {
    await deleteEntries(store, ref);
    await deleteUpload(store, files, ref);
    if (!source) await deleteOperations(store, ref);
    if (await gone.file(ref)) {
      await erasures.delete(id);
      return;
    }
    await ask(ref, true);
    await erasures.update(id, (current) => ({ ...current, due_at: isoTime(now() + askAgainMs) }));
  };

  return {
    eraseBatch: (batch, onlyCollecting) => eraseBatch(batch, answerMs, onlyCollecting),
    eraseResume: async (ref) => {
      await deleteEntries(store, ref);
      await erase(ref);
      await assertGone(() => gone.file(ref));
    },
    eraseJob: async (record) => {
      const { account_id, job_id, created_at, sources = [] } = record;
      for (const sha256 of sources) {
        const ref = { account_id, sha256 };
        if (await isUsed(store, ref)) continue;
        await erase(ref, true);
        await assertGone(() => gone.results(ref));
      }
      await bus.publish(erasureRequested, { of: 'job', account_id, job_id, created_at });
      await assertGone(() => gone.job(record));
    },
    release: async ({ accountId: account_id, kept }, { sha256 }) => {
      if (kept) return;
      await deleteUpload(store, files, { account_id, sha256 });
      await ask({ account_id, sha256 }, false);
    },
    continuePending: async () => {
      const before = isoTime(now());
      const due = await store.batches.find({ index: 'by_due', where: {}, range: { before }, limit: pageSize });
      // A batch that was never started expires with its files.
      for (const batch of due.items)
        if (batch.state === 'erasing' || batch.state === 'collecting') await eraseBatch(batch, continueAfterMs, true);
      const late = await erasures.find({ index: 'by_due', where: {}, range: { before }, limit: pageSize });
      // Uploaded again since: the new upload must be kept.
      for (const { id, source = false, ...ref } of late.items)
        if ((await uploads.get(id)) !== undefined) await erasures.delete(id);
        else await eraseAgain(id, ref, source);
    },
  };
};
