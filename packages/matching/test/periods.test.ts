import { describe, expect, it } from 'vitest';
import { isoMonth, monthsOf, type Period, type Periods, periodsOf } from '../src/periods.ts';
import { type Draft, engineer, resumeOf } from './build-resume.ts';

const now = '2026-11';

const read = (draft: Partial<Draft>): Periods => periodsOf(resumeOf(draft).content, draft.language ?? 'en', now);

const printed = ({ from, to, current }: Period): string =>
  `${isoMonth(from)} to ${current ? 'now' : isoMonth(to - 1)}, ${to - from} months`;

const ofPosition = (start?: string, end?: string | null): Period => {
  const [period] = read({
    positions: [{ title: 'Planner', ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) }],
  }).list;
  if (period === undefined) throw new Error('no period');
  return period;
};

const ofLines = (...other: readonly string[]): readonly string[] => read({ other }).list.map(printed);

describe('the period of a position', () => {
  it('includes the month of its end', () => {
    expect(printed(ofPosition('2019-01', '2021-12'))).toBe('2019-01 to 2021-12, 36 months');
  });

  it('is the difference of bare years', () => {
    expect(printed(ofPosition('2019', '2021'))).toBe('2019-01 to 2020-12, 24 months');
  });

  it('lasts up to the given month when it is current', () => {
    expect(printed(ofPosition('2026-01', null))).toBe('2026-01 to now, 11 months');
  });

  it('goes on when it only began, until the next work begins', () => {
    expect(printed(ofPosition('2019-03'))).toBe('2019-03 to now, 93 months');
    const { list } = read({
      positions: [{ title: 'Planner', start: '2019-03' }, engineer({ start: '2022-03', end: '2023-02' })],
    });
    expect(list.map(printed)[0]).toBe('2019-03 to 2022-02, 36 months');
  });

  it('is of no length without dates, or with an end before the beginning', () => {
    expect(monthsOf([ofPosition()])).toBe(0);
    expect(monthsOf([ofPosition('2021-01', '2019-01')])).toBe(0);
  });

  it('is named by its title and numbered by its place in the resume', () => {
    const { list } = read({ positions: [engineer(), engineer({ title: 'Planner' })] });
    expect(list.map(({ title, position }) => [title, position])).toEqual([
      ['Software Engineer', 0],
      ['Planner', 1],
    ]);
  });

  it('does not begin with a date of birth', () => {
    expect(ofLines('Date of birth: 3 May 1966')).toEqual([]);
  });
});

describe('dates outside of positions', () => {
  it('that are those of a position tell of it', () => {
    const { list, ofStatements } = read({
      positions: [engineer({ start: '2017-03', end: '2020-02' })],
      other: ['03/2017 - 02/2020', 'Night shifts in Lübeck'],
    });
    expect(list.map(({ position }) => position)).toEqual([0]);
    expect(ofStatements.at(-1)?.map((work) => work?.position)).toEqual([0, 0]);
  });

  it.each([
    ['2017 - 2020 night nurse in Lübeck', '2017-01 to 2019-12, 36 months'],
    ['03/2017 - 02/2020: night nurse', '2017-03 to 2020-02, 36 months'],
    ['From 2017 to 2020 I was a night nurse.', '2017-01 to 2019-12, 36 months'],
    ['Night nurse, 01/2025 - present', '2025-01 to now, 23 months'],
    ['I have been a night nurse since 2020.', '2020-01 to now, 83 months'],
  ])('"%s" begins work of its own', (line, period) => {
    expect(ofLines(line)).toEqual([period]);
  });

  it('name the work by what stands beside them', () => {
    const [period] = read({ other: ['2017 - 2020 night nurse in Lübeck'] }).list;
    expect(period).toMatchObject({ title: expect.stringContaining('night nurse in Lübeck'), position: null });
    expect(period?.title).not.toContain('2017');
  });

  it('own the statements that follow, up to the next dates', () => {
    const { list, ofStatements } = read({
      other: [
        'A letter',
        '2014 - 2017 night nurse in Lübeck',
        'Dressed wounds',
        '2017 - 2020 ward sister in Kiel',
        'Led nine nurses',
      ],
    });
    const [first = null, second = null] = list;
    expect(ofStatements.at(-1)).toEqual([null, first, first, second, second]);
  });

  it('that only begin last until the next work began', () => {
    expect(ofLines('In 2014 I became a night nurse.', 'In 2018 I went to the Tidewater Clinic.')).toEqual([
      '2014-01 to 2017-12, 48 months',
      '2018-01 to now, 107 months',
    ]);
  });

  it('belong to the work before where they name neither an employer nor an occupation', () => {
    expect(ofLines('In 2014 I became a night nurse.', 'In 2018 I was given a ward of nine.')).toEqual([
      '2014-01 to now, 155 months',
    ]);
  });

  it('are not cut by a short side job', () => {
    const { list } = read({
      positions: [{ title: 'Planner', start: '2014-01' }, engineer({ title: 'Cook', start: '2015-01', end: '2015-02' })],
    });
    expect(list.map(printed)).toEqual(['2014-01 to now, 155 months', '2015-01 to 2015-02, 2 months']);
  });

  it('last within the year where it is both beginning and end', () => {
    expect(ofLines('2014 - 2014 night nurse at the harbour clinic')).toEqual(['2014-01 to 2014-01, 1 months']);
  });

  it('tell of no work where they are part of a list', () => {
    expect(ofLines('Excel, Word, Windows Server 2019, dike law, tide tables')).toEqual([]);
  });

  it('with "since" last, whatever else began later', () => {
    expect(ofLines('Since 2014 I have been a night nurse.', 'Since 2018 I have led a ward of nine.')).toEqual([
      '2014-01 to now, 155 months',
      '2018-01 to now, 107 months',
    ]);
  });

  it.each([
    ['a mere date', ['14 May 2024']],
    ['the future', ['I can start in Rostock in March 2031.']],
    ['nothing dated', ['Night nurse for many years']],
  ])('tell of no work when they are %s', (_, lines) => {
    expect(ofLines(...lines)).toEqual([]);
  });

  it('tell of no work where a degree or a certificate is dated', () => {
    expect(
      read({
        education: [{ degree: '2014 - 2017 B.Sc. Logistics', level: 'bachelor' }],
        certifications: ['2019 - 2022 certified dike warden'],
      }).list,
    ).toEqual([]);
  });

  it('of a position are not read a second time', () => {
    expect(read({ positions: [engineer()] }).list).toHaveLength(1);
  });

  it('in a position give its bullets to that position', () => {
    const { list, ofStatements } = read({ positions: [engineer({ bullets: ['Wrote tide models'] })] });
    const [work = null] = list;
    expect(ofStatements.flat().filter((each) => each !== null)).toEqual([work, work]);
  });
});

describe('months of several periods', () => {
  const period = (from: number, to: number): Period => ({ title: '', from, to, current: false, position: null });

  it.each([
    ['none', [], 0],
    ['one after another', [period(0, 12), period(12, 24)], 24],
    ['overlapping, counted once', [period(0, 12), period(6, 18)], 18],
    ['one within another, counted once', [period(0, 24), period(6, 12)], 24],
    ['in any order', [period(18, 24), period(0, 6), period(3, 9)], 15],
  ] as const)('are added up: %s', (_, periods, months) => {
    expect(monthsOf(periods)).toBe(months);
  });
});
