const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const encode = (value: bigint, length: number): string => {
  let rest = value;
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text = alphabet[Number(rest & 31n)] + text;
    rest >>= 5n;
  }
  return text;
};

export type IdPrefix = 'acc' | 'key' | 'op' | 'req' | 'inst' | 'batch' | 'int' | 'whd' | 'aud';

export type NewId = (prefix: IdPrefix) => string;

/**
 * Makes opaque ids that sort by time of making: prefix, 48 bits of milliseconds, 80 random bits in Crockford's base 32 (the ULID layout).
 * `randomBytes(10)` supplies the random part.
 */
export const createIds =
  (now: () => number, randomBytes: (size: number) => Uint8Array): NewId =>
  (prefix) => {
    const random = randomBytes(10).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
    return `${prefix}_${encode(BigInt(now()), 10)}${encode(random, 16)}`;
  };
