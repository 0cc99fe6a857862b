import { collections, type JobRecord } from '@winnow/contracts';
import { expect, it, vi } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { freePort } from '../support/free-port.ts';
import { createCleanup, uniqueName } from '../support/namespaces.ts';
import { startTcpForwarder } from '../support/tcp-forwarder.ts';

const patience = { timeout: 20_000, interval: 50 };

describeDistributed(({ mongodbUri }) => {
  const cleanup = createCleanup();

  it('fails every kind of call at once while no server can be reached, and serves again when one can', async () => {
    const { openMongo } = await import('@winnow/mongo');
    const { hostname: host, port } = new URL(mongodbUri.split(',')[0] ?? '');
    const own = await freePort();
    const open = () => startTcpForwarder(own, { host, port: Number(port) });
    let forwarder = await open();
    cleanup(() => forwarder.stop());
    const mongo = await openMongo(`mongodb://127.0.0.1:${own}/?directConnection=true`, { database: uniqueName() });
    cleanup(() => mongo.close());
    cleanup(() => mongo.drop());
    const jobs = await mongo.store({ now: Date.now }).collection<JobRecord>(collections.jobs);
    await expect(mongo.check()).resolves.toBeUndefined();

    await forwarder.stop();
    const begun = performance.now();
    const calls = [
      jobs.get('job_1'),
      jobs.update('job_1', () => undefined),
      mongo.files().read('a'),
      mongo.rateLimits().take('somebody', [{ policy: 'p', limit: 1, windowMs: 1000 }], Date.now()),
      mongo.check(),
    ];
    const outcomes = await Promise.allSettled(calls);
    const milliseconds = performance.now() - begun;
    console.info(`calls to a dead database failed after ${Math.round(milliseconds)} ms`);
    expect(outcomes).toMatchObject(calls.map(() => ({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })));
    // The driver would wait for 15 seconds; a busy machine adds to the half that is asked for.
    expect(milliseconds).toBeLessThan(5_000);

    forwarder = await open();
    await vi.waitFor(async () => expect(await jobs.get('job_1')).toBeUndefined(), patience);
  });
});
