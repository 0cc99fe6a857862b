import { type BatchRecord, type UploadRef, uploadId } from '@winnow/contracts';
import { type Clock, isoTime } from '@winnow/kernel';
import { type Files, pagesOf } from '@winnow/ports';
import { workerTryMs } from '@winnow/runtime';
import type { GatewayStore } from '../store.ts';
import { eraseFile } from './erase-file.ts';

/** Longer than anybody may be at work on a file that was taken up before: what they write after the erasure goes, too. */
const againAfterMs = workerTryMs + 60_000;
const pageSize = 100;

/** True when the batch is gone. With `onlyCollecting` a batch that has started meanwhile is left as it is. */
export type EraseBatch = (batch: BatchRecord, onlyCollecting?: boolean) => Promise<boolean>;

export type Erasures = {
  /** Erases a file of an account, and the candidates of all batches that it was. */
  readonly eraseResume: (ref: UploadRef) => Promise<void>;
  /** Erases a batch. Its files go with it unless another batch uses them. */
  readonly eraseBatch: EraseBatch;
  /** Goes on with what a dead process left, and erases again what somebody may have written late. */
  readonly goOn: () => Promise<void>;
};

type Deps = { readonly store: GatewayStore; readonly files: Pick<Files, 'delete'>; readonly now: Clock };

/** Erasure on request. Every step is noted before it is taken, so a process that dies leaves nothing behind for long. */
export const openErasures = ({ store, files, now }: Deps): Erasures => {
  const { erasures, batches, entries, candidates, runs } = store;

  const erase = async (ref: UploadRef): Promise<void> => {
    const id = uploadId(ref);
    const due_at = isoTime(now() + againAfterMs);
    if (!(await erasures.insert({ id, ...ref, due_at }))) await erasures.update(id, (current) => ({ ...current, due_at }));
    await eraseFile(store, files, ref);
  };

  /** A candidate may be stored after its entry was erased, so both are looked for. */
  const eraseCandidates = async ({ account_id, sha256 }: UploadRef): Promise<void> => {
    const query = { index: 'by_file', where: { account_id, sha256 }, limit: pageSize };
    for (const collection of [entries, candidates])
      for (;;) {
        const { items } = await collection.find(query);
        await Promise.all(items.map(({ id }) => collection.delete(id)));
        if (items.length < pageSize) break;
      }
  };

  const isUsedElsewhere = async (batch: BatchRecord, sha256: string): Promise<boolean> => {
    const where = { account_id: batch.account_id, sha256 };
    for await (const page of pagesOf(entries, { index: 'by_file', where, limit: pageSize }))
      for (const batchId of new Set(page.map(({ batch_id }) => batch_id))) {
        if (batchId === batch.id) continue;
        const other = await batches.get(batchId);
        if (other !== undefined && other.state !== 'erasing') return true;
      }
    return false;
  };

  const eraseBatch: EraseBatch = async ({ id }, onlyCollecting = false) => {
    const batch = await batches.update(id, (current) =>
      current.state === 'erasing' || (onlyCollecting && current.state !== 'collecting')
        ? undefined
        : { ...current, state: 'erasing', due_at: isoTime(now()) },
    );
    if (batch === undefined) return true;
    if (batch.state !== 'erasing') return false;
    for (;;) {
      const { items } = await entries.find({ index: 'by_batch', where: { batch_id: id }, limit: pageSize });
      if (items.length === 0) break;
      await Promise.all(
        items.map(async (entry) => {
          if (entry.sha256 !== '' && !(await isUsedElsewhere(batch, entry.sha256)))
            await erase({ account_id: entry.account_id, sha256: entry.sha256 });
          await candidates.delete(entry.id);
          await entries.delete(entry.id);
        }),
      );
    }
    // The answer of the request that made the batch, should it be kept for its key.
    const made = { operation_id: id.replace(/^batch_/, 'op_') };
    const claims = await store.idempotency.find({ index: 'by_operation', where: made, limit: pageSize });
    await Promise.all(claims.items.map((claim) => store.idempotency.delete(claim.id)));
    await runs.delete(id);
    await batches.delete(id);
    return true;
  };

  return {
    eraseBatch,
    eraseResume: async (ref) => {
      await eraseCandidates(ref);
      await erase(ref);
    },
    goOn: async () => {
      const before = isoTime(now());
      const due = await batches.find({ index: 'by_due', where: {}, range: { before }, limit: pageSize });
      // A batch that was never started goes with its files, when these do.
      for (const batch of due.items) if (batch.state === 'erasing' || batch.state === 'collecting') await eraseBatch(batch, true);
      const late = await erasures.find({ index: 'by_due', where: {}, range: { before }, limit: pageSize });
      for (const { id, account_id, sha256 } of late.items) {
        // Sent again since: then it is there because somebody wants it to be.
        if ((await store.uploads.get(id)) === undefined) {
          await eraseCandidates({ account_id, sha256 });
          await eraseFile(store, files, { account_id, sha256 });
        }
        await erasures.delete(id);
      }
    },
  };
};
