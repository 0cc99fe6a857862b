import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';
import { heading, type Placed, placed } from './placed.ts';

const top: readonly Placed[] = [
  { text: 'Jane Smith', x: 50, y: 40, size: 22, bold: true },
  { text: 'jane@example.com', x: 50, y: 70 },
  heading('Experience', 100),
];

const positionsOf = (layout: Parameters<typeof parseResume>[0]) =>
  parseResume(layout).content.experience.map(({ title, company, start, end }) => [
    title?.value,
    company?.value,
    start?.iso,
    end?.current === true ? 'now' : end?.iso,
  ]);

/** Text that ends at `right`. */
const label = (text: string, y: number, right = 133): Placed => ({ text, x: right - text.length * 5, y });

const rowOf = (text: string, y: number, beside: string): Placed => ({ ...label(text, y), aside: { text: beside, x: 140 } });

describe('a narrow column of periods', () => {
  it('may break them over two rows, right beside the names', () => {
    const layout = placed([
      ...top,
      rowOf('from 8/2018 to', 130, 'Senior Nurse'),
      rowOf('2/2023', 142, 'Acme Inc'),
      { text: 'Ran the night shift.', x: 140, y: 154 },
      rowOf('from 9/2016 to', 180, 'Midwife'),
      rowOf('5/2018', 192, 'Globex Ltd'),
      { text: 'Ran the day shift.', x: 140, y: 204 },
    ]);
    expect(positionsOf(layout)).toEqual([
      ['Senior Nurse', 'Acme Inc', '2018-08', '2023-02'],
      ['Midwife', 'Globex Ltd', '2016-09', '2018-05'],
    ]);
  });

  it('may break them over three rows', () => {
    const layout = placed([
      ...top,
      rowOf('Spring 2021 to', 130, 'Senior Nurse, Acme Inc'),
      label('early', 142),
      label('2023', 154),
      { text: 'Ran the night shift.', x: 140, y: 166 },
      rowOf('Fall 2016 to', 180, 'Midwife, Globex Ltd'),
      label('end of', 192),
      label('2018', 204),
      { text: 'Ran the day shift.', x: 140, y: 216 },
    ]);
    expect(positionsOf(layout)).toEqual([
      ['Senior Nurse', 'Acme Inc', '2021', '2023'],
      ['Midwife', 'Globex Ltd', '2016', '2018'],
    ]);
  });

  it('may have the end of an open one below its sign', () => {
    const layout = placed([
      ...top,
      rowOf('05.2021 –', 130, 'Nurse, Acme Inc'),
      label('present', 142),
      { text: 'Ran the night shift.', x: 140, y: 154 },
      rowOf('05.2016 –', 180, 'Midwife, Globex Ltd'),
      label('04.2021', 192),
      { text: 'Ran the day shift.', x: 140, y: 204 },
    ]);
    expect(positionsOf(layout)).toEqual([
      ['Nurse', 'Acme Inc', '2021-05', 'now'],
      ['Midwife', 'Globex Ltd', '2016-05', '2021-04'],
    ]);
  });

  it('may be justified, with wide gaps inside the periods', () => {
    const row = (y: number, [from, year, to]: readonly [string, string, string], beside: string): Placed => ({
      ...{ text: from, x: 50, y },
      words: [
        { text: year, x: 82 },
        { text: to, x: 123 },
      ],
      aside: { text: beside, x: 145 },
      boldAside: true,
    });
    const layout = placed([
      ...top,
      row(130, ['from', '2021', 'to'], 'Nurse, Acme Inc'),
      label('today', 142),
      { text: 'Ran the night shift.', x: 145, y: 154 },
      row(180, ['from', '2016', 'to'], 'Midwife, Globex Ltd'),
      label('2021', 192),
      { text: 'Ran the day shift.', x: 145, y: 204 },
    ]);
    expect(positionsOf(layout)).toEqual([
      ['Nurse', 'Acme Inc', '2021', 'now'],
      ['Midwife', 'Globex Ltd', '2016', '2021'],
    ]);
  });

  it('leaves a period open whose sign has nothing below it', () => {
    const layout = placed([
      ...top,
      rowOf('2021 –', 130, 'Nurse, Acme Inc'),
      { text: 'Ran the night shift.', x: 140, y: 142 },
      rowOf('2016 – 2021', 170, 'Midwife, Globex Ltd'),
      { text: 'Ran the day shift.', x: 140, y: 182 },
    ]);
    expect(positionsOf(layout)).toEqual([
      ['Nurse', 'Acme Inc', '2021', 'now'],
      ['Midwife', 'Globex Ltd', '2016', '2021'],
    ]);
  });
});

