import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type JsonRequest = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: unknown };

/** What to answer: a value as JSON, a status, or nothing at all. */
export type JsonAnswer = { readonly json: unknown } | { readonly text: string } | { readonly status: number } | 'silence';

export type JsonServer = AsyncDisposable & { readonly url: string; readonly requests: readonly JsonRequest[] };

/** A server on loopback that answers JSON with JSON, as the providers of models do. */
export const openJsonServer = async (answer: (request: JsonRequest) => JsonAnswer): Promise<JsonServer> => {
  const requests: JsonRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const received = { path: request.url ?? '', headers: request.headers, body };
    requests.push(received);
    const own = answer(received);
    if (own === 'silence') return;
    if ('status' in own) response.writeHead(own.status, own.status === 302 ? { location: '/elsewhere' } : {}).end();
    else response.end('text' in own ? own.text : JSON.stringify(own.json));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
