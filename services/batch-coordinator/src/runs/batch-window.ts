import type { BatchRunRecord } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import { LRUCache } from 'lru-cache';
import { type AdaptedWindow, adaptWindow, firstWindow, type WindowLimits } from './adapt-window.ts';

/** A batch without activity for this long leaves its share to the others. */
const forgottenAfterMs = 30_000;
const maxAccounts = 10_000;
/**
 * Each result dispatches the next candidate. After partitions were added, two processes may count the last two candidates of a
 * batch concurrently without seeing each other's count: one more must be dispatched anyway, or the batch stalls.
 */
const minShare = 2;

type Run = Pick<BatchRunRecord, 'id' | 'account_id'>;

export type BatchWindow = {
  /** Candidates of a run that may be in flight now, at least two. */
  readonly share: (run: Run) => number;
  /** Adapts the window of the account to how long candidates have waited that are counted now. */
  readonly heard: (run: Run, waitedMs: readonly number[]) => void;
};

type Account = {
  /** Time of the last activity of each batch, the latest at the end. */
  readonly batches: Map<string, number>;
  window: AdaptedWindow;
};

/**
 * Shares the window of an account between its batches with recent activity in this process, so that many batches of one account
 * put no more messages in front of others than one batch does. Kept in memory: a batch is counted by one process at a time.
 */
export const createBatchWindow = (limits: WindowLimits, now: Clock): BatchWindow => {
  const accounts = new LRUCache<string, Account>({ max: maxAccounts });
  const accountOf = (id: string): Account => {
    const account = accounts.get(id) ?? { batches: new Map(), window: firstWindow(limits) };
    accounts.set(id, account);
    return account;
  };
  return {
    share: ({ id, account_id }) => {
      const { batches, window } = accountOf(account_id);
      batches.delete(id);
      batches.set(id, now());
      for (const [batch, heard] of batches) {
        if (heard > now() - forgottenAfterMs) break;
        batches.delete(batch);
      }
      return Math.max(minShare, Math.floor(window.size / batches.size));
    },
    heard: ({ account_id }, waits) => {
      const account = accountOf(account_id);
      account.window = waits.reduce((window, waitedMs) => adaptWindow(window, waitedMs, limits), account.window);
    },
  };
};
