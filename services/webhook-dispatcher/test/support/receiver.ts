import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

type Receiver = AsyncDisposable & {
  readonly port: number;
  /** Whole requests, in the order of their end. */
  readonly received: readonly Received[];
  /** Connections that were made, whether or not anything came over them. */
  readonly connections: () => number;
  readonly open: () => number;
  readonly maxOpen: () => number;
  /** Bytes of all requests that came, before they were whole. */
  readonly bytes: () => number;
};

type Answer = (response: ServerResponse, count: number) => void;

const listen = async (makeServer: (listener: RequestListener) => Server, answer: Answer): Promise<Receiver> => {
  const received: Received[] = [];
  const counts = { connections: 0, open: 0, maxOpen: 0, bytes: 0 };
  const server = makeServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    answer(response, received.length);
  });
  server.on('connection', (socket) => {
    counts.connections += 1;
    counts.open += 1;
    counts.maxOpen = Math.max(counts.maxOpen, counts.open);
    socket.on('data', (data: Buffer) => {
      counts.bytes += data.length;
    });
    socket.once('close', () => {
      counts.open -= 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    received,
    connections: () => counts.connections,
    open: () => counts.open,
    maxOpen: () => counts.maxOpen,
    bytes: () => counts.bytes,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** A receiver of webhooks on loopback; `answer` is called with how many requests have come, and may never answer. */
export const openReceiver = (answer: Answer = (response) => response.end()): Promise<Receiver> =>
  listen((listener) => createServer(listener), answer);

/** The same over TLS, with the names that were asked for. */
export const openTlsReceiver = async (
  identity: { readonly key: string; readonly cert: string },
  answer: Answer,
): Promise<Receiver & { readonly names: readonly string[] }> => {
  const names: string[] = [];
  const SNICallback = (name: string, done: (error: null) => void): void => {
    names.push(name);
    done(null);
  };
  return { ...(await listen((listener) => createTlsServer({ ...identity, SNICallback }, listener), answer)), names };
};
