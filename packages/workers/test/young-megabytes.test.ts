import { describe, expect, it } from 'vitest';
import { youngMegabytes } from '../src/young-megabytes.ts';

const megabytes = 2 ** 20;
const gigabytes = 2 ** 30;

describe('the young generation of a worker thread', () => {
  it.each([
    ['small in a pod of 512 MB', 512 * megabytes, 1, 48],
    ['small in a pod of 1 GB with two threads', gigabytes, 2, 48],
    ['small where threads leave no room', 16 * gigabytes, 64, 48],
    ['larger in a pod of 1.5 GB with two threads', 1.5 * gigabytes, 2, 96],
    ['larger on a machine with room', 8 * gigabytes, 8, 96],
    ['larger when nothing limits the memory', 2 ** 64, 2, 96],
  ])('is %s', (_, memory, threads, size) => {
    expect(youngMegabytes(memory, threads)).toBe(size);
  });
});
