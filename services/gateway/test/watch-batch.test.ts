import { once } from 'node:events';
import { get } from 'node:http';
import type { BatchRecord } from '@winnow/contracts';
import express from 'express';
import { expect, it } from 'vitest';
import { watchBatchRoute } from '../src/routes/watch-batch.ts';
import { serveApp } from './serve-app.ts';

it('does not watch a batch for a client that has gone before', async () => {
  const stopping = new AbortController();
  let looks = 0;
  const running = { id: 'batch_1', account_id: 'acc_1', state: 'started' } as BatchRecord;
  const watch = watchBatchRoute({
    store: { runs: { get: async () => undefined }, batches: { get: async () => running } } as never,
    batches: { find: async () => running, describe: async () => ({}) as never },
    timers: {
      now: () => 0,
      sleep: async () => {
        looks += 1;
        if (looks === 3) stopping.abort();
      },
    } as never,
    stopping: stopping.signal,
  });
  const ended = Promise.withResolvers<unknown>();
  const app = express().get('/:batch_id', async (request, response, next) => {
    Object.assign(response.locals, { caller: { accountId: 'acc_1' } });
    client.destroy();
    await once(response, 'close');
    ended.resolve(watch(request, response, next));
  });
  const { url, close } = await serveApp(app);
  const client = get(`${url}batch_1`).on('error', () => {});
  await ended.promise;
  close();
  expect(looks).toBe(0);
});
