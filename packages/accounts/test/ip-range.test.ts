import type { KeyRecord } from '@winnow/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedAddress, isIpRange } from '../src/index.ts';

const allowed = (ip_ranges: readonly string[], address: string | undefined): boolean => isAllowedAddress({ ip_ranges }, address);

describe('ranges of a key', () => {
  it.each(['192.0.2.0/24', '192.0.2.7', '0.0.0.0/0', '2001:db8::/32', '2001:db8::1', '::/0', '::ffff:192.0.2.0/120'])(
    'may be %s',
    (range) => {
      expect(isIpRange(range)).toBe(true);
    },
  );

  it.each([
    '',
    '/24',
    '192.0.2.0/33',
    '192.0.2.0/-1',
    '192.0.2.0/024',
    '192.0.2.0/24/24',
    '192.0.2',
    '0300.0.2.0/24',
    '2001:db8::/129',
    'fe80::1%eth0',
    '::ffff:192.0.2.0/64',
    '::1]/x[',
    'example.com',
    ' 192.0.2.7',
  ])('may not be "%s"', (range) => {
    expect(isIpRange(range)).toBe(false);
  });

  it.each([
    [['192.0.2.0/24'], '192.0.2.255', true],
    [['192.0.2.0/24'], '192.0.3.0', false],
    [['192.0.2.0/24'], '::ffff:192.0.2.9', true],
    [['192.0.2.0/24'], '::ffff:c000:209', true],
    [['192.0.2.0/24'], '::192.0.2.9', false],
    [['192.0.2.7'], '192.0.2.7', true],
    [['192.0.2.7'], '192.0.2.8', false],
    [['::ffff:192.0.2.0/120'], '192.0.2.9', true],
    [['198.51.100.0/24', '2001:db8::/32'], '2001:db8:1::9', true],
    [['2001:db8::1'], '2001:DB8:0:0::1', true],
    [['2001:db8::1'], '2001:db8::2', false],
    [['fe80::/10'], 'fe80::1%eth0', true],
    [['0.0.0.0/0'], '2001:db8::1', false],
    [['0.0.0.0/0'], 'unknown', false],
    [['not a range'], '192.0.2.1', false],
    [['0.0.0.0/0'], undefined, false],
    [[], undefined, true],
  ] as const)('%j and the address %s: %s', (ranges, address, expected) => {
    expect(allowed(ranges, address)).toBe(expected);
  });

  it('are none for a key of a former release', () => {
    expect(isAllowedAddress({} as KeyRecord, '192.0.2.1')).toBe(true);
  });

  it('hold exactly the addresses with the same first bits', () => {
    fc.assert(
      fc.property(fc.nat(0xffff_ffff), fc.nat(0xffff_ffff), fc.integer({ min: 1, max: 32 }), (base, other, bits) => {
        const text = (value: number): string => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
        const same = base >>> (32 - bits) === other >>> (32 - bits);
        expect(allowed([`${text(base)}/${bits}`], text(other))).toBe(same);
        expect(allowed([`${text(base)}/${bits}`], text(base))).toBe(true);
      }),
    );
  });

  it('are read from any text without an error', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => typeof isIpRange(text) === 'boolean' && !allowed(['::/0'], `${text}!`),
      ),
    );
  });
});
