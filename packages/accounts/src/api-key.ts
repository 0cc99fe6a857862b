import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'wk_';
const secretLength = 43;
const checksumLength = 6;
const form = /^wk_[0-9A-Za-z]{49}$/;

const toBase62 = (value: bigint, length: number): string => {
  let rest = value;
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text = alphabet[Number(rest % 62n)] + text;
    rest /= 62n;
  }
  return text;
};

const checksum = (text: string): string => toBase62(BigInt(crc32(text)), checksumLength);

/**
 * Creates a key of 256 random bits: `wk_`, 43 base-62 digits, and 6 digits of the CRC-32 of the rest, so that typing errors are
 * detected without a lookup.
 */
export const makeApiKey = (randomBytes: (size: number) => Uint8Array): string => {
  const secret = randomBytes(32).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  const body = prefix + toBase62(secret, secretLength);
  return body + checksum(body);
};

/** True for a text that `makeApiKey` could have created. */
export const isApiKey = (text: string): boolean =>
  form.test(text) && checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength);

/** SHA-256 in lower-case hexadecimal, which is all that is stored of a key. 256 random bits need no slow hash. */
export const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('hex');
