import type { Clock } from '@winnow/kernel';
import { isoTime } from '@winnow/kernel';
import type { Collection, StoredDocument, Subscription } from '@winnow/ports';
import { errorFacts, type Logger } from './logger.ts';

const everyMs = 60_000;
const batchSize = 100;

type SweepOptions<T extends StoredDocument> = {
  readonly collection: Collection<T>;
  readonly now: Clock;
  readonly logger: Logger;
  /** Deletes what belongs to the document; runs again if the process dies before the document itself is gone. */
  readonly remove: (document: T) => Promise<void>;
};

/** One pass: deletes expired documents, found by the index `by_expiry` on `expires_at`, and what belongs to them. */
export const sweepOnce = async <T extends StoredDocument>({
  collection,
  now,
  remove,
}: Omit<SweepOptions<T>, 'logger'>): Promise<number> => {
  let count = 0;
  for (;;) {
    const { items } = await collection.find({
      index: 'by_expiry',
      where: {},
      range: { before: isoTime(now()) },
      limit: batchSize,
    });
    for (const document of items) {
      await remove(document);
      await collection.delete(document.id);
    }
    count += items.length;
    if (items.length < batchSize) return count;
  }
};

/** Sweeps a collection every minute, for documents whose files must go with them. */
export const sweepExpired = <T extends StoredDocument>(options: SweepOptions<T>): Subscription => {
  let sweeping: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweepOnce(options).catch((error: unknown) =>
      options.logger.warn(errorFacts(error), 'A sweep failed; the next one goes on'),
    );
  }, everyMs).unref();
  return {
    check: async () => {},
    stop: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
};
