import { AppError } from '@winnow/kernel';
import { assertFileName, assertFilePrefix, type Files } from '@winnow/ports';
import { type Collection, type Db, type Filter, ObjectId } from 'mongodb';
import type { Connection } from './connection.ts';
import { preparationMs } from './mongo-fault.ts';
import { namesFrom } from './names-from.ts';
import { type Chunk, writeChunks } from './write-chunks.ts';

/** A file in the format of GridFS. Without a name, it is being written or deleted and belongs to no one. */
type StoredFile = {
  readonly _id: ObjectId;
  readonly length: number;
  readonly chunkSize: number;
  /** Time of the server. */
  readonly uploadDate: Date;
  readonly filename?: string;
  readonly metadata?: { readonly sha256: string };
};

type Collections = { readonly files: Collection<StoredFile>; readonly chunks: Collection<Chunk> };

/** That of GridFS. */
const chunkBytes = 255 * 1024;
/** No upload takes this long; an older nameless file was left by a process that died. */
const leftoverMs = 3_600_000;
/** A file may be overwritten while it is read; each attempt then finds a newer one. */
const readTries = 20;

const filesName = 'files.files';
const chunksName = 'files.chunks';

const newestFirst = { uploadDate: -1, _id: -1 } as const;
const oldestFirst = { uploadDate: 1, _id: 1 } as const;

const collectionsOf = (database: Db): Collections => ({
  files: database.collection(filesName),
  chunks: database.collection(chunksName),
});

const remove = async ({ files, chunks }: Collections, ids: readonly ObjectId[]): Promise<void> => {
  if (ids.length === 0) return;
  await chunks.deleteMany({ files_id: { $in: [...ids] } });
  await files.deleteMany({ _id: { $in: [...ids] } });
};

/** Hides files and then deletes them, so that a crash in between leaves only what a sweep finds. */
const discard = async (collections: Collections, filter: Filter<StoredFile>): Promise<number> => {
  const ids = (await collections.files.find(filter, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
  if (ids.length === 0) return 0;
  const { modifiedCount } = await collections.files.updateMany(
    { _id: { $in: ids }, filename: { $exists: true } },
    { $unset: { filename: 1 }, $currentDate: { uploadDate: true } },
  );
  await remove(collections, ids);
  return modifiedCount;
};

/** Creates the indexes of GridFS and removes incomplete files of processes that died. */
export const prepareGridFiles = async ({ database, reach, indexes, now }: Connection): Promise<void> => {
  const collections = collectionsOf(database);
  await indexes.keep(filesName, [{ name: 'filename_1_uploadDate_1', key: { filename: 1, uploadDate: 1 } }]);
  await indexes.keep(chunksName, [{ name: 'files_id_1_n_1', key: { files_id: 1, n: 1 }, unique: true }]);
  const before = new Date(now() - leftoverMs);
  const sweep = async (): Promise<void> => {
    const leftovers = collections.files.find({ filename: { $exists: false }, uploadDate: { $lt: before } });
    for await (const { _id } of leftovers) await remove(collections, [_id]);
  };
  await reach(sweep, preparationMs);
};

const readWhole = async ({ chunks }: Collections, { _id, length }: StoredFile): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const bytes = new Uint8Array(length);
  let filled = 0;
  for await (const { data } of chunks.find({ files_id: _id }).sort({ n: 1 })) {
    if (filled + data.length() > length) return undefined;
    bytes.set(data.value(), filled);
    filled += data.length();
  }
  return filled === length ? bytes : undefined;
};

/** Files in the bucket `files` of GridFS. */
export const openGridFiles = ({ database, reach, now }: Connection, { check, close }: Pick<Files, 'check' | 'close'>): Files => {
  const collections = collectionsOf(database);
  const { files, chunks } = collections;

  /** Names a completely stored file; of several with one name the newest counts, and the others are deleted. */
  const place = async (_id: ObjectId, filename: string, length: number, sha256: string): Promise<void> => {
    const { matchedCount } = await files.updateOne({ _id }, [
      { $set: { filename: { $literal: filename }, length, metadata: { sha256 }, uploadDate: '$$NOW' } },
    ]);
    if (matchedCount !== 1) throw new AppError('UNAVAILABLE', 'A file took too long to store.');
    const [, ...older] = await files
      .find({ filename }, { projection: { _id: 1 } })
      .sort(newestFirst)
      .toArray();
    if (older.length > 0) await discard(collections, { _id: { $in: older.map((file) => file._id) } });
  };

  return {
    put: async (source, { name, maxBytes }) => {
      const _id = new ObjectId();
      await reach(() => files.insertOne({ _id, length: 0, chunkSize: chunkBytes, uploadDate: new Date(now()) }));
      try {
        const { bytes, sha256 } = await writeChunks({ chunks, reach }, _id, source, { chunkBytes, maxBytes });
        const filename = name(sha256);
        assertFileName(filename);
        await reach(() => place(_id, filename, bytes, sha256));
        return { name: filename, bytes, sha256 };
      } catch (error) {
        // What cannot be deleted now has no name, and is swept later.
        await discard(collections, { _id }).catch(() => 0);
        throw error;
      }
    },
    read: async (name) => {
      assertFileName(name);
      for (let tries = 0; tries < readTries; tries += 1) {
        const file = await reach(() => files.findOne({ filename: { $eq: name } }, { sort: newestFirst }));
        if (file === null) return undefined;
        const bytes = await reach(() => readWhole(collections, file));
        if (bytes !== undefined) return bytes;
      }
      throw new AppError('UNAVAILABLE', 'A file is being stored over all the time.');
    },
    delete: async (name) => {
      assertFileName(name);
      return (await reach(() => discard(collections, { filename: { $eq: name } }))) > 0;
    },
    list: async (prefix, limit) => {
      assertFilePrefix(prefix);
      const found = await reach(() =>
        files
          .find({ filename: namesFrom(prefix) })
          .sort(oldestFirst)
          .limit(limit)
          .toArray(),
      );
      // A name exists twice between storing the new file and removing the old one: the newer one counts.
      const newest = new Map(found.map((file) => [file.filename, file._id]));
      return found
        .filter(({ filename, _id }) => newest.get(filename) === _id)
        .map(({ filename, length, uploadDate }) => ({ name: filename ?? '', bytes: length, storedAt: uploadDate.getTime() }));
    },
    check,
    close,
  };
};
