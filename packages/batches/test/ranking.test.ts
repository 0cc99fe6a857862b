import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beforeFirst, candidateAt, firstOrdinalOf, hasBit, rankKey, rankNext, withBit } from '../src/index.ts';

const ranked = fc.record({
  score: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
  met: fc.nat(300),
  total: fc.nat(300),
  ordinal: fc.nat(9_999),
});

describe('the order of a ranking', () => {
  it('is score, then required ones met, then upload order; no score comes after every score', () => {
    const value = (score: number | null): number => score ?? -1;
    fc.assert(
      fc.property(ranked, ranked, (a, b) => {
        const expected = value(b.score) - value(a.score) || b.met - a.met || a.ordinal - b.ordinal;
        expect(Math.sign(rankKey(a) < rankKey(b) ? -1 : rankKey(a) > rankKey(b) ? 1 : 0)).toBe(Math.sign(expected));
      }),
    );
  });

  it('has the failed after all that were scored, in upload order', () => {
    expect(rankKey({ failed: 0 }) > rankKey({ score: null, met: 0, total: 9, ordinal: 9_999 })).toBe(true);
    expect(rankKey({ failed: 2 }) < rankKey({ failed: 10 })).toBe(true);
  });

  it('gives equal scores one rank and goes on with the number of the place', () => {
    let position = beforeFirst;
    const ranks = [90, 80, 80, 70, null, null].map((score) => {
      position = rankNext(position, score);
      return position.rank;
    });
    expect(ranks).toEqual([1, 2, 2, 4, 5, 5]);
  });
});

describe('a set of ordinals', () => {
  it('holds what was put in and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { maxLength: 50 }), fc.nat(10_000), (numbers, other) => {
        const set = numbers.reduce(withBit, '');
        for (const number of numbers) expect(hasBit(set, number)).toBe(true);
        expect(hasBit(set, other)).toBe(numbers.includes(other));
      }),
    );
  });
});

describe('intakes', () => {
  const intakes = [
    { id: 'int_a', count: 2 },
    { id: 'int_b', count: 3 },
  ];

  it('name the candidate of each ordinal, in upload order', () => {
    expect([0, 1, 2, 4, 5].map((ordinal) => candidateAt(intakes, ordinal))).toEqual([
      'cand_a000',
      'cand_a001',
      'cand_b000',
      'cand_b002',
      undefined,
    ]);
  });

  it('know where each begins', () => {
    expect(['int_a', 'int_b', 'int_c'].map((id) => firstOrdinalOf(intakes, id))).toEqual([0, 2, undefined]);
  });
});
