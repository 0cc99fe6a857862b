import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeness, meaningOf } from '../src/index.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(fc.constantFrom('nurse', 'Docker', 'Krankenpfleger', 'welding', '软件', 'محاسب', 'and', 'C++', 'x'), { maxLength: 12 })
    .map((words) => words.join(' ')),
);

const seeded = { numRuns: 500, seed: 20_261_123 };

describe('for any texts whatever', () => {
  it('likeness is a whole number from -100 to 100, and the same both ways', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const value = likeness(meaningOf(a), meaningOf(b));
        expect(Number.isInteger(value) && value >= -100 && value <= 100).toBe(true);
        expect(likeness(meaningOf(b), meaningOf(a))).toBe(value);
      }),
      seeded,
    );
  });

  it('a text is wholly like itself, unless it is empty', () => {
    fc.assert(
      fc.property(text, (each) => {
        const meaning = meaningOf(each);
        expect(likeness(meaning, meaning)).toBe(meaning.length === 0 ? 0 : 100);
      }),
      seeded,
    );
  });

  it('the same text means the same, also after many others', () => {
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 20 }), (each, others) => {
        const before = meaningOf(each);
        others.forEach(meaningOf);
        expect(meaningOf(each)).toEqual(before);
      }),
      { ...seeded, numRuns: 100 },
    );
  });

  it('what is said twice means the same', () => {
    fc.assert(
      fc.property(text, (each) => {
        const [once, twice] = [meaningOf(each), meaningOf(`${each} ${each}`)];
        expect(likeness(once, twice)).toBe(once.length === 0 ? 0 : 100);
      }),
      seeded,
    );
  });
});
