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

/** Memory that threads share, and whether the file has been read into it. */
type SharedFile = { readonly bytes: SharedArrayBuffer; readonly isRead: Int32Array<SharedArrayBuffer> };

const open = <T>(use: (file: number) => T): T => {
  const file = openSync(new URL('../data/vectors.bin', import.meta.url), 'r');
  try {
    return use(file);
  } finally {
    closeSync(file);
  }
};

const reserve = (): SharedFile => ({
  bytes: new SharedArrayBuffer(open((file) => fstatSync(file).size)),
  isRead: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
});

/** Reads the file unless a thread has. Threads that do so together write the same, so none has to wait for one that may be killed. */
const readInto = ({ bytes, isRead }: SharedFile): SharedArrayBuffer => {
  if (Atomics.load(isRead, 0) === 0) {
    const whole = new Uint8Array(bytes);
    open((file) => {
      for (let at = 0; at < whole.length; ) {
        const count = readSync(file, whole, at, whole.length - at, at);
        if (count === 0) throw new Error('The file of vectors is incomplete.');
        at += count;
      }
    });
    Atomics.store(isRead, 0, 1);
  }
  return bytes;
};

/** Reserves memory for the vectors that all threads share which start from now on; the first one that needs them reads the 14 MB. */
export const shareVectors = (): void => {
  if (getEnvironmentData(shared) === undefined) setEnvironmentData(shared, reserve());
};

/** The vectors that the threads of this process share, or else this thread's own; their file is part of the code. */
export const loadVectors = (): Vectors =>
  vectorsIn(readInto((getEnvironmentData(shared) as SharedFile | undefined) ?? reserve()));
