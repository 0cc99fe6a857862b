import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Passes connections to a port on to another address, from now on. */
export const startTcpForwarder = async (
  port: number,
  target: { readonly host: string; readonly port: number },
): Promise<{ readonly stop: () => Promise<void> }> => {
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target.port, target.host);
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
};
