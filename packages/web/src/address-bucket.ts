import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one customer of a provider usually holds as a whole. */
const ipv6Prefix = 56;

/** The part of a client's address that limits count: the whole of IPv4 (mapped ones too), a /56 of IPv6; `unknown` for anything else. */
export const addressBucket = (address: string | undefined): string => {
  const bare = address?.replace(/%.*$/, '');
  if (bare === undefined || !ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${ipv6Prefix}`).toNormalizedString()}/${ipv6Prefix}`;
};
