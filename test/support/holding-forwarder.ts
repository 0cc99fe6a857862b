import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type HoldingForwarder = {
  readonly url: string;
  /** Lets the answers out, those that wait and those to come. */
  readonly release: () => void;
  readonly stop: () => Promise<void>;
};

/** Passes every request on to a receiver at once, and keeps the answer back until it is released. */
export const startHoldingForwarder = async (target: string): Promise<HoldingForwarder> => {
  const released = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const passed = ['content-type', 'x-svc-signature', 'webhook-id', 'webhook-timestamp', 'webhook-signature'];
    const headers = Object.fromEntries(passed.map((name) => [name, String(request.headers[name])]));
    const { status } = await fetch(target, { method: 'POST', headers, body: Buffer.concat(chunks) });
    await released.promise;
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    release: () => released.resolve(),
    stop: async () => {
      released.resolve();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
