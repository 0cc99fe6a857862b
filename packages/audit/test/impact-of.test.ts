import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Applicant, impactOf } from '../src/index.ts';

/** Applicants of one group: so many with a score of 80, the others with 20. */
const group = (sex: string, total: number, high: number, more: Applicant['groups'] = {}): readonly Applicant[] =>
  Array.from({ length: total }, (_, index) => ({ score: index < high ? 80 : 20, groups: { sex, ...more } }));

const atLeast = (threshold: number) => ({ by: 'threshold', threshold }) as const;

const rowsOf = (applicants: readonly Applicant[], selection: Parameters<typeof impactOf>[2] = atLeast(60)) =>
  impactOf(applicants, ['sex'], selection).tables[0]?.groups.map(
    ({ group: [name], rate, impact_ratio, below_four_fifths, notes }) => [name, rate, impact_ratio, below_four_fifths, notes],
  );

describe('impact ratios', () => {
  it('compare the rate of each group with the highest one', () => {
    expect(rowsOf([...group('female', 100, 30), ...group('male', 200, 100)])).toEqual([
      ['female', 0.3, 0.6, true, []],
      ['male', 0.5, 1, false, ['reference']],
    ]);
  });

  it('are below four fifths only if they are without rounding', () => {
    const half = group('male', 100_000, 50_000);
    expect(rowsOf([...group('female', 100_000, 40_000), ...half])?.[0]).toEqual(['female', 0.4, 0.8, false, []]);
    expect(rowsOf([...group('female', 100_000, 39_999), ...half])?.[0]).toEqual(['female', 0.4, 0.8, true, []]);
  });

  it('leave out groups below 2 %, which give no reference, and mark those of few', () => {
    const applicants = [...group('x', 4, 4), ...group('female', 29, 20), ...group('male', 271, 100)];
    expect(rowsOf(applicants)).toEqual([
      ['female', 0.6897, 1, false, ['reference', 'few']],
      ['male', 0.369, 0.5351, true, []],
      ['x', 1, null, null, ['under_two_percent', 'few']],
    ]);
  });

  it('are null when nobody is selected', () => {
    expect(rowsOf([...group('female', 50, 0), ...group('male', 50, 0)])).toEqual([
      ['female', 0, null, null, []],
      ['male', 0, null, null, []],
    ]);
  });

  it('count those of unknown group apart', () => {
    const { applicants, selected, tables } = impactOf(
      [...group('female', 50, 10), { score: 90, groups: {} }],
      ['sex'],
      atLeast(60),
    );
    expect([applicants, selected, tables[0]?.unknown, tables[0]?.groups[0]?.applicants]).toEqual([51, 11, 1, 50]);
  });

  it('are computed for each attribute and for each pair', () => {
    const applicants = [
      ...group('female', 40, 20, { race: 'a' }),
      ...group('female', 40, 10, { race: 'b' }),
      ...group('male', 40, 40, { race: 'a' }),
    ];
    const { tables } = impactOf(applicants, ['sex', 'race'], atLeast(60));
    expect(tables.map(({ attributes }) => attributes)).toEqual([['sex'], ['race'], ['sex', 'race']]);
    expect(tables[2]?.groups.map(({ group: names, impact_ratio }) => [names, impact_ratio])).toEqual([
      [['female', 'a'], 0.5],
      [['female', 'b'], 0.25],
      [['male', 'a'], 1],
    ]);
  });

  it('do not depend on the order of the applicants', () => {
    const applicant = fc.record({
      score: fc.integer({ min: 0, max: 100 }),
      groups: fc.record({ sex: fc.constantFrom('f', 'm', 'x'), race: fc.constantFrom('a', 'b', undefined) }),
    });
    fc.assert(
      fc.property(fc.array(applicant, { maxLength: 60 }), fc.nat(70), (applicants, count) => {
        const impact = impactOf(applicants, ['sex', 'race'], { by: 'top', count: count + 1 });
        expect(impactOf(applicants.toReversed(), ['sex', 'race'], { by: 'top', count: count + 1 })).toEqual(impact);
        for (const { groups, unknown } of impact.tables) {
          expect(groups.reduce((sum, each) => sum + each.applicants, unknown)).toBe(applicants.length);
          for (const { impact_ratio } of groups) if (impact_ratio !== null) expect(impact_ratio).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('a selection', () => {
  const scored = (...scores: readonly number[]) => scores.map((score) => ({ score, groups: {} }));
  const of = (selection: Parameters<typeof impactOf>[2], ...scores: readonly number[]) => {
    const { cut, selected } = impactOf(scored(...scores), [], selection);
    return [cut, selected];
  };

  it('by threshold takes every score from it on', () => {
    expect(of(atLeast(60), 59, 60, 61)).toEqual([60, 2]);
  });

  it('of the top takes all that share the last place', () => {
    expect(of({ by: 'top', count: 2 }, 90, 80, 80, 70)).toEqual([80, 3]);
    expect(of({ by: 'top', count: 9 }, 90, 80)).toEqual([80, 2]);
    expect(of({ by: 'top', count: 1 })).toEqual([null, 0]);
  });

  it('by the median takes the scores above it', () => {
    expect(of({ by: 'median' }, 10, 20, 30)).toEqual([20, 1]);
    expect(of({ by: 'median' }, 10, 20, 30, 40)).toEqual([25, 2]);
    expect(of({ by: 'median' }, 50, 50, 50)).toEqual([50, 0]);
  });
});
