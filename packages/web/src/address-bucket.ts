import ipaddr from 'ipaddr.js';

/** IPv6 prefix length that providers usually assign to one customer. */
const ipv6Prefix = 56;

/**
 * The part of a client's address that rate limits apply to: all of IPv4 (including mapped addresses), a /56 of IPv6; `unknown`
 * for anything else.
 */
export const addressBucket = (address: string | undefined): string => {
  const bare = address?.replace(/%.*$/, '');
  if (bare === undefined || !ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${ipv6Prefix}`).toNormalizedString()}/${ipv6Prefix}`;
};
