import type { QueryPlan, Scalar } from '@winnow/ports';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBounds } from '../src/find-bounds.ts';
import { compareKeys, indexKey, keyOf } from '../src/index-key.ts';

const low = fc.constantFrom('\u0000', '\u0001', '\u0002', '\u0003', 'a');
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 6 }), fc.string({ unit: low, maxLength: 6 }));
const number = fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 }), fc.maxSafeInteger());
const scalar: fc.Arbitrary<Scalar> = fc.oneof(text, number, fc.boolean(), fc.constant(null));

const rankOf = (value: Scalar): number => ['object', 'number', 'string', 'boolean'].indexOf(typeof value);

const compareScalars = (left: Scalar, right: Scalar): number => {
  if (rankOf(left) !== rankOf(right)) return rankOf(left) - rankOf(right);
  if (typeof left === 'string') return Buffer.compare(Buffer.from(left), Buffer.from(String(right)));
  return left === right ? 0 : Number(left) < Number(right) ? -1 : 1;
};

describe('index keys', () => {
  it('sort as null, numbers, text by UTF-8 and booleans do', () => {
    fc.assert(
      fc.property(scalar, scalar, (left, right) => {
        expect(Math.sign(compareKeys(keyOf(left), keyOf(right)))).toBe(Math.sign(compareScalars(left, right)));
      }),
      { numRuns: 2000 },
    );
  });

  it('sort lists of values field by field', () => {
    const values = fc.tuple(scalar, scalar);
    fc.assert(
      fc.property(values, values, (left, right) => {
        const expected = compareScalars(left[0], right[0]) || compareScalars(left[1], right[1]);
        expect(Math.sign(compareKeys(indexKey(left), indexKey(right)))).toBe(Math.sign(expected));
      }),
      { numRuns: 2000 },
    );
  });

  it('lie within the bounds of a query exactly when the values match it', () => {
    const bound = fc.oneof(fc.tuple(number, number), fc.tuple(text, text));
    fc.assert(
      fc.property(scalar, scalar, scalar, bound, (first, second, given, [from, before]) => {
        const plan: QueryPlan = {
          index: 'i',
          equal: [{ field: 'a', value: given }],
          rest: ['b'],
          range: { from, before },
          descending: false,
          limit: 1,
          after: undefined,
        };
        const key = indexKey([first, second]);
        const within = (range: QueryPlan['range']): boolean => {
          const bounds = findBounds({ ...plan, range });
          return compareKeys(key, bounds.from) >= 0 && compareKeys(key, bounds.before) < 0;
        };
        const equal = compareScalars(first, given) === 0;
        const sameType = typeof second === typeof from;
        const behind = sameType && compareScalars(second, from) >= 0;
        const ahead = sameType && compareScalars(second, before) < 0;
        expect(within({})).toBe(equal);
        expect(within({ from })).toBe(equal && behind);
        expect(within({ before })).toBe(equal && ahead);
        expect(within({ from, before })).toBe(equal && behind && ahead);
      }),
      { numRuns: 2000 },
    );
  });

  it('keep a cursor from outside the range from widening it', () => {
    const plan: QueryPlan = {
      index: 'i',
      equal: [],
      rest: ['a'],
      range: { from: 5, before: 9 },
      descending: false,
      limit: 1,
      after: { values: [1], id: 'x' },
    };
    expect(findBounds(plan)).toMatchObject({ from: keyOf(5), before: keyOf(9), after: undefined });
    expect(findBounds({ ...plan, after: { values: [6], id: 'x' } }).after).toEqual({ key: keyOf(6), id: 'x' });
    expect(findBounds({ ...plan, descending: true, after: { values: [20], id: 'x' } }).after).toBeUndefined();
  });
});
