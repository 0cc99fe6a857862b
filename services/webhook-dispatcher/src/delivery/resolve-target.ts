import { lookup as systemLookUp } from 'node:dns/promises';
import type { AddressRule, WebhookTarget } from '@winnow/accounts';

/** All addresses of a name; rejects when there are none. */
export type LookUp = (name: string) => Promise<readonly string[]>;

export type Resolved = { readonly address: string } | { readonly error: 'refused_address' | 'name_not_found' };

/** Asks the operating system, IPv4 first: a container often has no way out over IPv6. */
export const lookUpName: LookUp = async (name) =>
  (await systemLookUp(name, { all: true, order: 'ipv4first' })).map(({ address }) => address);

/**
 * The one address that a try connects to. Refused as soon as any address of the name may not be reached: a name that has one has it for no
 * good reason. The tries take turns with the addresses, so that one that is down does not fail them all.
 */
export const resolveTarget = async (
  { host, literal, scheme }: WebhookTarget,
  tries: number,
  { lookUp, addressRule }: { readonly lookUp: LookUp; readonly addressRule: AddressRule },
): Promise<Resolved> => {
  const addresses = literal ? [host] : await lookUp(host).catch(() => []);
  const address = addresses[tries % addresses.length];
  if (address === undefined) return { error: 'name_not_found' };
  return addresses.every((each) => addressRule.mayReach(each, scheme)) ? { address } : { error: 'refused_address' };
};
