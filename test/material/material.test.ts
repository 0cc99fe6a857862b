import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../support/seeded-random.ts';
import { chooseDateStyle, type DateStyle, printSpan } from './content/dates.ts';
import { generateResume } from './content/generate.ts';
import { loadLanguages } from './content/words.ts';
import { families, layouts, readSplits } from './families.ts';
import { factsOf, missingFrom } from './label.ts';
import { escapeTex } from './latex/escape-tex.ts';
import { looks } from './latex/looks.ts';
import { hasLatex } from './latex/render-latex.ts';
import { composeSheet } from './layout/compose.ts';
import { studyHeads, workHeads, writeHead } from './layout/heads.ts';
import { textOf } from './layout/sheet.ts';
import { toText } from './plain/to-text.ts';
import type { PagePrinter } from './render/open-page-printer.ts';
import { casesOf, renderFamily } from './render/render-family.ts';

const languages = await loadLanguages();
const english = languages.find(({ vocabulary }) => vocabulary.language === 'en')!;
const frame = { columns: 'one', marginDates: false, capitals: false } as const;

const noPrinter: PagePrinter = { print: () => Promise.reject(new Error('There is no browser.')), close: () => Promise.resolve() };

const composed = (code: (typeof languages)[number], seed: number) => {
  const random = createSeededRandom(seed);
  const resume = generateResume(code, seed);
  return { resume, ...composeSheet(resume, chooseDateStyle(code.vocabulary, code.words, seed, random), frame, random) };
};

describe('families of layouts', () => {
  it('each have a split, the one that real resumes of the same theme have', () => {
    const { real } = readSplits();
    expect(families().length).toBe(layouts.length);
    expect(families().filter(({ name, split }) => real[name] !== undefined && real[name] !== split)).toEqual([]);
  });

  it('are train, tune and exam in shares that tell something', () => {
    const counts = Map.groupBy(families(), ({ split }) => split);
    for (const split of ['train', 'tune', 'exam'] as const)
      expect(counts.get(split)?.length, split).toBeGreaterThan(layouts.length / 6);
  });
});

describe('the head of an entry', () => {
  const work = { title: 'Baker', company: 'Mill Ltd', place: 'Leeds', department: null, dates: '2019 – 2021' };
  const lines = (pattern: string, parts: Parameters<typeof writeHead>[1]) =>
    writeHead(pattern, parts).map(({ left, right }) => [textOf(left), textOf(right)].filter((side) => side !== '').join(' >> '));

  it('has its parts in the order of the pattern', () => {
    expect(lines('C, P >> D / T', work)).toEqual(['Mill Ltd, Leeds >> 2019 – 2021', 'Baker']);
    expect(lines('T – C (D)', work)).toEqual(['Baker – Mill Ltd (2019 – 2021)']);
  });

  it('drops a missing part with the sign before it', () => {
    expect(lines('T (D) / C · X · P', work)).toEqual(['Baker (2019 – 2021)', 'Mill Ltd · Leeds']);
    expect(lines('C – X, P >> D / T', { ...work, place: null })).toEqual(['Mill Ltd >> 2019 – 2021', 'Baker']);
  });

  it('tells who and when, whatever the pattern', () => {
    for (const pattern of workHeads)
      expect(lines(pattern, work).join(' '), pattern).toMatch(/(?=.*Baker)(?=.*Mill Ltd)(?=.*2019 – 2021)/);
    const study = { degree: 'BSc', field: 'Physics', institution: 'Carrick College', dates: '2012' };
    for (const pattern of studyHeads)
      expect(lines(pattern, study).join(' '), pattern).toMatch(/(?=.*BSc)(?=.*Physics)(?=.*Carrick College)(?=.*2012)/);
  });
});

