import type { BatchRunRecord } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import { LRUCache } from 'lru-cache';

/** A batch of which nothing was heard for this long leaves its part to the others. */
const forgottenAfterMs = 30_000;
const maxAccounts = 10_000;
/**
 * A candidate that comes back sends out the next. Where partitions were added two processes may count the last two of a batch at the same
 * moment, neither seeing the other's: one more has to go out all the same, or the batch stands still.
 */
const minShare = 2;

/** Candidates of a run that may be under way now, at least two. */
export type ShareWindow = (run: Pick<BatchRunRecord, 'id' | 'account_id'>) => number;

/**
 * Shares the window of an account between its batches that this process has heard of lately, so that many batches of one account leave
 * no more messages before those of others than one does. Held in memory: a batch is counted by one process at a time.
 */
export const createShareWindow = (window: number, now: Clock): ShareWindow => {
  /** By account the time at which each batch was heard of, the latest at the end. */
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
