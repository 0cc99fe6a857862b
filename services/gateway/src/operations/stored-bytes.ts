import type { UploadRecord } from '@winnow/contracts';
import { AppError, type Clock } from '@winnow/kernel';
import { type Collection, pagesOf } from '@winnow/ports';
import { LRUCache } from 'lru-cache';

export type StoredBytes = {
  /** Throws `RATE_LIMITED` while an account stores as much as it may. */
  readonly assertRoom: (accountId: string) => void;
  /** Notes an upload that is new. */
  readonly add: (accountId: string, bytes: number) => void;
};

type Deps = {
  readonly uploads: Pick<Collection<UploadRecord>, 'find'>;
  readonly now: Clock;
  /** Most bytes of an account; 0: any number. */
  readonly maxBytes: number;
};

type Account = { bytes: number; countedAt: number };

/** Between two counts of an account, so that what other gateways took and what went counts, too. */
const countEveryMs = 10 * 60_000;
/** The same while it is refused: room that it makes is soon seen. */
const countFullEveryMs = 5_000;
const maxAccounts = 10_000;
const pageSize = 1_000;

/**
 * How much the uploads of each account take. No request waits for a count: between two of them a gateway adds what it takes itself, so an account may
 * store more than its share for a moment, and never for long.
 */
export const openStoredBytes = ({ uploads, now, maxBytes }: Deps): StoredBytes => {
  const accounts = new LRUCache<string, Account>({ max: maxAccounts });

  const count = async (account_id: string, account: Account): Promise<void> => {
    const before = account.bytes;
    let stored = 0;
    for await (const page of pagesOf(uploads, { index: 'by_account', where: { account_id }, limit: pageSize }))
      for (const { bytes } of page) stored += bytes;
    // What came while it was counted may be in it or not: rather twice than never.
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
        // A store that is away is counted in next time; the upload itself will tell.
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
