import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthNumber, spanOf, unionMonths } from '../src/dates/months.ts';

const span = fc
  .tuple(fc.integer({ min: 24_000, max: 24_300 }), fc.integer({ min: 1, max: 60 }))
  .map(([from, length]) => [from, from + length] as const);

it('counts every covered month once, in any order', () => {
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 8 }), (spans) => {
      const covered = new Set(spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, step) => from + step)));
      expect(unionMonths(spans)).toBe(covered.size);
      expect(unionMonths(spans.toReversed())).toBe(covered.size);
    }),
  );
});

it('has no number for no period', () => {
  expect(unionMonths([])).toBeNull();
});

it('counts the month of the end, and the difference of two bare years', () => {
  const length = (start: string, end: string): number | undefined => {
    const found = spanOf({ start, end, current: false }, null);
    return found === undefined ? undefined : found[1] - found[0];
  };
  expect(length('2020-01', '2020-01')).toBe(1);
  expect(length('2020-01', '2020-12-15')).toBe(12);
  expect(length('2019', '2021')).toBe(24);
  expect(length('2019', '2019')).toBeUndefined();
});

it('gives an ongoing period a length only up to a later reference', () => {
  const ongoing = { start: '2020-01', end: null, current: true };
  expect(spanOf(ongoing, null)).toBeUndefined();
  expect(spanOf(ongoing, monthNumber('2020-01'))).toBeUndefined();
  expect(spanOf(ongoing, monthNumber('2020-06'))).toEqual([monthNumber('2020-01'), monthNumber('2020-07')]);
});
