import { languageCodes } from '@winnow/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDateRanges } from '../src/index.ts';

const read = (text: string, language: (typeof languageCodes)[number] = 'en'): readonly string[] =>
  parseDateRanges(text, [language]).map(({ start, end }) =>
    end === null ? `${start.iso}` : `${start.iso}..${end.current ? 'now' : end.iso}`,
  );

const month = fc.record({ year: fc.integer({ min: 1950, max: 2035 }), month: fc.integer({ min: 1, max: 12 }) });

const isoOf = ({ year, month: value }: { year: number; month: number }): string => `${year}-${String(value).padStart(2, '0')}`;

const printed = (code: string, style: 'long' | 'short', { year, month: value }: { year: number; month: number }): string =>
  new Intl.DateTimeFormat(`${code}-u-ca-gregory-nu-latn`, { month: style, year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, value - 1, 15),
  );

describe('numbers beside a date', () => {
  it.each([
    ['fr', 'Professeure des écoles, cycle 3 septembre 2013 – mai 2017', '2013-09..2017-05'],
    ['sv', 'Lärare i matematik, årskurs 7–9 september 2013 – maj 2017', '2013-09..2017-05'],
    ['en', 'Bookkeeper, grade 3 March 2021 – present', '2021-03..now'],
    ['en', '3 March 2021 – present', '2021-03-03..now'],
    ['en', 'Clerk 3 March 2021 – 4 May 2022', '2021-03-03..2022-05-04'],
    ['lt', 'Buhalterė 2017 m. birželio mėn. – 2021 m. vasario mėn.', '2017-06..2021-02'],
  ] as const)('belong in %s to the words before them when the end tells no day: %s', (code, text, dates) => {
    expect(read(text, code)).toEqual([dates]);
  });
});

describe('what Intl prints', () => {
  it.each(languageCodes)('reads every month and year back in %s', (code) => {
    fc.assert(
      fc.property(month, fc.constantFrom('long' as const, 'short' as const), (value, style) => {
        expect(read(printed(code, style, value), code)).toEqual([isoOf(value)]);
      }),
      { numRuns: 40 },
    );
  });

  it.each(languageCodes)('reads a period of two printed months back in %s', (code) => {
    fc.assert(
      fc.property(
        fc.constantFrom('long' as const, 'short' as const),
        month,
        fc.integer({ min: 0, max: 200 }),
        fc.constantFrom(' – ', ' - ', '—', ' ~ '),
        (style, from, length, dash) => {
          const index = from.month - 1 + length;
          const to = { year: from.year + Math.floor(index / 12), month: (index % 12) + 1 };
          expect(read(`${printed(code, style, from)}${dash}${printed(code, style, to)}`, code)).toEqual([
            `${isoOf(from)}..${isoOf(to)}`,
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reads native digits as the digits they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('arab', 'arabext', 'deva', 'beng', 'gujr', 'knda', 'mlym', 'tamldec', 'telu', 'thai', 'fullwide'),
        month,
        (digits, value) => {
          const format = new Intl.NumberFormat(`en-u-nu-${digits}`, { useGrouping: false });
          expect(read(`${format.format(value.month)}/${format.format(value.year)}`)).toEqual([isoOf(value)]);
        },
      ),
    );
  });
});

it.each([
  ['fa', 'بهمن ماه 1397', '2019-01'],
  ['th', 'มกราคม พ.ศ. 2562', '2019-01'],
  ['ur', 'جنوری، 2019 - جون، 2020', '2019-01..2020-06'],
  ['vi', 'T1/2019 - T3/2020', '2019-01..2020-03'],
  ['lt', '2019 m. saus.', '2019-01'],
  ['fi', 'tammik. 2019 – kesäk. 2020', '2019-01..2020-06'],
  ['hi', 'सितम्बर 2019', '2019-09'],
  ['hi', 'फर. 2019', '2019-02'],
  ['id', 'Agt 2019', '2019-08'],
  ['el', '2015 ως 2018', '2015..2018'],
  ['ar', 'سبتمبر ٢٠٢٣م – يوليو ٢٠٢٤م', '2023-09..2024-07'],
  ['en', 'No. 2019', '2019'],
] as const)('reads in %s what people write and Intl does not print: %s', (code, text, expected) => {
  expect(read(text, code)).toEqual([expected]);
});

it('never throws and keeps ends after starts, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('2019', '03', '-', ' – ', '/', '.', 'May ', ' to ', 'present', '年', '月', 'a', ' ')),
      (parts) => {
        for (const { start, end } of parseDateRanges(parts.join(''), ['en'])) {
          expect(start.iso).toMatch(/^\d{4}(?:-\d{2}){0,2}$/u);
          if (end?.iso != null) expect(end.iso.slice(0, 4) >= (start.iso ?? '').slice(0, 4)).toBe(true);
        }
      },
    ),
  );
});

