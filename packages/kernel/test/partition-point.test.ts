import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partitionPoint } from '../src/index.ts';

it('counts the values before the first that does not hold', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.integer({ min: -1, max: 21 }), (values, limit) => {
      const sorted = values.toSorted((a, b) => a - b);
      const found = partitionPoint(sorted.length, (index) => (sorted[index] as number) < limit);
      expect(found).toBe(values.filter((value) => value < limit).length);
    }),
  );
});
