import { describe, expect, it } from 'vitest';
import { defaultWorkers } from '../src/default-workers.ts';

const megabytes = 2 ** 20;
const gigabytes = 2 ** 30;

describe('the number of worker threads, when nobody sets it', () => {
  it.each([
    ['one a core', 8, 16 * gigabytes, 8],
    ['one, whatever there is', 1, 128 * megabytes, 1],
    ['one in a pod of 512 MB', 8, 512 * megabytes, 1],
    ['fewer than cores where memory is short', 8, gigabytes, 4],
  ])('is %s', (_, cores, memory, workers) => {
    expect(defaultWorkers(cores, memory)).toBe(workers);
  });
});
