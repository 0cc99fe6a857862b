import type { UploadRecord } from '@winnow/contracts';
import { AppError, type Clock } from '@winnow/kernel';
import { type Collection, pagesOf } from '@winnow/ports';
import { LRUCache } from 'lru-cache';

export type StoredBytes = {
  /** Throws `RATE_LIMITED` while an account has reached its storage limit. */
  readonly assertRoom: (accountId: string) => void;
  /** Records a new upload. */
  readonly add: (accountId: string, bytes: number) => void;
};

type Deps = {
  readonly uploads: Pick<Collection<UploadRecord>, 'find'>;
  readonly now: Clock;
  /** Maximum bytes per account; 0 is unlimited. */
  readonly maxBytes: number;
};

type Account = { bytes: number; countedAt: number };

/** Interval between two counts of an account, to include uploads of other gateways and deletions. */
const countEveryMs = 10 * 60_000;
/** The same while it is rejected: freed space is soon noticed. */
const countFullEveryMs = 5_000;
const maxAccounts = 10_000;
const pageSize = 1_000;

/**
 * How much storage the uploads of each account use. No request waits for a count: in between, a gateway adds its own uploads, so
 * an account may exceed its limit for a moment, but never for long.
 */
export const openStoredBytes = ({ uploads, now, maxBytes }: Deps): StoredBytes => {
  const accounts = new LRUCache<string, Account>({ max: maxAccounts });

  const count = async (account_id: string, account: Account): Promise<void> => {
    const before = account.bytes;
    let stored = 0;
    for await (const page of pagesOf(uploads, { index: 'by_account', where: { account_id }, limit: pageSize }))
      for (const { bytes } of page) stored += bytes;
    // An upload during the count may be included or not: rather count it twice than never.
    account.bytes = stored + account.bytes - before;
  };
  const accountOf = (id: string): Account => {
    const known = accounts.get(id);
    if (known !== undefined) return known;
    const account = { bytes: 0, countedAt: Number.NEGATIVE_INFINITY };
    accounts.set(id, account);
    return account;
  };

  return {
    assertRoom: (id) => {
      if (maxBytes === 0) return;
      const account = accountOf(id);
      const isFull = account.bytes >= maxBytes;
      if (now() - account.countedAt >= (isFull ? countFullEveryMs : countEveryMs)) {
        account.countedAt = now();
        // An unavailable store is counted next time; the upload itself will report it.
        count(id, account).catch(() => {});
      }
      if (!isFull) return;
      const gigabytes = (maxBytes / 1024 ** 3).toFixed(1);
      throw new AppError(
        'RATE_LIMITED',
        `The uploads of the account have reached its limit of ${gigabytes} GB. They expire in time; delete some to make room at once.`,
        {
          retryAfterSeconds: 600,
        },
      );
    },
    add: (id, bytes) => {
      if (maxBytes > 0) accountOf(id).bytes += bytes;
    },
  };
};
