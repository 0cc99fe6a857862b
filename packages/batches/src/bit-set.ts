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

/** Adds the number to the set. */
export const withBit = (set: BitSet, number: number): BitSet => {
  const bytes = decode(set);
  const index = number >> 3;
  const grown = new Uint8Array(Math.max(bytes.length, index + 1));
  grown.set(bytes);
  grown[index] = (grown[index] ?? 0) | (1 << (number & 7));
  return btoa(String.fromCharCode(...grown));
};
