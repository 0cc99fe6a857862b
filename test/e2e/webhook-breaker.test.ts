import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { batchCompletedEvent, deliveryList, newKeyBody, webhookSettings } from '@winnow/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { makeBatchJob, startBatch, textFile } from '../support/batch-calls.ts';
import { get, send } from '../support/call.ts';
import { freePort } from '../support/free-port.ts';
import { describeModes } from './modes.ts';

type Receiver = {
  readonly url: string;
  readonly events: readonly string[];
  readonly open: () => number;
  readonly received: () => number;
};

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** A receiver that answers every request with what `status` says at that moment; `undefined`: with nothing at all. */
const openReceiver = async (status: () => number | undefined, port = 0): Promise<Receiver> => {
  const events: string[] = [];
  let open = 0;
  let received = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = status();
    open += 1;
    received += 1;
    response.once('close', () => {
      open -= 1;
    });
    if (answer === undefined) return;
    if (answer < 300) events.push(batchCompletedEvent.parse(JSON.parse(Buffer.concat(chunks).toString())).batch_id);
    response.writeHead(answer).end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    events,
    open: () => open,
    received: () => received,
  };
};

describeModes(
  (deployment) => {
    const address = (): string => deployment().addresses()[0] ?? '';
    const url = (path: string): string => `${address()}${path}`;
    const makeAccount = async (name: string): Promise<string> => {
      const { body } = await send('POST', url('/v1/accounts'), { name });
      return newKeyBody.parse(body.key).key;
    };
    const setWebhook = async (key: string, target: string): Promise<void> => {
      expect((await send('PUT', url('/v1/webhook'), { url: target }, { key })).status).toBe(200);
    };
    const test = async (key: string): Promise<void> => {
      expect((await send('POST', url('/v1/webhook/test'), undefined, { key })).status).toBe(202);
    };
    const breakerOf = async (key?: string) =>
      webhookSettings.parse((await get(url('/v1/webhook'), key === undefined ? {} : { key })).body);
    const patience = { timeout: 180_000, interval: 50 };

    it('opens before a receiver that is down, and delivers every batch once it is back', async () => {
      const job = await makeBatchJob(address());
      const port = await freePort();
      // Nobody listens there yet.
      await send('PUT', url('/v1/webhook'), { url: `http://127.0.0.1:${port}/hook` });
      const batches = await Promise.all(
        Array.from({ length: 6 }, async (_, index) => (await startBatch(address(), job, [textFile(index)])).batch_id),
      );
      await vi.waitFor(async () => expect((await breakerOf()).breaker).not.toBe('closed'), patience);
      let status = 500;
      const receiver = await openReceiver(() => status, port);
      await vi.waitFor(() => expect(receiver.open()).toBe(0), patience);
      status = 204;
      await vi.waitFor(() => expect(new Set(receiver.events)).toEqual(new Set(batches)), patience);
      await vi.waitFor(async () => {
        const { deliveries } = deliveryList.parse((await get(url('/v1/webhook/deliveries'))).body);
        expect(deliveries.map(({ state }) => state)).toEqual(batches.map(() => 'delivered'));
      }, patience);
      expect(receiver.events).toHaveLength(batches.length);
      expect(await breakerOf()).toMatchObject({ breaker: 'closed', next_try_at: null });
    });

    it('keeps 300 deliveries that hang at 20 accounts from delaying that of another one', async () => {
      const hanging = await openReceiver(() => undefined);
      const quick = await openReceiver(() => 204);
      const healthy = await makeAccount('healthy');
      await setWebhook(healthy, quick.url);
      for (let index = 0; index < 20; index += 1) {
        const key = await makeAccount(`hanging ${index}`);
        await setWebhook(key, hanging.url);
        await Promise.all(Array.from({ length: 15 }, () => test(key)));
      }
      await vi.waitFor(() => expect(hanging.open()).toBeGreaterThan(50), patience);
      await test(healthy);
      await vi.waitFor(() => expect(quick.events).toEqual(['batch_test']), patience);
      // In the order of their requests, it would have been the turn of all others first.
      expect(hanging.received()).toBeLessThan(300);
    });
  },
  {
    WINNOW_WEBHOOK_ALLOW: '127.0.0.0/8',
    WINNOW_WEBHOOK_BREAKER: '500ms',
    WINNOW_WEBHOOK_SCHEDULE: ['0s', ...Array.from({ length: 19 }, () => '1s')].join(','),
  },
);
