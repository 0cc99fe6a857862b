import { randomFillSync } from 'node:crypto';

/** Asking the system for few bytes costs as much as for many. */
const poolBytes = 4096;

/** Random bytes for ids, out of a pool; each is given once. */
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
