import { collections, type JobRecord } from '@winnow/contracts';
import { MongoClient } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { freePort } from '../support/free-port.ts';
import { createCleanup, uniqueName } from '../support/namespaces.ts';
import { startTcpForwarder } from '../support/tcp-forwarder.ts';

const patience = { timeout: 150_000, interval: 50 };

describeDistributed(({ mongodbUri }) => {
  const cleanup = createCleanup();

  it('fails every kind of call before the driver would while no server can be reached, and serves again when one can', async () => {
    const { openMongo } = await import('@winnow/mongo');
    const { hostname: host, port } = new URL(mongodbUri.split(',')[0] ?? '');
    const own = await freePort();
    const open = () => startTcpForwarder(own, { host, port: Number(port) });
    let forwarder = await open();
    cleanup(() => forwarder.stop());
    const address = `mongodb://127.0.0.1:${own}/?directConnection=true`;
    const mongo = await openMongo(address, { database: uniqueName() });
    cleanup(() => mongo.close());
    cleanup(() => mongo.drop());
    const jobs = await mongo.store({ now: Date.now }).collection<JobRecord>(collections.jobs);
    await expect(mongo.check()).resolves.toBeUndefined();

    const driver = await new MongoClient(address, { serverSelectionTimeoutMS: 10_000 }).connect();
    cleanup(() => driver.close());
    const ended: string[] = [];
    await forwarder.stop();
    // Without ours, the driver waits for a server as long as it is told to.
    const waiting = driver
      .db()
      .collection('none')
      .findOne({})
      .catch(() => undefined)
      .then(() => ended.push('driver'));
    const calls = [
      jobs.get('job_1'),
      jobs.update('job_1', () => undefined),
      mongo.files().read('a'),
      mongo.rateLimits().take('somebody', [{ policy: 'p', limit: 1, windowMs: 1000 }], Date.now()),
      mongo.check(),
    ];
    const outcomes = await Promise.allSettled(calls);
    ended.push('ours');
    expect(outcomes).toMatchObject(calls.map(() => ({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })));
    await waiting;
    expect(ended).toEqual(['ours', 'driver']);

    forwarder = await open();
    await vi.waitFor(async () => expect(await jobs.get('job_1')).toBeUndefined(), patience);
  });
});
