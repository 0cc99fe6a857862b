import { collections, type JobRecord } from '@winnow/contracts';
import { MongoClient } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { createCleanup, uniqueName } from '../support/namespaces.ts';

const patience = { timeout: 150_000, interval: 20 };

describeDistributed(({ mongodbUri }) => {
  const cleanup = createCleanup();
  const open = async (database = uniqueName()) => {
    const { openMongo } = await import('@winnow/mongo');
    const mongo = await openMongo(mongodbUri, { database });
    cleanup(() => mongo.close());
    cleanup(() => mongo.drop());
    const client = await new MongoClient(mongodbUri).connect();
    cleanup(() => client.close());
    const jobs = await mongo.store({ now: Date.now }).collection<JobRecord>(collections.jobs);
    const raw = client.db(database).collection('jobs');
    const indexNames = async () => (await raw.listIndexes().toArray()).map(({ name }) => name).toSorted();
    return { database, mongo, jobs, raw, indexNames };
  };
  const ask = { index: 'by_account', where: { account_id: 'acc_1' }, limit: 1 };

  it('answers a query although its index was dropped, and has made the index again then', async () => {
    const { jobs, raw, indexNames } = await open();
    const before = await indexNames();
    await raw.insertOne({ account_id: 'another' });
    await raw.dropIndexes();
    await expect(jobs.find(ask)).resolves.toEqual({ items: [], next: null });
    expect(await indexNames()).toEqual(before);
  });

  it('answers all queries of several processes that find the same index dropped, and make it at the same time', async () => {
    const first = await open();
    const second = await open(first.database);
    await first.raw.insertOne({ account_id: 'another' });
    let reading = true;
    const read = async (jobs: typeof first.jobs): Promise<void> => {
      while (reading) await jobs.find({ ...ask, order: 'descending' });
    };
    const readers = [first, first, second, second].map(({ jobs }) => read(jobs));
    for (let turn = 0; turn < 10; turn += 1) {
      await first.raw.dropIndexes();
      await Promise.all([first, second].map(({ mongo }) => mongo.check().catch(() => undefined)));
      await first.jobs.find(ask);
    }
    reading = false;
    await Promise.all(readers);
  });

  it('says in its check that indexes are missing, and makes them again without being asked', async () => {
    const { mongo, raw, indexNames } = await open();
    const before = await indexNames();
    await expect(mongo.store({ now: Date.now }).check()).resolves.toBeUndefined();
    await raw.dropIndexes();
    await expect(mongo.check()).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/^Indexes are missing and are being made: jobs \(/),
    });
    await vi.waitFor(() => mongo.check(), patience);
    expect(await indexNames()).toEqual(before);
    await raw.drop();
    await vi.waitFor(() => mongo.check(), patience);
    expect(await indexNames()).toEqual(before);
  });

  it('names what is missing instead of creating it, where indexes are created by `winnow-cli setup`', async () => {
    const { openMongo } = await import('@winnow/mongo');
    const database = uniqueName();
    const verify = () => openMongo(mongodbUri, { database, creates: false });
    const missing = {
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/^Indexes are missing: .*\. Run "winnow-cli setup"\.$/),
    };
    await expect(verify()).rejects.toMatchObject(missing);
    const { raw, indexNames } = await open(database);
    const verifying = await verify();
    cleanup(() => verifying.close());
    const jobs = await verifying.store({ now: Date.now }).collection<JobRecord>(collections.jobs);
    await raw.insertOne({ account_id: 'another' });
    await raw.dropIndexes();
    await expect(jobs.find(ask)).rejects.toMatchObject(missing);
    await expect(verifying.check()).rejects.toMatchObject(missing);
    expect(await indexNames()).toEqual(['_id_']);
  });
});
