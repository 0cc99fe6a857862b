import { connect } from 'node:net';

/** What came back over a connection until it was closed. */
export type RawAnswer = {
  /** undefined: closed without an answer. */
  readonly status: number | undefined;
  readonly head: string;
  readonly body: string;
};

const patienceMs = 15_000;

/**
 * Writes bytes to the port of an address as they are and reads until the connection is closed, by the other end or after some seconds.
 * Add `Connection: close` to a request that is to be answered at once.
 */
export const rawRequest = (address: string, bytes: string | Uint8Array): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server that closes while it is still being written to; what it said before counts.
    socket.on('error', () => {});
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      resolve({ status: status === undefined ? undefined : Number(status), head, body: rest.join('\r\n\r\n') });
    });
  });
