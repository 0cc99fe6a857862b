import { describe, expect, it } from 'vitest';
import { createAddressRule } from '../src/index.ts';

const open = createAddressRule([]);

describe('without an allow list', () => {
  it.each([
    '93.184.215.14',
    '1.1.1.1',
    '223.255.255.254',
    '2606:4700::1111',
    '2A00:1450:4001::200E',
    '::ffff:1.1.1.1',
    '::ffff:101:101',
  ])('https may reach %s', (address) => {
    expect([open.mayReach(address, 'https'), open.mayReach(address, 'http')]).toEqual([true, false]);
  });

  it.each([
    // IPv4
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.31.196.1',
    '192.52.193.1',
    '192.88.99.1',
    '192.168.0.1',
    '192.175.48.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    // IPv6
    '::',
    '::1',
    '::2',
    '100::1',
    '100:0:0:1::1',
    '1fff::1',
    '2001:db8::1',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    // IPv4 within IPv6: mapped, compatible, translated, NAT64, 6to4, Teredo
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::FFFF:10.0.0.1',
    '::ffff:168.63.129.16',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    '::127.0.0.1',
    '::7f00:1',
    '::1.1.1.1',
    '::101:101',
    '::ffff:0:127.0.0.1',
    '::ffff:0:101:101',
    '64:ff9b::127.0.0.1',
    '64:ff9b::101:101',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2002:101:101::1',
    '2001::1',
    // Spellings that no resolver answers
    '127.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '010.0.0.1',
    '1.1.1.1 ',
    '1.1.1.1:80',
    '[2606:4700::1111]',
    'fe80::1%eth0',
    '2606:4700::1111%eth0',
    'example.com',
    '',
  ])('nothing may reach "%s"', (address) => {
    expect([open.mayReach(address, 'https'), open.mayReach(address, 'http')]).toEqual([false, false]);
  });
});

describe('an allow list', () => {
  const rule = createAddressRule(['127.0.0.0/8', '::1', 'fd00::/8', '::ffff:192.168.7.0/120']);

  it.each(['127.0.0.1', '::ffff:127.9.9.9', '::1', 'fd12::5', '192.168.7.7'])('lets both schemes reach %s', (address) => {
    expect([rule.mayReach(address, 'https'), rule.mayReach(address, 'http')]).toEqual([true, true]);
  });

  it.each(['126.255.255.255', '128.0.0.1', '1.1.1.1', '2606:4700::1111'])('leaves %s to https', (address) => {
    expect([rule.mayReach(address, 'https'), rule.mayReach(address, 'http')]).toEqual([true, false]);
  });

  it.each(['10.0.0.1', '::7f00:1', '::2', 'fc00::1', '192.168.8.1', 'fd12::5%eth0'])('does not open %s', (address) => {
    expect([rule.mayReach(address, 'https'), rule.mayReach(address, 'http')]).toEqual([false, false]);
  });

  it('makes nothing public that is not', () => {
    expect(['1.1.1.1', '2606:4700::1111', '127.0.0.1', '::1', '168.63.129.16', 'example.com'].map(rule.isPublic)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('tells whether plain http reaches anything', () => {
    expect([open.allowsHttp, rule.allowsHttp]).toEqual([false, true]);
  });

  it('is refused when an item is no range', () => {
    expect(() => createAddressRule(['10.0.0.0/8', 'intranet'])).toThrow(TypeError);
  });
});
