import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationIn } from '../src/input/duration.ts';
import { readMoment } from '../src/input/moment.ts';

const now = Date.parse('2026-11-01T12:00:00.000Z');

describe('a duration', () => {
  it.each([
    ['90s', 90],
    ['30m', 1_800],
    ['1h', 3_600],
    ['1h30m', 5_400],
    ['30d', 2_592_000],
    [' 2H ', 7_200],
    ['0s', 0],
  ])('%s is %i seconds', (text, seconds) => {
    expect(durationIn(text)).toBe(seconds);
  });

  it.each(['', '30', 'm', '1.5h', '-1h', '1h 30m', '1w', '1e3s', '9999999999s'])('"%s" is none', (text) => {
    expect(durationIn(text)).toBeUndefined();
  });

  it('is the sum of its parts', () => {
    const part = fc.tuple(fc.nat(999), fc.constantFrom(['s', 1] as const, ['m', 60] as const, ['h', 3_600] as const));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const text = parts.map(([count, [unit]]) => `${count}${unit}`).join('');
        expect(durationIn(text)).toBe(parts.reduce((sum, [count, [, seconds]]) => sum + count * seconds, 0));
      }),
    );
  });

  it('is told from any other text without trouble', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seconds = durationIn(text);
        expect(seconds === undefined || seconds >= 0).toBe(true);
      }),
    );
    expect(durationIn('1'.repeat(200_000))).toBeUndefined();
  });
});

describe('a moment', () => {
  it.each([
    ['2027-01-01', 'ahead', '2027-01-01T00:00:00.000Z'],
    ['2027-01-01T10:30', 'ahead', '2027-01-01T10:30:00.000Z'],
    ['2027-01-01 10:30:15', 'ahead', '2027-01-01T10:30:15.000Z'],
    ['2027-01-01T10:30:00+02:00', 'ahead', '2027-01-01T08:30:00.000Z'],
    ['30d', 'ahead', '2026-12-01T12:00:00.000Z'],
    ['2h', 'back', '2026-11-01T10:00:00.000Z'],
  ] as const)('%s, %s, is %s', (text, direction, expected) => {
    expect(readMoment(text, '--expires', now, direction)).toBe(expected);
  });

  it.each(['', 'tomorrow', '2027-02-30', '2027-13-01', '01/02/2027', '2027-01-01T25:00', '999999999d'])(
    '"%s" is none',
    (text) => {
      expect(() => readMoment(text, '--expires', now, 'ahead')).toThrow(/--expires/);
    },
  );
});
