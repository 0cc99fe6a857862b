import { describe, expect, it } from 'vitest';
import { withoutPorts } from '../src/forwarded-addresses.ts';

describe('X-Forwarded-For', () => {
  it.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['203.0.113.7:1, 198.51.100.2:443', '203.0.113.7, 198.51.100.2'],
    ['[2001:db8::1]:4711, 2001:db8::2', '2001:db8::1, 2001:db8::2'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['unknown, _hidden', 'unknown, _hidden'],
  ])('%s says who calls without ports', (forwarded, addresses) => {
    expect(withoutPorts(forwarded)).toBe(addresses);
  });
});
