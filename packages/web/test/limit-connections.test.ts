import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections } from '../src/limit-connections.ts';

const opened: Socket[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** Connects some times to a server with limits and says how many connections were let in: those that are answered. */
const countAccepted = async (limits: Partial<Parameters<typeof limitConnections>[1]>, connections: number): Promise<number> => {
  const server = createServer((_request, response) => response.end());
  servers.push(server);
  limitConnections(server, { max: 100, maxOfAddress: 100, shareOfDescriptors: 0.6, isTrusted: () => false, ...limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answered = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1');
      opened.push(socket);
      socket.on('error', () => {});
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      return Promise.race([once(socket, 'data').then(() => 1), once(socket, 'close').then(() => 0)]).catch(() => 0);
    }),
  );
  return answered.reduce<number>((sum, each) => sum + each, 0);
};

describe('connections', () => {
  it('past a number in all are closed', async () => {
    expect(await countAccepted({ max: 5, isTrusted: () => true }, 9)).toBe(5);
  });

  it('past a number from one address are closed', async () => {
    expect(await countAccepted({ maxOfAddress: 3 }, 9)).toBe(3);
  });

  it('of one address are half of all at most', async () => {
    expect(await countAccepted({ max: 6 }, 9)).toBe(3);
  });

  it('of a trusted proxy count for nobody', async () => {
    expect(await countAccepted({ maxOfAddress: 3, isTrusted: (address) => address === '127.0.0.1' }, 9)).toBe(9);
  });

  it('that were closed make room', async () => {
    expect(await countAccepted({ maxOfAddress: 3 }, 3)).toBe(3);
    for (const socket of opened.splice(0)) socket.destroy();
    const [server] = servers;
    if (server === undefined) throw new Error('There is no server.');
    const { port } = server.address() as AddressInfo;
    const answer = async (): Promise<boolean> => {
      const socket = connect(port, '127.0.0.1');
      opened.push(socket);
      socket.on('error', () => {});
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
    };
    await expect.poll(answer).toBe(true);
  });
});
