import ipaddr from 'ipaddr.js';
import { type Address, isWithin, parseAddress, parseIpRange } from './ip-range.ts';

export type WebhookScheme = 'http' | 'https';

export type AddressRule = {
  /**
   * True when a webhook may be sent to this address, given as text. Text that is not a plain address (a host name, a zone) is
   * never allowed.
   */
  readonly mayReach: (address: string, scheme: WebhookScheme) => boolean;
  /** True for an address that is reachable from the internet. */
  readonly isPublic: (address: string) => boolean;
  /** False when no address may be reached over plain HTTP. */
  readonly allowsHttp: boolean;
};

/**
 * The IPv6 range that is assigned to networks. ipaddr.js treats everything outside its list of special ranges as unicast, even
 * `::7f00:1`.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by its range, but within Azure it belongs to the platform: metadata, DNS and the agent's wire server. */
const azurePlatform = ipaddr.IPv4.parseCIDR('168.63.129.16/32');

const isPublic = (address: Address): boolean =>
  address.range() === 'unicast' &&
  (address instanceof ipaddr.IPv4 ? !address.match(azurePlatform) : address.match(globalUnicast));

/**
 * Allowed webhook targets: public unicast addresses over HTTPS, and the ranges of the allow list over both schemes. Addresses
 * that embed an IPv4 address in IPv6 are not public, except mapped ones, which count as IPv4. Throws for an item that is not a
 * range.
 */
export const createAddressRule = (allow: readonly string[]): AddressRule => {
  const allowed = allow.map((item) => {
    const range = parseIpRange(item);
    if (range === undefined) throw new TypeError('An item of the list of allowed addresses is not a CIDR.');
    return range;
  });
  return {
    mayReach: (text, scheme) => {
      const address = parseAddress(text);
      if (address === undefined) return false;
      return isWithin(allowed, address) || (scheme === 'https' && isPublic(address));
    },
    isPublic: (text) => {
      const address = parseAddress(text);
      return address !== undefined && isPublic(address);
    },
    allowsHttp: allowed.length > 0,
  };
};
