import type { Socket } from 'node:net';
import { openSocket, type SocketFactory } from '@winnow/kafka';

const produce = 0;
const framePrefix = 4;

/** Ids of the frames of a chunk that begin in it: of requests behind API key and version, of answers at once. */
const frames = function* (chunk: Buffer): Iterable<Buffer> {
  for (let at = 0; at + framePrefix + 8 <= chunk.length; at += framePrefix + chunk.readInt32BE(at))
    yield chunk.subarray(at + framePrefix);
};

/** Connections of which every nth answer to an append is lost: the broker has stored the records, the client never hears of it. */
export const losingAnswers = (every: number) => {
  let requests = 0;
  let lost = 0;
  const spoil = (socket: Socket): Socket => {
    const doomed = new Set<number>();
    const [write, emit] = [socket.write, socket.emit];
    socket.write = function spoiled(this: Socket, ...args: unknown[]): boolean {
      const [data] = args;
      if (Buffer.isBuffer(data) && data.length >= 12 && data.readInt16BE(framePrefix) === produce) {
        requests += 1;
        if (requests % every === 0) doomed.add(data.readInt32BE(framePrefix + 4));
      }
      return Reflect.apply(write, this, args) as boolean;
    } as Socket['write'];
    socket.emit = function spoiled(this: Socket, ...args: unknown[]): boolean {
      const [event, data] = args;
      const answers = event === 'data' && Buffer.isBuffer(data) ? [...frames(data)] : [];
      if (answers.some((answer) => doomed.has(answer.readInt32BE(0)))) {
        lost += 1;
        socket.destroy(new Error('connection reset'));
        return true;
      }
      return Reflect.apply(emit, this, args) as boolean;
    } as Socket['emit'];
    return socket;
  };
  const socketFactory: SocketFactory = (options) => spoil(openSocket(options));
  return { socketFactory, lost: () => lost };
};

/** Connections that can all be cut, and kept from being made anew. */
export const cuttable = () => {
  const open = new Set<Socket>();
  let down = false;
  let refused = 0;
  const socketFactory: SocketFactory = (options) => {
    const socket = openSocket(options);
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    if (down) {
      refused += 1;
      socket.destroy(new Error('connection refused'));
    }
    return socket;
  };
  return {
    socketFactory,
    /** Attempts to connect while all were cut. */
    refused: () => refused,
    cut: () => {
      down = true;
      for (const socket of open) socket.destroy(new Error('connection reset'));
    },
    mend: () => {
      down = false;
    },
  };
};