describe('a line that ends within a period', () => {
  it('goes on with the rest of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ['(Oct 2018 – June', '2021)'],
          ['(Oct 2018 –', 'June 2021)'],
          ['(Oct 2018 to', 'June 2021)'],
          ['(Oct', '2018 – June 2021)'],
        ),
        ([first, rest]) => {
          const text = `Jane Smith\njane@example.com\n\nEXPERIENCE\n\nNurse, Acme Inc ${first}\n${rest}\n- Ran the night shift.\n\nMidwife, Globex Ltd (May 2015 – Sep 2018)\n- Ran the day shift.`;
          expect(positionsOf(layoutOf(text))).toEqual([
            ['Nurse', 'Acme Inc', '2018-10', '2021-06'],
            ['Midwife', 'Globex Ltd', '2015-05', '2018-09'],
          ]);
        },
      ),
    );
  });

  it('does not take the period of the next entry', () => {
    const text = 'Jane Smith\njane@example.com\n\nEXPERIENCE\n\nNurse, Acme Inc, 2018\n2015 – 2017 Midwife, Globex Ltd\n';
    const ends = parseResume(layoutOf(text)).content.experience.map(({ end }) => end?.iso);
    expect(ends).toContain('2017');
    expect(ends).not.toContain('2015');
  });
});

describe('"2006/08"', () => {
  const schools = (dates: string, others: string) =>
    parseResume(
      layoutOf(
        `Jane Smith\njane@example.com\n\nEXPERIENCE\n\nNurse, Acme Inc, ${others}\n- Ran the night shift.\n\nEDUCATION\n\nNorthaven College, BSc Nursing, ${dates}\n`,
      ),
    ).content.education.map(({ start, end }) => [start?.iso ?? null, end?.iso ?? null]);

  it('is two years where the other dates have their month before the year, or a school year says so', () => {
    expect(schools('2006/08', '03/2015 – 05/2019')).toEqual([['2006', '2008']]);
    expect(schools('2006/08', 'May 2015 – June 2019')).toEqual([['2006', '2008']]);
    expect(schools('2006/08', '2015 – 2019')).toEqual([['2006', '2008']]);
    expect(schools('2006/08', '2013/16')).toEqual([['2006', '2008']]);
  });

  it('is two years with a hyphen, too, where another one of its form cannot be a month', () => {
    expect(schools('2006-08', '2011-15')).toEqual([['2006', '2008']]);
    expect(schools('2006-08', '2011 – 2015')).toEqual([[null, '2006-08']]);
    expect(schools('2006-08', '2015-03 – 2019-05')).toEqual([[null, '2006-08']]);
  });

  it('is a month where other dates are, or where it cannot be two years', () => {
    expect(schools('2006/08', '2015/03 – 2019/05')).toEqual([[null, '2006-08']]);
    expect(schools('2006/08', '2015.03 – 2019.05')).toEqual([[null, '2006-08']]);
    expect(schools('2009/08', '2015 – 2019')).toEqual([[null, '2009-08']]);
    expect(schools('2001/12', '2015 – 2019')).toEqual([[null, '2001-12']]);
  });
});
