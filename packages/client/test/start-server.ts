import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createClient } from '../src/index.ts';

type Received = {
  readonly call: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

type Handler = (response: ServerResponse, request: Received) => void;

/** Answers JSON, or nothing. */
export const json =
  (status: number, body?: unknown, headers: Record<string, string> = {}): Handler =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };

/** A server that answers in turn, the last answer for good, and a client of it on a clock that only sleeping moves. */
export const startServer = async (...handlers: readonly Handler[]) => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://server');
    const text = (await buffer(request)).toString('utf8');
    const each = { call: `${request.method} ${pathname}`, query: search, headers: request.headers, text };
    received.push(each);
    handlers[Math.min(received.length, handlers.length) - 1]?.(response, each);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const slept: number[] = [];
  let now = 0;
  let ids = 0;
  const client = createClient({
    url,
    key: 'a-key',
    now: () => now,
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      slept.push(milliseconds);
      now += milliseconds;
    },
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
  });
  return {
    url,
    client,
    received,
    slept,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** An error as the API returns it. */
export const errorBody = (status: number, error: string, more: object = {}): object => ({
  type: `https://example.com/errors/${error.toLowerCase()}`,
  title: 'An error',
  status,
  detail: { error, message: 'It was rejected.', suggestion: 'Do it otherwise.', request_id: 'req_1', fields: [], ...more },
});
