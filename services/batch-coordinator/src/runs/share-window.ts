import type { BatchRunRecord } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import { LRUCache } from 'lru-cache';

/** A batch without activity for this long leaves its share to the others. */
const forgottenAfterMs = 30_000;
const maxAccounts = 10_000;
/**
 * Each result dispatches the next candidate. After partitions were added, two processes may count the last two candidates of a
 * batch concurrently without seeing each other's count: one more must be dispatched anyway, or the batch stalls.
 */
const minShare = 2;

/** Candidates of a run that may be in flight now, at least two. */
export type ShareWindow = (run: Pick<BatchRunRecord, 'id' | 'account_id'>) => number;

/**
 * Shares the window of an account between its batches with recent activity in this process, so that many batches of one account
 * put no more messages in front of others than one batch does. Kept in memory: a batch is counted by one process at a time.
 */
export const createShareWindow = (window: number, now: Clock): ShareWindow => {
  /** By account, the time of the last activity of each batch, the latest at the end. */
  const accounts = new LRUCache<string, Map<string, number>>({ max: maxAccounts });
  return ({ id, account_id }) => {
    const batches = accounts.get(account_id) ?? new Map<string, number>();
    accounts.set(account_id, batches);
    batches.delete(id);
    batches.set(id, now());
    for (const [batch, heard] of batches) {
      if (heard > now() - forgottenAfterMs) break;
      batches.delete(batch);
    }
    return Math.max(minShare, Math.floor(window / batches.size));
  };
};
