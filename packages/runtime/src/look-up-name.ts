import { lookup } from 'node:dns/promises';

/** All addresses of a host name; rejects when there are none. */
export type LookUp = (name: string) => Promise<readonly string[]>;

/** Uses the operating system's resolver, IPv4 first: containers often have no IPv6 connectivity. */
export const lookUpName: LookUp = async (name) =>
  (await lookup(name, { all: true, order: 'ipv4first' })).map(({ address }) => address);
