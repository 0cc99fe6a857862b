import type { KeyRecord } from '@winnow/contracts';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

export type IpRange = { readonly address: Address; readonly bits: number };

const mappedBits = 96;

/**
 * IPv6 without a zone. ipaddr.js wrongly treats `::127.0.0.1` as a mapped address, so dots are resolved before it parses the
 * text.
 */
const parseIpv6 = (text: string): ipaddr.IPv6 | undefined => {
  const host = /^[0-9a-f:.]+$/i.test(text) ? URL.parse(`http://[${text}]/`)?.hostname : undefined;
  return host === undefined ? undefined : ipaddr.IPv6.parse(host.slice(1, -1));
};

const parseEither = (text: string): Address | undefined =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : parseIpv6(text);

const unmapped = (address: Address): Address =>
  address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address;

/**
 * An address in any spelling: four decimal numbers or IPv6 without a zone; IPv4-mapped IPv6 is IPv4. `undefined` for any other
 * text.
 */
export const parseAddress = (text: string): Address | undefined => {
  const address = parseEither(text);
  return address === undefined ? undefined : unmapped(address);
};

/** A CIDR; a bare address is a range of one address. `undefined` for any other text. */
export const parseIpRange = (text: string): IpRange | undefined => {
  const [, base = '', digits] = /^([^/]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  const address = parseEither(base);
  if (address === undefined) return undefined;
  const max = address.kind() === 'ipv4' ? 32 : 128;
  const bits = digits === undefined ? max : Number(digits);
  if (bits > max) return undefined;
  const plain = unmapped(address);
  if (plain.kind() === address.kind()) return { address, bits };
  return bits < mappedBits ? undefined : { address: plain, bits: bits - mappedBits };
};

/** True when every address of the inner range is in the outer one. */
export const contains = (outer: IpRange, inner: IpRange): boolean => outer.bits <= inner.bits && isWithin([outer], inner.address);

/** True for a text that is a CIDR or a bare address. */
export const isIpRange = (text: string): boolean => parseIpRange(text) !== undefined;

/** True when the address is in one of the ranges. */
export const isWithin = (ranges: readonly IpRange[], address: Address): boolean =>
  ranges.some((range) => range.address.kind() === address.kind() && address.match(range.address, range.bits));

/**
 * True when a key may be used from this address; a key without ranges may be used from anywhere. The zone of an address is
 * ignored.
 */
export const isAllowedAddress = (record: Pick<KeyRecord, 'ip_ranges'>, address: string | undefined): boolean => {
  // Keys stored before address ranges existed lack them.
  const ranges = record.ip_ranges ?? [];
  if (ranges.length === 0) return true;
  const parsed = parseAddress(address?.replace(/%.*$/, '') ?? '');
  return (
    parsed !== undefined &&
    isWithin(
      ranges.map(parseIpRange).filter((range) => range !== undefined),
      parsed,
    )
  );
};
