import type { AddressRule, WebhookTarget } from '@winnow/accounts';
import type { LookUp } from '@winnow/runtime';

export type Resolved = { readonly address: string } | { readonly error: 'refused_address' | 'name_not_found' };

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
