import type { StoredRevision } from './store-operations.ts';

export type KnownRevisions = {
  /** Whether the document has this version and has not expired, as far as is known here. */
  readonly has: (collection: string, id: string, version: number, now: number) => boolean;
  /** Reads a document and, unless it is written meanwhile, remembers that its version is still the one that was asked about. */
  readonly read: (
    collection: string,
    id: string,
    ask: () => Promise<StoredRevision | undefined>,
  ) => Promise<StoredRevision | undefined>;
  /** Call before a document is written or deleted. */
  readonly write: (collection: string, id: string) => void;
  readonly forget: () => void;
};

const maxKnown = 20_000;

/**
 * Versions of documents that were asked about repeatedly. Only this process writes to its database, and all its writes pass here in
 * their order, so that the database need not be asked again whether a document has changed.
 */
export const createKnownRevisions = (): KnownRevisions => {
  const known = new Map<string, Pick<StoredRevision, 'version' | 'endsAt'>>();
  /** The latest read of each document that is under way. */
  const reads = new Map<string, object>();
  const keyOf = (collection: string, id: string): string => `${collection} ${id}`;
  return {
    has: (collection, id, version, now) => {
      const revision = known.get(keyOf(collection, id));
      return revision?.version === version && (revision.endsAt === null || revision.endsAt > now);
    },
    read: async (collection, id, ask) => {
      const key = keyOf(collection, id);
      const own = {};
      reads.set(key, own);
      try {
        const found = await ask();
        if (found?.json !== null || reads.get(key) !== own) return found;
        // The oldest goes: what is asked about often is soon known again.
        if (known.size >= maxKnown) known.delete(known.keys().next().value ?? '');
        known.set(key, { version: found.version, endsAt: found.endsAt });
        return found;
      } finally {
        if (reads.get(key) === own) reads.delete(key);
      }
    },
    write: (collection, id) => {
      const key = keyOf(collection, id);
      known.delete(key);
      reads.delete(key);
    },
    forget: () => {
      known.clear();
      reads.clear();
    },
  };
};
