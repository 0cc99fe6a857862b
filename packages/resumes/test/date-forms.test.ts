import { languageCodes } from '@winnow/contracts';
import { hasAdjoiningWords, localeOf } from '@winnow/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDateRanges } from '../src/index.ts';

type Language = (typeof languageCodes)[number];

const read = (text: string, language: Language = 'en'): readonly string[] =>
  parseDateRanges(text, [language]).map(({ start, end }) =>
    end === null ? `${start.iso}` : `${start.iso}..${end.current ? 'now' : end.iso}`,
  );

const two = (value: number): string => String(value % 100).padStart(2, '0');

type Month = { readonly year: number; readonly month: number };

const isoOf = ({ year, month }: Month): string => `${year}-${two(month)}`;

const nameOf = (code: Language, month: number): string =>
  new Intl.DateTimeFormat(`${code}-u-ca-gregory-nu-latn`, { month: 'long', day: 'numeric', timeZone: 'UTC' })
    .formatToParts(Date.UTC(2021, month - 1, 15))
    .find(({ type }) => type === 'month')?.value ?? '';

/** Two months, the second not before the first. */
const period = fc
  .record({
    year: fc.integer({ min: 1950, max: 2030 }),
    month: fc.integer({ min: 1, max: 12 }),
    length: fc.integer({ min: 0, max: 99 }),
  })
  .map(({ year, month, length }) => {
    const index = month - 1 + length;
    return { from: { year, month }, to: { year: year + Math.floor(index / 12), month: (index % 12) + 1 } };
  });

const dash = fc.constantFrom(' – ', '–', ' - ', ' — ', ' 〜 ', '〜', ' ～ ', ' ~ ', ' ∼ ', ' → ', ' … ', ' ... ');
const quote = fc.constantFrom("'", '’', ' ’', " '");
const language = fc.constantFrom(...languageCodes);

/** Languages whose months Intl names with letters, and that count years as the Gregorian calendar does. */
const withNames = languageCodes.filter((code) => /^[\p{L}\p{M}.’]+$/u.test(nameOf(code, 3)));

