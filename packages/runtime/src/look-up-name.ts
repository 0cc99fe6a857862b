import { lookup } from 'node:dns/promises';

/** All addresses of a name; rejects when there are none. */
export type LookUp = (name: string) => Promise<readonly string[]>;

/** Asks the operating system, IPv4 first: a container often has no way out over IPv6. */
export const lookUpName: LookUp = async (name) =>
  (await lookup(name, { all: true, order: 'ipv4first' })).map(({ address }) => address);
