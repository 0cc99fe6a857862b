import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backoffDelay } from '../src/index.ts';

it('grows by the factor up to the bound, within a fifth of jitter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, random) => {
      const delay = backoffDelay({ firstMs: 100, factor: 2, maxMs: 5_000 }, attempt, random);
      const middle = Math.min(5_000, 100 * 2 ** (attempt - 1));
      expect(delay).toBeGreaterThanOrEqual(Math.floor(middle * 0.8));
      expect(delay).toBeLessThanOrEqual(Math.ceil(middle * 1.2));
    }),
  );
});
