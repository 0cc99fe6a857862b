const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const encodeTime = (milliseconds: number): string => {
  let rest = milliseconds;
  let text = '';
  for (let index = 0; index < 10; index += 1) {
    text = alphabet[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
};

/** Five bits per character, most significant first. */
const encodeBytes = (bytes: Uint8Array): string => {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += alphabet[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return text;
};

export type IdPrefix = 'acc' | 'key' | 'op' | 'req' | 'inst' | 'batch' | 'int' | 'whd' | 'aud' | 'mem';

export type NewId = (prefix: IdPrefix) => string;

/**
 * Creates opaque IDs that sort by creation time: prefix, 48 bits of milliseconds, 80 random bits in Crockford's base 32 (the ULID
 * layout). `randomBytes(10)` supplies the random part.
 */
export const createIds =
  (now: () => number, randomBytes: (size: number) => Uint8Array): NewId =>
  (prefix) =>
    `${prefix}_${encodeTime(now())}${encodeBytes(randomBytes(10))}`;
