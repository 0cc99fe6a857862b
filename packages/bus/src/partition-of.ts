const seed = 0x9747b28c;
const multiplier = 0x5bd1e995;

const murmur2 = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hash = seed ^ bytes.length;
  let offset = 0;
  for (; offset + 4 <= bytes.length; offset += 4) {
    let word = Math.imul(view.getInt32(offset, true), multiplier);
    word = Math.imul(word ^ (word >>> 24), multiplier);
    hash = Math.imul(hash, multiplier) ^ word;
  }
  const rest = bytes.length - offset;
  if (rest >= 3) hash ^= view.getUint8(offset + 2) << 16;
  if (rest >= 2) hash ^= view.getUint8(offset + 1) << 8;
  if (rest >= 1) hash = Math.imul(hash ^ view.getUint8(offset), multiplier);
  hash = Math.imul(hash ^ (hash >>> 13), multiplier);
  return hash ^ (hash >>> 15);
};

/** Partition (from 0) of a key: murmur2 as in Kafka's own clients, so both backends place keys identically. */
export const partitionOf = (key: string, partitions: number): number =>
  (murmur2(new TextEncoder().encode(key)) & 0x7fffffff) % partitions;
