import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsAny } from '../src/index.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '学', ' '), minLength: 1, maxLength: 5 });

describe('a search for any of some words', () => {
  it('finds what is in a text, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(word), fc.string({ unit: fc.constantFrom('a', 'b', 'é', '学', ' ') }), (words, text) => {
        expect(containsAny(words)(text)).toBe(words.some((each) => text.includes(each)));
      }),
    );
  });
});