describe('dates', () => {
  const form = chooseDateStyle(english.vocabulary, english.words, 1, createSeededRandom(1)).form;
  const plain: DateStyle = {
    form: { ...form, pattern: '{short} {year}', range: '{start} – {end}', present: 'now' },
    kind: 'plain',
    seasons: english.words.seasons,
    open: 'word',
    reversed: false,
    schoolYears: false,
  };
  const span = { start: { year: 2012, month: 4 }, end: { year: 2014, month: 11 } };

  it.each([
    ['plain', { text: 'Apr 2012 – Nov 2014', label: { start: '2012-04', end: '2014-11' } }],
    ['short-year', { text: 'Apr ’12 – Nov ’14', label: { start: '2012-04', end: '2014-11' } }],
    ['iso', { text: '2012-04 – 2014-11', label: { start: '2012-04', end: '2014-11' } }],
    ['years', { text: '2012 – 2014', label: { start: '2012', end: '2014' } }],
    ['season', { text: 'Spring 2012 – Autumn 2014', label: { start: '2012', end: '2014' } }],
    ['quarter', { text: 'Q2 2012 – Q4 2014', label: { start: '2012', end: '2014' } }],
    ['masked', { text: '20XX.04 – 20XX.11', label: { start: null, end: null } }],
  ] as const)('of the kind %s are labelled as precisely as they are printed', (kind, printed) => {
    expect(printSpan({ ...plain, kind }, span, false)).toEqual(printed);
  });

  it('without an end go on, unless one date alone is printed', () => {
    const open = { start: span.start, end: null };
    expect(printSpan(plain, open, false)).toEqual({ text: 'Apr 2012 – now', label: { start: '2012-04', end: 'present' } });
    expect(printSpan({ ...plain, open: 'arrow' }, open, false).text).toBe('Apr 2012 →');
    expect(printSpan({ ...plain, open: 'start' }, open, false).label).toEqual({ start: null, end: '2012-04', single_date: true });
  });

  it('of studies may be school years', () => {
    expect(printSpan({ ...plain, schoolYears: true }, span, true)).toEqual({
      text: '2012/14',
      label: { start: '2012', end: '2014' },
    });
  });
});

describe('a document of LaTeX', () => {
  it('prints the signs that TeX takes for its own', () => {
    expect(escapeTex('R&D_{50 %} #1 $5 ~/x^2 C:\\ "a" <b>')).toBe(
      'R\\&D\\_\\{50 \\%\\} \\#1 \\$5 \\textasciitilde{}/x\\textasciicircum{}2 C:\\textbackslash{} ' +
        '\\textquotedbl{}a\\textquotedbl{} \\textless{}b\\textgreater{}',
    );
    expect(escapeTex('--[x]')).toBe('-{}-{[}x{]}');
  });

  it.skipIf(!hasLatex()).each(['latex-moderncv-classic', 'latex-article'])(
    'in the family %s has the same bytes each time, and the text that its label says',
    async (name) => {
      const family = families().find((each) => each.name === name)!;
      const tools = { printer: noPrinter, python: null, latex: true };
      const render = async () => (await renderFamily(family, casesOf(family, [english], 1), tools).next()).value;
      const [first, second] = [await render(), await render()];
      expect(first?.bytes).toEqual(second?.bytes);
      expect(missingFrom(factsOf(first!.resume, first!.shown), first!.text)).toEqual([]);
    },
    60_000,
  );

  it('has a template for each look', () => {
    for (const [name, { file }] of Object.entries(looks))
      expect(existsSync(new URL(`latex/templates/${file ?? name}.tex`, import.meta.url)), name).toBe(true);
  });
});

describe('a resume', () => {
  it('is the same for the same seed', () => {
    expect(generateResume(english, 7)).toEqual(generateResume(english, 7));
    expect(generateResume(english, 7)).not.toEqual(generateResume(english, 8));
  });

  it.each(languages.map((language) => [language.vocabulary.language, language] as const))(
    'in %s prints all that its label says',
    (_, language) => {
      for (const seed of [1, 2, 3, 4]) {
        const { resume, sheet, shown } = composed(language, seed);
        const facts = factsOf(resume, shown);
        expect(missingFrom(facts, toText(sheet, 'underlined', false))).toEqual([]);
        expect(facts.experience.length).toBe(resume.positions.length);
      }
    },
  );
});
