import { type BatchRecord, erasureRequested, type UploadRef } from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import { type Bus, pagesOf } from '@winnow/ports';
import type { systemTimers } from '@winnow/runtime';
import type { GatewayStore } from '../store.ts';
import { deleteAnswers } from './erase-own.ts';
import { type Gone, waitUntilGone } from './wait-until-gone.ts';

type Deps = {
  readonly store: Pick<GatewayStore, 'batches' | 'entries' | 'idempotency'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly timers: Pick<typeof systemTimers, 'now' | 'sleep'>;
  readonly gone: Pick<Gone, 'results' | 'batch'>;
  readonly erase: (ref: UploadRef) => Promise<void>;
};

const pageSize = 100;
/** Delay until services that have not deleted everything are asked again. */
export const askAgainMs = 10_000;

/**
 * Erases a batch and those of its files that no other batch uses. True when it is erased: what other services have not deleted
 * within `maxMs` is left to the next attempt. With `onlyCollecting`, a batch that has been started in the meantime is kept.
 */
export const openEraseBatch = ({ store, bus, timers, gone, erase }: Deps) => {
  const { batches, entries } = store;
  const { now } = timers;

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

  /** An entry is deleted after its file, so that a retry after a crash finds it again. */
  const eraseFiles = async (batch: BatchRecord, maxMs: number): Promise<boolean> => {
    for (;;) {
      const { items } = await entries.find({ index: 'by_batch', where: { batch_id: batch.id }, limit: pageSize });
      if (items.length === 0) return true;
      const erased = await Promise.all(
        items.map(async (entry) => {
          if (entry.sha256 !== '' && !(await isUsedElsewhere(batch, entry.sha256))) {
            await erase(entry);
            if (!(await waitUntilGone(timers, () => gone.results(entry), maxMs))) return false;
          }
          return entries.delete(entry.id);
        }),
      );
      if (erased.includes(false)) return false;
    }
  };

  return async ({ id, account_id }: BatchRecord, maxMs: number, onlyCollecting = false): Promise<boolean> => {
    const batch = await batches.update(id, (current) =>
      current.state === 'erasing' || (onlyCollecting && current.state !== 'collecting')
        ? undefined
        : { ...current, state: 'erasing', due_at: isoTime(now()) },
    );
    if (batch === undefined) return true;
    if (batch.state !== 'erasing') return false;
    await bus.publish(erasureRequested, { of: 'batch', account_id, batch_id: id });
    if ((await eraseFiles(batch, maxMs)) && (await waitUntilGone(timers, () => gone.batch(id), maxMs))) {
      // The response of the request that created the batch, if it is stored for its key.
      await deleteAnswers(store, id.replace(/^batch_/, 'op_'));
      await batches.delete(id);
    } else await batches.update(id, (current) => ({ ...current, due_at: isoTime(now() + askAgainMs) }));
    return true;
  };
};
