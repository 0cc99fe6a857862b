import { AppError } from '@winnow/kernel';
import type { Collection, StoredDocument } from './store.ts';

type Change<T> = {
  /** The document, if there is none yet. */
  readonly first: () => T;
  /** As `decide` of `update`; pure, too. */
  readonly next: (current: T) => T | undefined;
};

const tries = 3;

/**
 * Updates a document, or inserts it when there is none: whichever applies, even if another writer inserts or deletes it meanwhile.
 * Returns what is stored afterwards. Throws what `first` and `next` throw, or `UNAVAILABLE` if others interfere again and again.
 */
export const updateOrInsert = async <T extends StoredDocument>(
  collection: Pick<Collection<T>, 'insert' | 'update'>,
  id: string,
  { first, next }: Change<T>,
): Promise<T> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const updated = await collection.update(id, next);
    if (updated !== undefined) return updated;
    const document = first();
    if (await collection.insert(document)) return document;
  }
  throw new AppError('UNAVAILABLE', 'The change was not stored.');
};
