import type { Server } from 'node:http';
import { openFileLimit } from '@winnow/runtime';
import { addressBucket } from './address-bucket.ts';

type ConnectionLimits = {
  readonly max: number;
  /** Share of the process's open-file limit; the rest is for everything else: files, database, brokers, other servers. */
  readonly shareOfDescriptors: number;
  readonly maxOfAddress: number;
  /** Proxies carry the connections of many clients. */
  readonly isTrusted: (address: string) => boolean;
};

/** The maximum number of connections that leaves enough descriptors for everything else. */
const withinDescriptors = (max: number, shareOfDescriptors: number): number => {
  const descriptors = openFileLimit();
  return descriptors === undefined ? max : Math.max(1, Math.min(max, Math.floor(descriptors * shareOfDescriptors)));
};

/** Closes new connections above a total and above a number per address: idle ones would otherwise keep everyone else out. */
export const limitConnections = (
  server: Server,
  { max, maxOfAddress, shareOfDescriptors, isTrusted }: ConnectionLimits,
): void => {
  server.maxConnections = withinDescriptors(max, shareOfDescriptors);
  // Where descriptors are few, one address does not get all of them either.
  const share = Math.max(1, Math.min(maxOfAddress, Math.floor(server.maxConnections / 2)));
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress)) return;
    const address = addressBucket(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > share) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
};
