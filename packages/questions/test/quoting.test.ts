import { type LanguageCode, languageCodes } from '@winnow/contracts';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutQuote } from '../src/cut-quote.ts';
import { createQuoteFilter } from '../src/quote-filter.ts';
import { statementsOf } from '../src/statements.ts';
import { createTellingOf } from '../src/telling-of.ts';
import { invented, resumeOf, text } from './invented-interview.ts';

const content = resumeOf(invented);

const filterFor = (...languages: readonly (LanguageCode | null)[]) => createQuoteFilter(content, languages);

describe('a quote', () => {
  it('is the whole text up to 300 characters', () => {
    expect(cutQuote(` ${'a'.repeat(300)} `)).toBe('a'.repeat(300));
  });

  it('is cut at the end of a word', () => {
    expect(cutQuote('harbour '.repeat(60))).toBe('harbour '.repeat(37).trimEnd());
    expect(cutQuote(`${'harbour '.repeat(37)}pier more`)).toBe(`${'harbour '.repeat(37)}pier`);
  });

  it('is cut between letters where there are no spaces, never within one', () => {
    expect(cutQuote('港'.repeat(400))).toBe('港'.repeat(300));
    expect(cutQuote(`${'港'.repeat(299)}${'𠮷'.repeat(9)}`)).toBe('港'.repeat(299));
    expect(cutQuote('กำ'.repeat(300)).length % 2).toBe(0);
  });

  it('is always a part of the text, no longer than 300 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 900, size: 'max' }), (given) => {
        const quote = cutQuote(given);
        expect(given.includes(quote) && quote.length <= 300).toBe(true);
        expect(quote === '').toBe(given.trim() === '');
      }),
    );
  });
});

describe('what may be quoted', () => {
  it.each([
    'Write to imelda.brandt@example.org for references',
    'Call me at +49 381 4981 000 in the morning',
    'Call me at 901-820 in the morning',
    'Code at https://example.org/quay',
    'Code at www.example.org in a public folder',
    'Code at example.com in a public folder',
    'Published at github.com/example in a public folder',
    'Imelda led the night shift of the harbour',
    'IMELDA BRANDT led the night shift of the harbour',
    'Lives at Kaistrasse 7, 18055 Rostock since 2014',
    'Lecturer at the Hanse Polytechnic of Rostock for two terms',
    'Date of birth: 4 May 1990, nationality German',
    'Only female candidates, age 25 to 35',
    'Married, two children, driving licence',
    'On parental leave from 2019 to 2020',
  ])('is not %j', (line) => {
    expect(filterFor('en', 'en')(line)).toBe(false);
  });

  it.each([
    'Raised the turnover from 1,200,000 to 12,500,000 euros',
    'Ran the terminal from 2018-2019 and from 01.2020 - 12.2021',
    'Built services with Node.js/Express and ASP.NET/C# for B2B/B2C trade',
    'Opened the office in Rostock with 12 people',
    'Managed storage and packaging for 3 agencies',
    'Merged two scheduling systems into one',
    'firebrandt-proof doors for 14 halls',
    'Cut costs by 20 % @ 3 sites',
  ])('is %j', (line) => {
    expect(filterFor('en', 'en')(line)).toBe(true);
  });

  it('does not take a title that was read as a name for one', () => {
    const misread = createQuoteFilter({ ...content, profile: { ...content.profile, name: text('Harbour Planner', 0.3) } }, [
      'en',
    ]);
    expect(misread('Harbour rosters for three shifts')).toBe(true);
  });

  it('looks for the words of the languages of resume and job, and of English', () => {
    const line = 'Familienstand: ledig, zwei Hunde und ein Boot';
    expect(filterFor('de', 'en')(line)).toBe(false);
    expect(filterFor('en', 'de')(line)).toBe(false);
    expect(filterFor('en', 'fr')(line)).toBe(true);
    expect(filterFor('fr', 'fr')('Marital status: none of your business')).toBe(false);
  });

  it('looks for the words of all languages when one is not known', () => {
    expect(filterFor(null, 'en')('Familienstand: ledig, zwei Hunde und ein Boot')).toBe(false);
  });

  it.each(languageCodes)('finds each of the words of %s as it is written', (language) => {
    const mayQuote = filterFor(language);
    const { anywhere, sentences } = hiringLocaleOf(language).personal;
    const words = [...anywhere, ...sentences].map((word) => word.replace('*', ''));
    expect(words.length).toBeGreaterThan(6);
    expect(words.filter((word) => mayQuote(`x, ${word}: x`))).toEqual([]);
    expect(words.filter((word) => mayQuote(word.toUpperCase())).length).toBeLessThan(2);
    expect(mayQuote('Kai 7')).toBe(true);
  });
});

describe('the statements of a resume', () => {
  const statementsIn = (changes: Partial<typeof invented>) => {
    const changed = resumeOf({ ...invented, ...changes });
    return statementsOf(changed, createTellingOf(changed, 'en'), () => true);
  };
  const position = (from: string | null, to: string | null, ...bullets: readonly string[]) => ({ from, to, bullets });

  it('are strong with a figure and from one of the two latest positions', () => {
    const statements = statementsIn({
      projects: [],
      summary: null,
      positions: [
        position('2001-01', '2003-01', 'Counted 300 gulls on the roof', 'Counted the gulls on the roof'),
        position('2010-01', 'now', 'Counted 400 gulls on the roof', 'Counted most gulls on the roof'),
        position('2005-01', '2009-01', 'Counted 500 gulls on the roof', 'Counted some gulls on the roof'),
      ],
    });
    expect(statements.map(({ quote, strength }) => [quote, strength])).toEqual([
      ['Counted 400 gulls on the roof', 2],
      ['Counted most gulls on the roof', 1],
      ['Counted 500 gulls on the roof', 2],
      ['Counted some gulls on the roof', 1],
      ['Counted 300 gulls on the roof', 1],
      ['Counted the gulls on the roof', 0],
    ]);
  });

  it.each([
    ['Ran the terminal in 2019 and in 03/2020', false],
    ['Sold HTML5 and B2B courses to ports', false],
    ['Saved 3 hours of every shift', true],
    ['売上を前年比で20%伸ばし、新しい倉庫の立ち上げを担当した', true],
  ])('tell by figures, not by years and names: %j', (bullet, figure) => {
    expect(statementsIn({ positions: [position(null, null, bullet)] })[0]?.figure).toBe(figure);
  });

  it('are each said once and are no left-overs; a summary praises and hopes, so it gives none', () => {
    const statements = statementsIn({
      positions: [position(null, null, 'Berth plans for nine piers', 'BERTH PLANS for nine piers', 'Berth plans', '2019')],
      projects: ['Simulated the queue of a lock'],
      summary: 'Planner of harbours and locks. Calm on the worst of days. Bold.',
    });
    expect(statements.map(({ quote }) => quote)).toEqual(['Berth plans for nine piers', 'Simulated the queue of a lock']);
  });

  it('are labelled lists where they begin with a label', () => {
    const [list, told] = statementsIn({
      positions: [
        position(null, null, 'Technologies used: Python, SQL, Kubernetes', 'Led a team that won: the harbour cup of 2019'),
      ],
    });
    expect([list?.labelled, told?.labelled]).toEqual([true, false]);
  });
});
