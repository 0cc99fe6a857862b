import { readFileSync } from 'node:fs';

/** What `distil` writes, see the README of this package; all integers, in the byte order of the processor. */
export type Vectors = {
  readonly dimensions: number;
  /** Open-addressed hash table of the pieces: a fingerprint and the number of the piece plus one; 0 for an empty slot. */
  readonly slots: Int32Array;
  /** How likely each piece is: hundredths of its natural logarithm. */
  readonly likelihoods: Int16Array;
  /** What each piece counts beside others: frequent ones little. */
  readonly weights: Int16Array;
  /** Of each piece, `dimensions` numbers. */
  readonly values: Int8Array;
};

const headerLength = 4;

/** The vectors in a file. */
const vectorsIn = (buffer: ArrayBuffer): Vectors => {
  const [pieces = 0, dimensions = 0, slots = 0] = new Int32Array(buffer, 0, headerLength);
  const slotsAt = 4 * headerLength;
  const likelihoodsAt = slotsAt + 8 * slots;
  const weightsAt = likelihoodsAt + 2 * pieces;
  return {
    dimensions,
    slots: new Int32Array(buffer, slotsAt, 2 * slots),
    likelihoods: new Int16Array(buffer, likelihoodsAt, pieces),
    weights: new Int16Array(buffer, weightsAt, pieces),
    values: new Int8Array(buffer, weightsAt + 2 * pieces, pieces * dimensions),
  };
};

/** Reads the vectors of the package: part of its code, and loaded when first needed. */
export const loadVectors = (): Vectors => {
  const bytes = readFileSync(new URL('../data/vectors.bin', import.meta.url));
  return vectorsIn(new Uint8Array(bytes).buffer);
};