it.each<[string, readonly string[]]>([
  ['Captain Boeing 737 2015 – 2019', ['2015']],
  ['Captain Boeing 737 03/2015 – 04/2019', ['2015-03']],
  ['Phone 044 000 1962', []],
  ['ISO 9001:2015 and GB/T 19001-2016', []],
  ['Directive 2006/42/EC', ['2006']],
  ['«Учитель года 2018» 2019', ['2018', '2019']],
])('finds in "%s" the dates that begin with %j', (text, starts) => {
  expect(parseDateRanges(text, ['en', 'ru']).map(({ start }) => start.iso)).toEqual(starts);
});

it('reads the forms of resumes', () => {
  expect(read('Mar 2019 – Aug 2021')).toEqual(['2019-03..2021-08']);
  expect(read('03/2019 - 08/2021')).toEqual(['2019-03..2021-08']);
  expect(read('2019-03 – 2021-08')).toEqual(['2019-03..2021-08']);
  expect(read('2015-2019, 2017 - 05/2019')).toEqual(['2015..2019', '2017..2019-05']);
  expect(read('Jan – Mar 2021')).toEqual(['2021-01..2021-03']);
  expect(read('07–09 2014')).toEqual(['2014-07..2014-09']);
  expect(read('3-11/2020')).toEqual(['2020-03..2020-11']);
  expect(read('1-6/2020')).toEqual(['2020-01..2020-06']);
  expect(read('25-12/2010')).toEqual(['2010-12-25']);
  expect(read('grades 10-12 2018 – 2020')).toEqual(['2018..2020']);
  expect(read('05.-08.2010')).toEqual(['2010-05..2010-08']);
  expect(read('Sept. 2012 to June 2014')).toEqual(['2012-09..2014-06']);
  expect(read('March 15, 2019')).toEqual(['2019-03-15']);
  expect(read('2019年3月～2021年8月', 'ja')).toEqual(['2019-03..2021-08']);
  expect(read('2019. 3. - 2021. 8.', 'ko')).toEqual(['2019-03..2021-08']);
  expect(read('2018/2019')).toEqual(['2018..2019']);
});

it('reads a period of years with months in figures, and one that names the calendar of both ends', () => {
  expect(read('2023-05–2025-09')).toEqual(['2023-05..2025-09']);
  expect(read('እ.ኤ.አ. ሜይ 2008 – እ.ኤ.አ. ኦገስት 2012', 'am')).toEqual(['2008-05..2012-08']);
});

it('reads an ongoing end in the words of the language', () => {
  expect(read('March 2019 - Present')).toEqual(['2019-03..now']);
  expect(read('2019年4月～現在', 'ja')).toEqual(['2019-04..now']);
  expect(read('2019.03 ~ 현재', 'ko')).toEqual(['2019-03..now']);
  expect(read('يناير ٢٠١٩ - حتى الآن', 'ar')).toEqual(['2019-01..now']);
  expect(read('मार्च 2019 - वर्तमान', 'hi')).toEqual(['2019-03..now']);
  expect(read('seit 2019', 'de')).toEqual(['2019..now']);
});

it('reads a month name in the language of the document', () => {
  expect(read('listopad 2019', 'hr')).toEqual(['2019-10']);
  expect(read('listopad 2019', 'cs')).toEqual(['2019-11']);
});

it('turns the years of other calendars into Gregorian ones', () => {
  expect(read('فروردین ۱۳۹۸', 'fa')).toEqual(['2019-03']);
  expect(read('۱۳۹۵ – ۱۳۹۸', 'fa')).toEqual(['2016..2019']);
  expect(read('محرم 1440', 'ar')).toEqual(['2018-09']);
  expect(read('มีนาคม 2562', 'th')).toEqual(['2019-03']);
  expect(read('令和3年4月', 'ja')).toEqual(['2021-04']);
});

it('leaves out what is no date', () => {
  for (const text of [
    '$2000',
    '20%',
    '05/19',
    '12345',
    'Windows 11',
    '2010%',
    '1200-1500 customers',
    'Python 3.11 – 3.12',
    'rated 4/10',
  ])
    expect(read(text), text).toEqual([]);
});

describe('signs around dates', () => {
  it.each([
    ['am', 'እ.ኤ.አ. ሴፕቴምበር 2008 – እ.ኤ.አ. ሜይ 2012', '2008-09..2012-05'],
    ['ur', 'اپریل ۲۰۱۸ء – اپریل ۲۰۲۲ء', '2018-04..2022-04'],
    ['lt', '2023-05–2025-09', '2023-05..2025-09'],
    ['en', '2019-03-04 - 2020-05-06', '2019-03-04..2020-05-06'],
  ] as const)('reads a period in %s: %s', (code, text, wanted) => {
    expect(read(text, code)).toEqual([wanted]);
  });
});
