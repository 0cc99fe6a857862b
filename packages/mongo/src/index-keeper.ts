import { AppError } from '@winnow/kernel';
import type { Db, IndexDescription } from 'mongodb';
import { isMissingNamespace, preparationMs, type Reach } from './mongo-fault.ts';

export type IndexKeeper = {
  /** Creates missing indexes of a collection, and keeps them from then on. */
  readonly keep: (collection: string, indexes: readonly IndexDescription[]) => Promise<void>;
  /** Recreates the indexes of a collection. */
  readonly mend: (collection: string) => Promise<void>;
  /** Rejects with `UNAVAILABLE` while an index is missing, and recreates it. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
};

/** How long a missing index may go unnoticed when health is not checked. */
const checkEveryMs = 15_000;

const listed = ([first, ...others]: readonly string[]): string =>
  others.length === 0 ? `${first}.` : `${first} and ${others.length} more.`;

const unprepared = (missing: readonly string[]): AppError =>
  new AppError('UNAVAILABLE', `Indexes are missing: ${listed(missing)} Run "winnow-cli setup".`);

type Options = {
  readonly database: Db;
  readonly reach: Reach;
  /** False: missing indexes are reported instead of created. */
  readonly creates: boolean;
};

/** Keeps indexes that an operator might drop: without them queries fail, and unique values are not enforced. */
export const keepIndexes = ({ database, reach, creates }: Options): IndexKeeper => {
  const kept = new Map<string, readonly IndexDescription[]>();
  const underWay = new Map<string, Promise<void>>();

  /** One at a time for each collection: the duration depends on the number of documents. */
  const create = (collection: string): Promise<void> => {
    const running = underWay.get(collection);
    if (running !== undefined) return running;
    const indexes = kept.get(collection) ?? [];
    const work = reach(async () => {
      if (indexes.length > 0) await database.collection(collection).createIndexes([...indexes]);
    }, preparationMs).finally(() => underWay.delete(collection));
    underWay.set(collection, work);
    return work;
  };
  const missingOf = async ([collection, indexes]: readonly [string, readonly IndexDescription[]]): Promise<readonly string[]> => {
    const found = await reach(async () => {
      try {
        return await database.collection(collection).listIndexes().toArray();
      } catch (error) {
        // The first write recreates the collection, but without its indexes.
        if (isMissingNamespace(error)) return [];
        throw error;
      }
    });
    const names = new Set(found.map(({ name }) => name));
    return indexes.flatMap(({ name }) => (names.has(name) ? [] : [`${collection} (${name})`]));
  };
  const verify = async (collection: string): Promise<void> => {
    const missing = await missingOf([collection, kept.get(collection) ?? []]);
    if (missing.length > 0) throw unprepared(missing);
  };
  const make = creates ? create : verify;
  const look = async (): Promise<readonly string[]> => {
    const all = await Promise.all([...kept].map(async (each) => [each[0], await missingOf(each)] as const));
    for (const [collection, missing] of all) {
      // An index that cannot be created, for example because values are no longer unique, is reported as missing on the next
      // check, too.
      if (missing.length > 0 && creates) create(collection).catch(() => undefined);
    }
    return all.flatMap(([, missing]) => missing);
  };
  const timer = setInterval(() => void look().catch(() => undefined), checkEveryMs).unref();

  return {
    keep: (collection, indexes) => {
      kept.set(collection, indexes);
      return make(collection);
    },
    mend: make,
    check: async () => {
      const missing = await look();
      if (missing.length === 0) return;
      throw creates
        ? new AppError('UNAVAILABLE', `Indexes are missing and are being made: ${listed(missing)}`)
        : unprepared(missing);
    },
    stop: () => clearInterval(timer),
  };
};
