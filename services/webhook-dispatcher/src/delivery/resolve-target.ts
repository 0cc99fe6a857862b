import type { AddressRule, WebhookTarget } from '@winnow/accounts';
import type { LookUp } from '@winnow/runtime';

export type Resolved = { readonly address: string } | { readonly error: 'refused_address' | 'name_not_found' };

/**
 * The address that an attempt connects to. Rejects when any address of the host name is not allowed: there is no legitimate
 * reason for such a name. Attempts rotate through the addresses, so that one that is down does not fail them all.
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
