import type { Clock } from '@winnow/kernel';
import { isoTime } from '@winnow/kernel';
import { type Collection, pagesOf, type StoredDocument, type Subscription } from '@winnow/ports';
import { errorFacts, type Logger } from './logger.ts';
import { repeat } from './repeat.ts';

const everyMs = 60_000;
const batchSize = 100;
/** Documents that are swept at a time: each takes four round trips, one after another. */
const atOnce = 10;
/** Expiry of a document claimed by a sweep: from then on, the data that belongs to it must not be used. */
const claimMark = isoTime(0);

type Expiring = StoredDocument & { readonly expires_at: string };

type SweepOptions<T extends Expiring> = {
  readonly collection: Collection<T>;
  readonly now: Clock;
  readonly logger: Logger;
  /** Deletes the data that belongs to the document; runs again if the process dies before the document itself is deleted. */
  readonly remove: (document: T) => Promise<void>;
};

/** True when a sweep has claimed the document: it is too late to use it. */
export const claimed = ({ expires_at }: Pick<Expiring, 'expires_at'>): boolean => expires_at === claimMark;

/**
 * One pass over expired documents, found by the index `by_expiry` on `expires_at`. Each is claimed first, so that a concurrent
 * renewal either wins or learns that it lost. Returns the number of deleted documents.
 */
export const sweepOnce = async <T extends Expiring>({ collection, now, remove, logger }: SweepOptions<T>): Promise<number> => {
  let gone = 0;
  const expired = { index: 'by_expiry', where: {}, range: { before: isoTime(now()) }, limit: batchSize };
  const sweepOne = async (id: string): Promise<void> => {
    try {
      const claim = (current: T): T | undefined =>
        current.expires_at < isoTime(now()) ? { ...current, expires_at: claimMark } : undefined;
      const document = await collection.update(id, claim);
      if (document === undefined || !claimed(document)) return;
      await remove(document);
      await collection.delete(id);
      gone += 1;
    } catch (error) {
      // A document that cannot be deleted now must not block the others.
      logger.warn(errorFacts(error), 'A document could not be swept; the next sweep tries again');
    }
  };
  for await (const page of pagesOf(collection, expired))
    for (let first = 0; first < page.length; first += atOnce)
      await Promise.all(page.slice(first, first + atOnce).map(({ id }) => sweepOne(id)));
  return gone;
};

/** Sweeps a collection every minute, for documents whose files must be deleted with them. */
export const sweepExpired = <T extends Expiring>(options: SweepOptions<T>): Subscription =>
  repeat({ everyMs, logger: options.logger, name: 'sweep', work: () => sweepOnce(options) });
