import { chooseCharset } from './choose-charset.ts';

/** Enough to detect a charset. */
const sampleBytes = 64 * 1024;

/** Share of control characters from which on bytes are not text. */
const controlShare = 0.01;

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const decode = (bytes: Uint8Array, charset: string, fatal: boolean): string | null => {
  try {
    return new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

/** Every second byte of Latin UTF-16 text is zero; in other scripts, the high bytes have few different values. */
const sniffUtf16 = (bytes: Uint8Array): string | null => {
  const sample = bytes.subarray(0, Math.min(bytes.length, 4096) & ~1);
  if (sample.length < 4 || bytes.length % 2 !== 0) return null;
  const zeros = [0, 0];
  const values = [new Set<number>(), new Set<number>()];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
    values[index % 2]?.add(byte);
  });
  const half = sample.length / 2;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return null;
  const [evenKinds = 0, oddKinds = 0] = values.map(({ size }) => size);
  if (odd > 0.05 * half && even < 0.02 * half && oddKinds < evenKinds) return 'utf-16le';
  if (even > 0.05 * half && odd < 0.02 * half && evenKinds < oddKinds) return 'utf-16be';
  return null;
};

/** ASCII with escapes, as in Japanese email. */
const isEscaped = (bytes: Uint8Array): boolean => {
  const at = bytes.indexOf(0x1b);
  return at >= 0 && bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x40 || bytes[at + 2] === 0x42);
};

const isText = (text: string): boolean => {
  const sample = text.slice(0, sampleBytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is counted.
  const controls = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return !sample.includes('\0') && controls <= controlShare * sample.length;
};

/** Decodes a text file in any charset, or null when the bytes are not text. */
export const decodeText = (bytes: Uint8Array): string | null => {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) {
    const text = decode(bytes, marked[0], false);
    return text !== null && isText(text) ? text : null;
  }
  const utf16 = sniffUtf16(bytes);
  const text =
    (utf16 === null ? null : decode(bytes, utf16, true)) ??
    (bytes.includes(0)
      ? null
      : (decode(bytes, isEscaped(bytes) ? 'iso-2022-jp' : 'utf-8', true) ??
        decode(bytes, chooseCharset(bytes.subarray(0, sampleBytes)), false)));
  return text !== null && isText(text) ? text : null;
};
