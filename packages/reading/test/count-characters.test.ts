import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from '../src/text/count-characters.ts';

describe('the count of characters', () => {
  it('leaves out white space and counts a pair of surrogates once', () => {
    expect(countCharacters(['Ana\u00a0Soto ', '\u3000简历\ufeff', '\u{1f4de} \ufffd'])).toEqual({ characters: 11, unmapped: 1 });
  });

  it('counts what a pattern would find', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
        const expected = texts.flatMap((text) => [...text.replace(/\s/gu, '')]);
        expect(countCharacters(texts)).toEqual({
          characters: expected.length,
          unmapped: expected.filter((character) => character === '\ufffd').length,
        });
      }),
    );
  });
});
