import { randomFillSync } from 'node:crypto';

/** Requesting a few bytes from the system costs as much as requesting many. */
const poolBytes = 4096;

/** Random bytes for IDs, from a pool; each byte is used once. */
export const createRandomBytes = (): ((size: number) => Uint8Array) => {
  const pool = new Uint8Array(poolBytes);
  let used = poolBytes;
  return (size) => {
    if (used + size > poolBytes) {
      randomFillSync(pool);
      used = 0;
    }
    used += size;
    return pool.subarray(used - size, used);
  };
};
