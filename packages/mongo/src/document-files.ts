import type { SmallFiles } from '@winnow/ports';
import { Binary } from 'mongodb';
import type { Connection } from './connection.ts';
import { isDuplicateKey } from './mongo-fault.ts';
import { namesFrom } from './names-from.ts';

type StoredFile = { readonly _id: string; readonly bytes: Binary; readonly length: number; readonly stored_at: Date };

const collectionName = 'files.small';

/** Creates the index that lists files without reading them. */
export const prepareDocumentFiles = async ({ indexes }: Connection): Promise<void> => {
  await indexes.keep(collectionName, [{ name: 'stored_at_1__id_1_length_1', key: { stored_at: 1, _id: 1, length: 1 } }]);
};

/** Files as documents: one command stores or reads one. */
export const openDocumentFiles = ({ database, reach }: Connection): SmallFiles => {
  const collection = database.collection<StoredFile>(collectionName);

  return {
    put: async (name, bytes) => {
      const store = () =>
        collection.updateOne(
          { _id: { $eq: name } },
          { $set: { bytes: new Binary(bytes), length: bytes.length }, $currentDate: { stored_at: true } },
          { upsert: true },
        );
      await reach(() =>
        store().catch((error: unknown) => {
          // Two concurrent first writes of a name: the second one then finds the document.
          if (isDuplicateKey(error)) return store();
          throw error;
        }),
      );
    },
    read: async (name) => {
      const found = await reach(() => collection.findOne({ _id: { $eq: name } }));
      return found === null ? undefined : new Uint8Array(found.bytes.value());
    },
    delete: async (name) => (await reach(() => collection.deleteOne({ _id: { $eq: name } }))).deletedCount === 1,
    list: async (prefix, limit) => {
      const found = await reach(() =>
        collection
          .find({ _id: namesFrom(prefix) }, { projection: { length: 1, stored_at: 1 } })
          .sort({ stored_at: 1, _id: 1 })
          .limit(limit)
          .toArray(),
      );
      return found.map(({ _id, length, stored_at }) => ({ name: _id, bytes: length, storedAt: stored_at.getTime() }));
    },
  };
};
