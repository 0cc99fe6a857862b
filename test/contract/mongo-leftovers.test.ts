import { GridFSBucket, MongoClient } from 'mongodb';
import { expect, it } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { createCleanup, uniqueName } from '../support/namespaces.ts';

async function* bytes(size: number): AsyncIterable<Uint8Array> {
  yield new Uint8Array(size);
}

describeDistributed(({ mongodbUri }) => {
  const cleanup = createCleanup();
  const open = async (database = uniqueName()) => {
    const { openMongo } = await import('@winnow/mongo');
    const mongo = await openMongo(mongodbUri, { database });
    cleanup(() => mongo.close());
    cleanup(() => mongo.drop());
    const client = await new MongoClient(mongodbUri).connect();
    cleanup(() => client.close());
    const raw = client.db(database);
    const count = async (): Promise<readonly number[]> =>
      Promise.all(['files.files', 'files.chunks', 'files.small'].map((name) => raw.collection(name).countDocuments()));
    return { mongo, database, raw, count };
  };
  const named = (name: string) => ({ name: () => name, maxBytes: 10_000_000 });

  it('leaves no bytes behind of an upload that failed, of what was stored over and of what was deleted', async () => {
    const { mongo, count } = await open();
    const files = mongo.files();
    await expect(files.put(bytes(700_000), { ...named('a'), maxBytes: 600_000 })).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
    });
    await expect(files.put(bytes(300_000), named('not allowed'))).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(await count()).toEqual([0, 0, 0]);
    await files.put(bytes(700_000), named('a'));
    await files.put(bytes(300_000), named('a'));
    expect(await count()).toEqual([1, 2, 0]);
    await files.put(bytes(10), named('a'));
    expect(await count()).toEqual([0, 0, 1]);
    await files.put(bytes(300_000), named('a'));
    expect(await count()).toEqual([1, 2, 0]);
    await files.delete('a');
    expect(await count()).toEqual([0, 0, 0]);
  });

  it('sweeps at the start what a process left half stored more than an hour ago, and nothing else', async () => {
    const { mongo, database, raw, count } = await open();
    await mongo.files().put(bytes(300_000), named('whole'));
    const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
    for (const uploadDate of [minutesAgo(70), minutesAgo(50)]) {
      const { insertedId } = await raw.collection('files.files').insertOne({ length: 0, chunkSize: 261_120, uploadDate });
      await raw.collection('files.chunks').insertOne({ files_id: insertedId, n: 0, data: Buffer.alloc(10) });
    }
    expect(await count()).toEqual([3, 4, 0]);
    await open(database);
    expect(await count()).toEqual([2, 3, 0]);
    expect(await mongo.files().read('whole')).toHaveLength(300_000);
  });

  it('gives files that other readers of GridFS understand', async () => {
    const { mongo, raw } = await open();
    await mongo.files().put(bytes(600_000), named('a/b'));
    const bucket = new GridFSBucket(raw, { bucketName: 'files' });
    const read: Uint8Array[] = [];
    for await (const chunk of bucket.openDownloadStreamByName('a/b')) read.push(chunk as Uint8Array);
    expect(Buffer.concat(read)).toHaveLength(600_000);
  });

  it('refuses an address that is none', async () => {
    const { openMongo } = await import('@winnow/mongo');
    await expect(openMongo('not an address', { database: 'x' })).rejects.toMatchObject({ code: 'INTERNAL' });
  });
});
