import type { Inflate } from '../zip/read-zip.ts';

/** The maximum ratio of deflate. */
const maxRatio = 1032;
/** A dictionary before a stream is not longer; our own choice. */
const dictionaryLength = 2048;
const zlibHeader = 2;
/** Filters whose output may be many times their input. */
const multiplying = /\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL|Crypt)\b/g;

/** The unpacked size of a deflate stream; for a damaged one, the most that it can unpack to. */
const unpackedSize = (packed: Uint8Array, inflate: Inflate, limit: number): number => {
  try {
    return inflate(packed, Math.max(1, limit)).length;
  } catch {
    return packed.length * maxRatio;
  }
};

/**
 * True when all streams of a PDF together unpack to at most `limit` bytes. Streams packed twice, or by another method that
 * multiplies, are not measured: false.
 */
export const unpacksWithin = (bytes: Uint8Array, inflate: Inflate, limit: number): boolean => {
  // One character per byte.
  const text = new TextDecoder('latin1').decode(bytes);
  let left = limit;
  for (const { index: at } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const before = text.slice(Math.max(0, at - dictionaryLength), at);
    const filters = before.slice(before.lastIndexOf(' obj') + 1).match(multiplying) ?? [];
    if (filters.length === 0) continue;
    if (filters.length > 1 || filters.some((filter) => !filter.startsWith('/Fl'))) return false;
    const start = text.indexOf('\n', at) + 1 + zlibHeader;
    const end = text.indexOf('endstream', start);
    left -= unpackedSize(bytes.subarray(start, end < 0 ? bytes.length : end), inflate, left);
    if (left < 0) return false;
  }
  return true;
};
