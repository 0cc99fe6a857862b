import { questionCategories } from '@winnow/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedOf } from '../src/index.ts';
import { createRandom } from '../src/random.ts';
import { shareCount } from '../src/share-count.ts';

const someCategories = fc.subarray([...questionCategories], { minLength: 1 });
const counts = fc.integer({ min: 1, max: 40 });

describe('sharing the count', () => {
  it('gives a usual interview five, five, three and three', () => {
    expect(Object.fromEntries(shareCount(questionCategories, 16))).toEqual({
      hr: 5,
      technical: 5,
      iq_logical: 3,
      personal_development: 3,
    });
  });

  it('gives each category one before any has two, technical questions first', () => {
    const shares = (count: number) => Object.fromEntries(shareCount(questionCategories, count));
    expect(shares(1)).toEqual({ technical: 1, hr: 0, personal_development: 0, iq_logical: 0 });
    expect(shares(3)).toEqual({ technical: 1, hr: 1, personal_development: 1, iq_logical: 0 });
    expect(shares(4)).toEqual({ technical: 1, hr: 1, personal_development: 1, iq_logical: 1 });
  });

  it('gives out all of it, to each category asked for while it lasts', () => {
    fc.assert(
      fc.property(someCategories, counts, (categories, count) => {
        const shares = shareCount(categories, count);
        expect([...shares.keys()].toSorted()).toEqual(categories.toSorted());
        expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(count);
        if (count >= categories.length) expect(Math.min(...shares.values())).toBeGreaterThan(0);
      }),
    );
  });

  it('takes nothing from a category when more is asked for', () => {
    fc.assert(
      fc.property(someCategories, counts, (categories, count) => {
        const more = shareCount(categories, count + 1);
        for (const [category, share] of shareCount(categories, count)) expect(more.get(category)).toBeGreaterThanOrEqual(share);
      }),
    );
  });

  it('counts a category that is named twice once', () => {
    expect(Object.fromEntries(shareCount(['hr', 'hr'], 4))).toEqual({ hr: 4 });
  });
});

describe('the seed of a text', () => {
  it('has 31 bits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const seed = seedOf(text);
        expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31).toBe(true);
      }),
    );
  });

  it('stays the same from release to release', () => {
    expect([seedOf(''), seedOf('a'), seedOf('b'), seedOf('面')]).toMatchInlineSnapshot(`
      [
        1083068130,
        361916450,
        1318461375,
        353748283,
      ]
    `);
  });

  it('tells texts apart that differ by one letter', () => {
    const texts = Array.from({ length: 5_000 }, (_, index) => `job ${index}`);
    expect(new Set(texts.map(seedOf)).size).toBe(texts.length);
  });
});

describe('seeded randomness', () => {
  it('is the same for the same seed and other for another', () => {
    const drawn = (seed: number) => Array.from({ length: 8 }, () => createRandom(seed).below(1_000_000))[0];
    expect(drawn(1)).toBe(drawn(1));
    expect(drawn(1)).not.toBe(drawn(2));
  });

  it('stays within its bounds and reaches all of them', () => {
    const random = createRandom(7);
    const drawn = Array.from({ length: 2_000 }, () => random.between(3, 6));
    expect(new Set(drawn)).toEqual(new Set([3, 4, 5, 6]));
  });

  it('shuffles without losing anything', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
        expect(createRandom(seed).shuffled(items).toSorted()).toEqual(items.toSorted());
      }),
    );
  });
});
