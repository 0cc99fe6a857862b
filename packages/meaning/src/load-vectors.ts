import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

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

/** The name under which threads find the bytes of the file. */
const shared = 'winnow.vectors';

/** The vectors in the bytes of the file. */
const vectorsIn = (buffer: SharedArrayBuffer): Vectors => {
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

/** Reads the file into memory that threads can share. */
const readShared = (): SharedArrayBuffer => {
  const file = openSync(new URL('../data/vectors.bin', import.meta.url), 'r');
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer(fstatSync(file).size));
    for (let at = 0; at < bytes.length; ) {
      const count = readSync(file, bytes, at, bytes.length - at, at);
      if (count === 0) throw new Error('The file of vectors is incomplete.');
      at += count;
    }
    return bytes.buffer;
  } finally {
    closeSync(file);
  }
};

/** Reads the vectors once for all threads that start from now on: nobody writes to the 14 MB. */
export const shareVectors = (): void => {
  if (getEnvironmentData(shared) === undefined) setEnvironmentData(shared, readShared());
};

/** The vectors that this thread was passed, or else those of the package's file, which is part of its code. */
export const loadVectors = (): Vectors => {
  const passed: unknown = getEnvironmentData(shared);
  return vectorsIn(passed instanceof SharedArrayBuffer ? passed : readShared());
};
