import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export type ConnectionTrap = {
  readonly port: number;
  /** Connections since the start, whatever became of them. */
  readonly connections: () => number;
  readonly stop: () => Promise<void>;
};

const listen = async (host: string): Promise<Server> => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  return server;
};

/** Listens on every address of this machine, IPv4 and IPv6 alike, and counts who connects. Answers each connection with `answer`. */
export const openConnectionTrap = async (answer = ''): Promise<ConnectionTrap> => {
  // Where there is no IPv6 nothing can come over it.
  const server = await listen('::').catch(() => listen('0.0.0.0'));
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => socket.end(answer));
  });
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
