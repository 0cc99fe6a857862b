import { describe, expect, it } from 'vitest';
import { addressBucket } from '../src/address-bucket.ts';

describe('the address that limits count', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2ff:1::1', '2001:db8:1:200:0:0:0:0/56'],
    ['2001:db8:1:201::9', '2001:db8:1:200:0:0:0:0/56'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:0/56'],
    ['not an address', 'unknown'],
    [undefined, 'unknown'],
  ])('of %s is %s', (address, bucket) => {
    expect(addressBucket(address)).toBe(bucket);
  });
});
