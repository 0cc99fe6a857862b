import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inGroups } from '../src/job/in-groups.ts';

const megabyte = 1024 * 1024;

describe('files of an upload', () => {
  it('are sent in order, at most 200 at a time, and more than 50 MB only alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 80 * megabyte }), { maxLength: 500 }), (sizes) => {
        const files = sizes.map((size, index) => ({ size, index }));
        const groups = inGroups(files);
        expect(groups.flat()).toEqual(files);
        for (const group of groups) {
          expect(group.length).toBeLessThanOrEqual(200);
          const bytes = group.reduce((total, { size }) => total + size, 0);
          expect(bytes <= 50 * megabyte || group.length === 1).toBe(true);
        }
      }),
    );
  });
});
