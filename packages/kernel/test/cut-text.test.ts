import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from '../src/index.ts';

it('is a beginning of the text that never ends within a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, length) => {
      const cut = cutText(text, length);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, length) - 1);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});
