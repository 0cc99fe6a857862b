import { neededBytes } from './default-workers.ts';

const megabyte = 2 ** 20;
/** Three semispaces of 16 or 32 MB; V8 rounds anything between them up. Twice as much again took more CPU time, not less. */
const least = 48;
const usual = 96;
/** The rest is for the page cache, unusual files, and neighbours. */
const share = 0.5;

/**
 * Megabytes for the young generation of each worker thread. With the larger one, fewer objects of a file outlive a collection; a pod of
 * 512 MB has no room for it.
 */
export const youngMegabytes = (memoryBytes: number, threads: number): number =>
  neededBytes(threads) + threads * (usual - least) * megabyte <= memoryBytes * share ? usual : least;