describe('a period', () => {
  it('is read with any sign between its ends, in all languages', () => {
    fc.assert(
      fc.property(language, period, dash, (code, { from, to }, sign) => {
        const print = ({ year, month }: Month): string => `${two(month)}/${year}`;
        expect(read(`${print(from)}${sign}${print(to)}`, code)).toEqual([`${isoOf(from)}..${isoOf(to)}`]);
      }),
    );
  });

  it('is read with a slash between months and years of two digits', () => {
    expect(read('Sep/06-Mar/09: Independent contractor')).toEqual(['2006-09..2009-03']);
    expect(read('Mar/09 – Present')).toEqual(['2009-03..now']);
  });

  it('is read with the latest end first', () => {
    fc.assert(
      fc.property(period, ({ from, to }) => {
        fc.pre(from.year < to.year);
        expect(read(`${to.year} – ${from.year}`)).toEqual([`${from.year}..${to.year}`]);
        expect(read(`${isoOf(to)} – ${isoOf(from)}`)).toEqual([`${isoOf(from)}..${isoOf(to)}`]);
      }),
    );
    expect(read('van 2020 tot 2019', 'nl')).toEqual(['2019..2020']);
    expect(read('Present – Mar 2019')).toEqual(['2019-03..now']);
    expect(read('heute – 03/2019', 'de')).toEqual(['2019-03..now']);
  });

  it('is read from two dates side by side, when they open the text or have months', () => {
    fc.assert(
      fc.property(language, period, fc.constantFrom(' ', '  ', '\t'), (code, { from, to }, gap) => {
        fc.pre(from.year < to.year);
        const print = ({ year, month }: Month): string => `${two(month)}/${year}`;
        expect(read(`${from.year}${gap}${to.year} Harbour School`, code)).toEqual([`${from.year}..${to.year}`]);
        expect(read(`Harbour School ${print(from)}${gap}${print(to)}`, code)).toEqual([`${isoOf(from)}..${isoOf(to)}`]);
        expect(read(`${to.year}${gap}${from.year}`, code)).toEqual([`${to.year}`, `${from.year}`]);
      }),
    );
    expect(read('২০১৯ ২০২২', 'bn')).toEqual(['2019..2022']);
    expect(read('2553 2556', 'th')).toEqual(['2010..2013']);
    expect(read('2010 2012 2014')).toEqual(['2010', '2012', '2014']);
    expect(read('2010 2012 – 2014')).toEqual(['2010', '2012..2014']);
    expect(read('SQL Server 2008 2012')).toEqual(['2008', '2012']);
    expect(read('2010 2010')).toEqual(['2010', '2010']);
    expect(read('Site assistant 03/2018 | 06/2022')).toEqual(['2018-03..2022-06']);
    expect(read('2018|2021')).toEqual(['2018..2021']);
    expect(read('2020 –22 Wardrobe mistress')).toEqual(['2020..2022']);
  });

  it('goes on when nothing belongs to the sign behind its start', () => {
    fc.assert(
      fc.property(language, period, dash, fc.constantFrom('', ')', ' |', ':', ' • Keeper'), (code, { from }, sign, after) => {
        fc.pre(!/[.…]/u.test(sign));
        expect(read(`${two(from.month)}/${from.year}${sign.trimEnd()}${after}`, code)).toEqual([`${isoOf(from)}..now`]);
      }),
    );
    expect(read('Apr ’21 –')).toEqual(['2021-04..now']);
    expect(read('2021 → Keeper')).toEqual(['2021..now']);
    expect(read('Keeper, Harbour Museum; February 2022–.')).toEqual(['2022-02..now']);
    expect(read('(2020.3-?)', 'zh')).toEqual(['2020-03..now']);
    expect(read('promoted 2019 → Keeper')).toEqual(['2019']);
  });

  it('has no day taken from the length printed behind it', () => {
    expect(read('2020.02. — 2025.04. 5 years', 'hu')).toEqual(['2020-02..2025-04']);
    expect(read('2019 m. birželio mėn. - 2023 m. rugpjūčio mėn. 4 metai', 'lt')).toEqual(['2019-06..2023-08']);
    expect(read('2019. 3. 5. – 2020. 4. 6.', 'ko')).toEqual(['2019-03-05..2020-04-06']);
  });

  it('is read from years of two digits, as its two ends or after the name of a month', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withNames), period, quote, (code, { from, to }, sign) => {
        fc.pre(to.year <= 2040);
        const print = ({ year, month }: Month): string => `${nameOf(code, month)}${sign}${two(year)}`;
        expect(read(print(from), code)).toEqual([isoOf(from)]);
        expect(read(`${print(from)} – ${print(to)}`, code)).toEqual([`${isoOf(from)}..${isoOf(to)}`]);
        const figures = ({ year, month }: Month): string => `${two(month)}/${two(year)}`;
        expect(read(`${figures(from)} – ${figures(to)}`, code)).toEqual([`${isoOf(from)}..${isoOf(to)}`]);
        expect(read(`${figures(to)} – ${figures(from)}`, code)).toEqual([`${isoOf(from)}..${isoOf(to)}`]);
      }),
    );
  });

  it('is read from numbered months and years of two digits', () => {
    expect(read('T10 ’16 – T6 ’18', 'vi')).toEqual(['2016-10..2018-06']);
    expect(read('tháng 3 ’20 – nay', 'vi')).toEqual(['2020-03..now']);
    expect(read('10월 ’01 - 7월 ’03', 'ko')).toEqual(['2001-10..2003-07']);
  });

  it('is read when only its end has two digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1950, max: 2030 }), fc.integer({ min: 1, max: 40 }), (start, length) => {
        const expected = [`${start}..${start + length}`];
        expect(read(`${start}–${two(start + length)}`)).toEqual(expected);
        // With a short dash or a slash, the numbers up to 12 are months.
        if ((start + length) % 100 > 12) expect(read(`${start}/${two(start + length)}`)).toEqual(expected);
      }),
    );
    expect(read('2005-10')).toEqual(['2005-10']);
  });

  it('is read before 1930 when it is one of years, or its months are named', () => {
    expect(read('1593–1609')).toEqual(['1593..1609']);
    expect(read('1925 – 1931, Librarian')).toEqual(['1925..1931']);
    expect(read('March 1715 to May 1717')).toEqual(['1715-03..1717-05']);
  });

  it('is read where it is printed right behind a word', () => {
    expect(read('Manager2019 – 2021')).toEqual(['2019..2021']);
  });

  it.each(languageCodes)('goes on until any word for now in %s', (code) => {
    const { present, dates } = localeOf(code);
    for (const word of [...present, ...(dates?.present ?? [])])
      for (const text of [`03/2019 – ${word}`, `2019 - ${word}`]) {
        const [range, ...others] = parseDateRanges(text, [code]);
        expect([range?.raw, range?.end?.current, others], text).toEqual([text, true, []]);
      }
    const word = present.find((each) => !each.includes(' ') && !hasAdjoiningWords(each));
    if (word !== undefined) expect(read(`2019 – ${word}abc`, code)).toEqual(['2019']);
  });

  it.each(languageCodes)('takes all words around its ends in %s', (code) => {
    const { until = [], since = [], afterEnd = [] } = localeOf(code).dates ?? {};
    const between = [...until.map((word) => ` ${word} `), ' – '];
    const before = ['', ...since.map((word) => `${word} `)];
    const behind = ['', ...afterEnd.map((word) => ` ${word}`)];
    for (const first of before)
      for (const sign of between)
        for (const last of behind) {
          const text = `${first}03/2019${sign}05/2020${last}`;
          expect(parseDateRanges(`${text}, Keeper`, [code]).map(({ raw }) => raw)).toEqual([text]);
          expect(read(text, code)).toEqual(['2019-03..2020-05']);
          expect(read(`${first}Q3 2019${sign}Q1 2020${last}`, code)).toEqual(['2019..2020']);
        }
  });

  it.each(languageCodes)('is read from years with seasons, terms and quarters in %s', (code) => {
    const { terms = [], quarters = [] } = localeOf(code).dates ?? {};
    const words = [...terms, ...quarters.flatMap((word) => [`2 ${word}`, `2. ${word}`, `III ${word}`, `${word} 4`]), 'Q3'];
    fc.assert(
      fc.property(
        fc.constantFrom(...words),
        fc.integer({ min: 1950, max: 2030 }),
        fc.constantFrom(' ', '/'),
        (word, year, sign) => {
          const gap = sign === '/' ? '/' : ' ';
          expect(parseDateRanges(`${word}${gap}${year}`, [code]).map(({ raw, start }) => [raw, start.iso])).toEqual([
            [`${word}${gap}${year}`, `${year}`],
          ]);
          expect(read(`${word} ${year} – ${year + 1} ${word}`, code)).toEqual([`${year}..${year + 1}`]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('has a season that is not part of a name or of what follows', () => {
    const raw = (text: string) => parseDateRanges(text, ['de']).map((range) => range.raw);
    expect(raw('Orgelbau Sommer 2019 – 2021')).toEqual(['2019 – 2021']);
    expect(raw('2019 Summer Internship')).toEqual(['2019']);
    expect(raw('Praktikum, Sommer 2019')).toEqual(['Sommer 2019']);
    expect(read('WS 2010/11', 'de')).toEqual(['2010..2011']);
  });

  it('has its place, but no dates, where its digits are masked', () => {
    for (const text of ['20XX – Present', '202X.XX – 至今', '20XX年X月〜現在', '09/20XX - present'])
      expect(parseDateRanges(text, ['en']).map(({ raw, start, end }) => [raw, start.iso, end?.current])).toEqual([
        [text, null, true],
      ]);
    expect(read('20XX-20XX')).toEqual(['null..null']);
  });
});

it.each([
  ['od 8/2024', 'cs'],
  ['vanaf 8/2024', 'nl'],
  ['din 8/2024', 'ro'],
  ['8/2024 alkaen', 'fi'],
  ['2024. augusztus óta', 'hu'],
] as const)('lasts until now since a date: %s', (text, language) => {
  expect(parseDateRanges(text, [language])).toMatchObject([{ start: { iso: '2024-08' }, end: { iso: null, current: true } }]);
});

it('is made of nothing else', () => {
  for (const text of [
    '05/19',
    '4/10',
    'Python 3.11 – 3.12',
    '1200-1500 customers',
    '1500-1600 %',
    '030-12-14',
    '2 x 20xxl',
    '12’ – 14’',
  ])
    expect(read(text), text).toEqual([]);
});
