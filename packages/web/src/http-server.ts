import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { isTrustedProxy } from './create-web-app.ts';
import { limitConnections } from './limit-connections.ts';

type Endpoint = { readonly host: string; readonly port: number };

type Limits = Omit<Parameters<typeof limitConnections>[1], 'isTrusted'>;

/** A server for an app of `createWebApp`, with limited connections; it does not listen yet. */
export const createWebServer = (app: Express, limits: Limits, options: ServerOptions): Server => {
  const server = createServer(options, app);
  limitConnections(server, { ...limits, isTrusted: (address) => isTrustedProxy(app, address) });
  return server;
};

/** Resolves once the server accepts connections. */
export const listen = async (server: Server, { host, port }: Endpoint): Promise<void> => {
  server.listen(port, host);
  await once(server, 'listening');
};

/** `http://host:port`, with the port that was assigned when the configured one is 0. */
export const urlOf = (server: Server | undefined, { host, port }: Endpoint): string => {
  const bound = server?.address() as AddressInfo | null | undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound?.port ?? port}`;
};

/** Closes idle connections immediately, and the others after their response or the grace period. */
export const closeServer = async (server: Server, graceMs: number): Promise<void> => {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
};
