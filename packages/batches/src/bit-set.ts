/** A set of small non-negative integers as a base64 bitmap, lowest bit first; the empty string is the empty set. */
export type BitSet = string;

const decode = (set: BitSet): Uint8Array => Uint8Array.from(atob(set), (character) => character.charCodeAt(0));

/** True when the number is in the set. */
export const hasBit = (set: BitSet, number: number): boolean => {
  const index = number >> 3;
  // Decodes only the character group that contains the byte: three bytes are four characters.
  const group = Math.floor(index / 3) * 4;
  if (group >= set.length) return false;
  const byte = atob(set.slice(group, group + 4)).charCodeAt(index % 3);
  return (byte & (1 << (number & 7))) !== 0;
};

/** Adds the numbers to the set. */
export const withBits = (set: BitSet, numbers: readonly number[]): BitSet => {
  const bytes = decode(set);
  const grown = new Uint8Array(numbers.reduce((length, number) => Math.max(length, (number >> 3) + 1), bytes.length));
  grown.set(bytes);
  for (const number of numbers) grown[number >> 3] = (grown[number >> 3] ?? 0) | (1 << (number & 7));
  return btoa(String.fromCharCode(...grown));
};

/** Adds the number to the set. */
export const withBit = (set: BitSet, number: number): BitSet => withBits(set, [number]);
