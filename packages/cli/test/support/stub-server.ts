import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Received = {
  /** Method and path, such as `POST /v1/parse`. */
  readonly call: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Names of the files of a form. */
  readonly files: readonly string[];
};

export type Handler = (request: Received, response: ServerResponse) => void | Promise<void>;

/** Answers JSON, or nothing. */
export const answer = (response: ServerResponse, status: number, body?: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
};

/** A field of a form. */
export const fieldOf = ({ text }: Received, name: string): string | undefined =>
  new RegExp(`name="${name}"\r\n\r\n([^\r]*)`).exec(text)?.[1];

/** A server that answers as told and remembers what it was asked. */
export const startStub = async (handler: Handler) => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub');
    const text = (await buffer(request)).toString('utf8');
    const files = [...text.matchAll(/filename="([^"]*)"/g)].map(([, name = '']) => name);
    const each = { call: `${request.method} ${pathname}`, query: searchParams, headers: request.headers, text, files };
    received.push(each);
    await handler(each, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
