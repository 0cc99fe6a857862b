import { describe, expect, it } from 'vitest';
import { experienceTime } from '../src/experience-time.ts';
import { type DraftPosition, resumeOf } from './build-resume.ts';

const timeOf = (positions: readonly DraftPosition[], months?: number | null) =>
  experienceTime(resumeOf({ positions, ...(months === undefined ? {} : { months }) }).content);

const monthsOf = (positions: readonly DraftPosition[], at: readonly number[], months?: number | null) =>
  timeOf(positions, months).monthsOf(new Set(at));

describe('the time of positions', () => {
  const first = { start: '2018-01', end: '2019-12' };
  const second = { start: '2019-01', end: '2020-12' };

  it('counts the month of the end, and months in several positions once', () => {
    expect(monthsOf([first, second], [0])).toBe(24);
    expect(monthsOf([first, second], [0, 1])).toBe(36);
    expect(monthsOf([first, second], [])).toBe(0);
  });

  it('of bare years is their difference', () => {
    expect(monthsOf([{ start: '2018', end: '2020' }], [0])).toBe(24);
  });

  it('is nothing for dates that run backwards or are missing', () => {
    expect(monthsOf([{ start: '2020-01', end: '2019-01' }, { start: '2020-01' }, {}], [0, 1, 2])).toBe(0);
  });

  it('of an ongoing position reaches as far as the total of the resume says', () => {
    const now = { start: '2020-01', end: null };
    // The reader of the resume saw March 2022 elsewhere in the file: 24 months, then 15 more beyond December 2020.
    expect(monthsOf([first, now], [1], 24 + 27)).toBe(27);
    expect(monthsOf([first, now], [0], 24 + 27)).toBe(24);
    expect(timeOf([first, now], 51)).toMatchObject({ total: 51, ongoing: true });
  });

  it('of an ongoing position that began last is one month at least', () => {
    expect(monthsOf([first, { start: '2020-05', end: null }], [1], 24)).toBe(1);
  });

  it('is told by the total where there is one, else by the positions', () => {
    expect(timeOf([first], 40).total).toBe(40);
    expect(timeOf([first, second], null).total).toBe(36);
    expect(timeOf([{ start: '2020-01', end: null }], null).total).toBeNull();
    expect(timeOf([{}], null).total).toBeNull();
  });

  it('takes the months of a position whose dates are not told', () => {
    const { content } = resumeOf({ positions: [{ title: 'Clerk' }] });
    const told = { ...content, experience: content.experience.map((each) => ({ ...each, months: 7 })) };
    expect(experienceTime(told)).toMatchObject({ total: 7 });
    expect(experienceTime(told).monthsOf(new Set([0]))).toBe(7);
  });
});
