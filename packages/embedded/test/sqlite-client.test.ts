import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSqliteClient } from '../src/sqlite-client.ts';

const startThread = (code: string): Worker => {
  const worker = new Worker(`const { parentPort } = require('node:worker_threads'); ${code}`, { eval: true });
  onTestFinished(async () => {
    await worker.terminate();
  });
  return worker;
};

it('rejects what was asked and what is asked later when the thread ends', async () => {
  const client = createSqliteClient(startThread("parentPort.on('message', () => process.exit(1));"));
  const asked = [client.call('checkWritable'), client.call('loadCounters')];
  for (const call of asked) await expect(call).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(client.call('checkWritable')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await vi.waitUntil(() => client.silentMs() > 20);
  await expect(client.close()).resolves.toBeUndefined();
});

it('rejects when the thread throws', async () => {
  const client = createSqliteClient(startThread("parentPort.on('message', () => { throw new Error('broken'); });"));
  await expect(client.call('checkWritable')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it('gives each call its own answer or failure', async () => {
  const answer = `parentPort.on('message', (requests) => parentPort.postMessage(requests.map(({ id, name }) =>
    name === 'loadCounters' ? { id, value: [name] } : { id, failure: { code: 'INTERNAL', message: 'no', cause: 'why' } }).reverse()));`;
  const client = createSqliteClient(startThread(answer));
  const [counters, check] = await Promise.allSettled([client.call('loadCounters'), client.call('checkWritable')]);
  expect(counters).toEqual({ status: 'fulfilled', value: ['loadCounters'] });
  expect(check).toMatchObject({ status: 'rejected', reason: { code: 'INTERNAL', message: 'no', cause: { message: 'why' } } });
});

it('is silent while it owes an answer, and not when nothing was asked', async () => {
  const client = createSqliteClient(startThread("parentPort.on('message', () => undefined);"));
  expect(client.silentMs()).toBe(0);
  const owed = client.call('checkWritable').catch((error: unknown) => error);
  await vi.waitUntil(() => client.silentMs() > 20);
  const grown = client.silentMs();
  await vi.waitUntil(() => client.silentMs() > grown);
  expect(owed).toBeInstanceOf(Promise);
});
