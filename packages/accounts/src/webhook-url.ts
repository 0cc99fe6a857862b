import type { AppError } from '@winnow/kernel';
import type { AddressRule, WebhookScheme } from './address-rule.ts';
import { invalidFields } from './invalid-fields.ts';
import { parseAddress } from './ip-range.ts';

const maxCharacters = 2_000;

/** A valid webhook URL: as requested, and the host to connect to. */
export type WebhookTarget = {
  readonly url: URL;
  readonly scheme: WebhookScheme;
  /** A host name, or an address without brackets. */
  readonly host: string;
  /** The host is an address, so no lookup is needed. */
  readonly literal: boolean;
};

const refused = (code: string, message: string): AppError =>
  invalidFields('The webhook cannot go to this URL.', [{ field: 'url', code, message }]);

const httpRefused = (): AppError =>
  refused('http_not_allowed', 'Use https: plain http goes only to addresses that the deployment allows.');

const schemeOf = ({ protocol }: URL): WebhookScheme => {
  if (protocol === 'https:') return 'https';
  if (protocol === 'http:') return 'http';
  throw refused('unsupported_scheme', 'Accepted: https, and http where the deployment allows it.');
};

/** Parses the URL of a webhook as it will be called. Throws `INVALID_REQUEST` with the field `url` for an invalid one. */
export const readWebhookUrl = (text: string): WebhookTarget => {
  if (text.length > maxCharacters) throw refused('too_long', `At most ${maxCharacters} characters.`);
  // A URL parser drops white space silently; the URL that is called should be the one that is shown.
  const url = /[\s\p{Cc}]/u.test(text) ? null : URL.parse(text);
  if (url === null) throw refused('invalid_url', 'Give a whole URL, such as https://example.com/webhook.');
  const scheme = schemeOf(url);
  if (url.username !== '' || url.password !== '') throw refused('user_info', 'A user name or a password is not sent.');
  if (text.includes('#')) throw refused('fragment', 'A fragment is not sent.');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (/^\.*$/.test(host)) throw refused('invalid_url', 'The URL names no host.');
  return { url, scheme, host, literal: parseAddress(host) !== undefined };
};

/**
 * Like `readWebhookUrl`, but also throws when the rule rejects the URL without a lookup: an address that is not allowed, or plain
 * HTTP when no address allows it. Host names are looked up and checked on each send.
 */
export const checkWebhookUrl = (text: string, rule: AddressRule): WebhookTarget => {
  const target = readWebhookUrl(text);
  const { scheme, host, literal } = target;
  if (literal && !rule.mayReach(host, 'https')) throw refused('address_not_allowed', 'The address is not a public one.');
  if (literal ? !rule.mayReach(host, scheme) : scheme === 'http' && !rule.allowsHttp) throw httpRefused();
  return target;
};

/**
 * Throws `INVALID_REQUEST` for plain HTTP to a host name that does not resolve to allowed addresses only: every delivery would be
 * rejected. A name that cannot be resolved here passes: the dispatcher may be able to resolve it, and checks it on each send.
 */
export const checkWebhookHost = async (
  { scheme, host, literal }: WebhookTarget,
  rule: AddressRule,
  lookUp: (name: string) => Promise<readonly string[]>,
): Promise<void> => {
  if (scheme === 'https' || literal) return;
  const addresses = await lookUp(host).catch(() => []);
  if (addresses.some((address) => !rule.mayReach(address, scheme))) throw httpRefused();
};
