import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capital, countPieces, countSigns, digit, firstLetters, hasSign, letter, small } from '../src/signs.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'B', 'é', 'Ω', '学', '𝐀', '𐐨', '७', '1', '-', ' ', '\u3000', '\ud835') });

describe('the table of signs', () => {
  it('agrees with patterns of Unicode properties', () => {
    const patterns = [
      [letter, /\p{L}/gu],
      [digit, /\p{Nd}/gu],
      [capital, /\p{Lu}/gu],
      [small, /\p{Ll}/gu],
    ] as const;
    fc.assert(
      fc.property(text, (own) => {
        for (const [kind, pattern] of patterns) {
          expect(countSigns(own, kind)).toBe(own.match(pattern)?.length ?? 0);
          expect(hasSign(own, kind)).toBe(own.search(pattern) >= 0);
        }
        expect(countPieces(own)).toBe(own.split(/\s+/u).length);
      }),
    );
  });

  it('tells the first letters of words', () => {
    fc.assert(
      fc.property(text, (own) => {
        const words = own.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
        expect(firstLetters(own).map((kinds) => (kinds & capital) > 0)).toEqual(words.map((word) => /^\P{L}*\p{Lu}/u.test(word)));
      }),
    );
  });
});
