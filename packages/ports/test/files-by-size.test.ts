import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Files } from '../src/files.ts';
import { filesBySize } from '../src/files-by-size.ts';

describe('a file that is stored over', () => {
  it('is read although it moves to the other place between two looks', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    let place: 'small' | 'large' = 'large';
    const small = {
      put: async () => {},
      read: async () => {
        const found = place === 'small' ? bytes : undefined;
        // Another process stores a small file over the large one.
        place = 'small';
        return found;
      },
      delete: async () => true,
      list: async () => [],
    };
    const large = { read: async () => (place === 'large' ? bytes : undefined) } as unknown as Files;
    const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
    const files = filesBySize({ small, large, maxSmallBytes: 10, sha256 });
    expect(await files.read('same')).toEqual(bytes);
  });
});
