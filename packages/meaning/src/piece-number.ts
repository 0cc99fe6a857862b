import type { Vectors } from './load-vectors.ts';

const prime = 0x01000193;
const slotSeed = 0x811c9dc5;
const fingerprintSeed = 0x2f0b4c47;

/** One step of FNV-1a over UTF-16 units, of two hashes: where a piece is looked for, and what it is recognised by. */
export const emptyHash = { slot: slotSeed, fingerprint: fingerprintSeed } as const;

export const hashStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, prime) >>> 0;

/** The number of the piece with these hashes; -1 when there is none. Two pieces share both hashes once in 10¹⁸. */
export const pieceNumber = ({ slots }: Pick<Vectors, 'slots'>, slot: number, fingerprint: number): number => {
  const mask = slots.length / 2 - 1;
  const wanted = fingerprint | 0;
  for (let at = slot & mask; ; at = (at + 1) & mask) {
    const number = slots[2 * at + 1] ?? 0;
    if (number === 0) return -1;
    if (slots[2 * at] === wanted) return number - 1;
  }
};
