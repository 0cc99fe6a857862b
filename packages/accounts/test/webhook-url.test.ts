import { isAppError } from '@winnow/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAddressRule } from '../src/index.ts';
import { checkWebhookUrl } from '../src/webhook-url.ts';

const strict = createAddressRule([]);
const local = createAddressRule(['127.0.0.0/8', '::1/128']);

const verdict = (text: string, rule = strict): string => {
  try {
    checkWebhookUrl(text, rule);
    return 'accepted';
  } catch (error) {
    if (!isAppError(error, 'INVALID_REQUEST')) throw error;
    const [field, ...more] = error.details.fields ?? [];
    expect([field?.field, more]).toEqual(['url', []]);
    return field?.code ?? '';
  }
};

describe('the URL of a webhook', () => {
  it.each([
    'https://example.com/webhook?token=a',
    'https://example.com:8443',
    'https://EXAMPLE.com.',
    'https://1.1.1.1/',
    'https://[2606:4700::1111]/',
    'https://intranet/',
    'https://localhost/',
  ])('may be %s', (url) => {
    expect(verdict(url)).toBe('accepted');
  });

  it.each([
    ['', 'invalid_url'],
    ['example.com/webhook', 'invalid_url'],
    ['https://', 'invalid_url'],
    ['https://./', 'invalid_url'],
    ['https://example.com/a b', 'invalid_url'],
    ['https://exa\nmple.com/', 'invalid_url'],
    [' https://example.com/', 'invalid_url'],
    ['https://example.com:99999/', 'invalid_url'],
    ['https://[fe80::1%25eth0]/', 'invalid_url'],
    [`https://example.com/${'a'.repeat(2_000)}`, 'too_long'],
    ['ftp://example.com/', 'unsupported_scheme'],
    ['file:///etc/hosts', 'unsupported_scheme'],
    ['javascript:alert(1)', 'unsupported_scheme'],
    ['https://user@example.com/', 'user_info'],
    ['https://user:word@example.com/', 'user_info'],
    ['https://example.com/#a', 'fragment'],
    ['https://example.com/#', 'fragment'],
    ['http://example.com/', 'http_not_allowed'],
    ['http://1.1.1.1/', 'http_not_allowed'],
  ])('may not be "%s" (%s)', (url, code) => {
    expect(verdict(url)).toBe(code);
  });

  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '0x7f000001',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '１２７.０.０.１',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    '%31%32%37.0.0.1',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    '0',
    '0.0.0.0',
    '[::]',
    '169.254.169.254',
    '10.0.0.1',
    '[fd00:ec2::254]',
  ])('may not be the address %s, whatever its spelling', (host) => {
    expect([verdict(`https://${host}/`), verdict(`http://${host}/`)]).toEqual(['address_not_allowed', 'address_not_allowed']);
  });

  it.each(['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', '[::1]', 'localhost', 'receiver.example.com'])(
    'may be http://%s/ when the deployment allows loopback',
    (host) => {
      expect(verdict(`http://${host}/`, local)).toBe('accepted');
    },
  );

  it.each([
    ['http://1.1.1.1/', 'http_not_allowed'],
    ['http://10.0.0.1/', 'address_not_allowed'],
    ['https://10.0.0.1/', 'address_not_allowed'],
    ['http://[::127.0.0.1]/', 'address_not_allowed'],
  ])('may not be %s even then (%s)', (url, code) => {
    expect(verdict(url, local)).toBe(code);
  });

  it('is judged whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true }), fc.string({ unit: 'binary' })), (text) => verdict(text) !== ''),
    );
  });
});
