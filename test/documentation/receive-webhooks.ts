import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Receiver = {
  readonly url: string;
  /** Bodies of the requests so far. */
  readonly bodies: readonly string[];
  readonly stop: () => void;
};

/** A receiver that accepts every webhook and keeps the bodies. */
export const receiveWebhooks = async (): Promise<Receiver> => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hooks/winnow`, bodies, stop: () => server.close() };
};
