import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { Health } from './health.ts';

type Address = { readonly port: number; readonly host: string };

/** Serves `/healthz`, `/readyz` and `/metrics` of a process that has no other port. Resolves once it listens. */
export const serveHealth = async (health: Health, registry: Registry, { port, host }: Address): Promise<Server> => {
  const routes: { readonly [path: string]: () => Promise<readonly [status: number, type: string, body: string]> } = {
    '/metrics': async () => [200, registry.contentType, await registry.metrics()],
    '/healthz': async () => {
      const report = await health.live();
      return [report.ok ? 200 : 503, 'application/json', JSON.stringify(report)];
    },
    '/readyz': async () => {
      const report = await health.ready();
      return [report.ok ? 200 : 503, 'application/json', JSON.stringify(report)];
    },
  };
  const server = createServer((request, response) => {
    const answer = routes[request.url?.split('?')[0] ?? ''];
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    answer().then(
      ([status, type, body]) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
};
