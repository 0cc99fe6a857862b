import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { heading, type Placed, placed } from './placed.ts';

const name: Placed = { text: 'Jane Smith', x: 50, y: 40, size: 22, bold: true };

const sectionsOf = (lines: readonly Placed[]) =>
  parseResume(placed([name, { text: 'jane@example.com', x: 50, y: 70 }, ...lines])).content.sections.map((section) => [
    section.heading,
    section.text,
  ]);

/** Texts in two columns from a height down. */
const pairs = (y: number, rows: readonly (readonly [string, string])[]): readonly Placed[] =>
  rows.map(([text, aside], row) => ({ text, x: 50, y: y + 14 * row, aside: { text: aside, x: 300 } }));

describe('headings side by side', () => {
  it('head the lines below them, column by column', () => {
    const sections = sectionsOf([
      { ...heading('Skills', 100), aside: { text: 'Languages', x: 300 }, boldAside: true },
      ...pairs(120, [
        ['Fresnel lenses', 'English – native'],
        ['Argand lamps', 'German – B2'],
      ]),
    ]);
    expect(sections.slice(-2)).toEqual([
      ['Skills', 'Fresnel lenses\nArgand lamps'],
      ['Languages', 'English – native\nGerman – B2'],
    ]);
  });

  it('head lines that are centred below them', () => {
    const sections = sectionsOf([
      { ...heading('Skills', 100, 80), aside: { text: 'Languages', x: 320 }, boldAside: true },
      { text: 'Repair of Fresnel lenses', x: 50, y: 120, aside: { text: 'English – native', x: 305 } },
      { text: 'Argand lamps', x: 72, y: 134, aside: { text: 'German – B2', x: 318 } },
    ]);
    expect(sections.at(-1)).toEqual(['Languages', 'English – native\nGerman – B2']);
  });

  it('end where a section of the whole width begins', () => {
    const sections = sectionsOf([
      { ...heading('Skills', 100), aside: { text: 'Languages', x: 300 }, boldAside: true },
      ...pairs(120, [['Fresnel lenses', 'English – native']]),
      heading('Interests', 160),
      { text: 'Long walks along the shore with a dog that is afraid of gulls and of the sea', x: 50, y: 180 },
    ]);
    expect(sections.slice(-3).map(([text]) => text)).toEqual(['Skills', 'Languages', 'Interests']);
    expect(sections.at(-2)?.[1]).toBe('English – native');
  });

  it('head nothing where they are the labels of a table', () => {
    const sections = sectionsOf([
      heading('Languages', 100),
      { text: 'Skills', x: 50, y: 120, aside: { text: 'Languages', x: 300 } },
      { text: 'Reading, writing and a little singing in a choir of four voices in German', x: 50, y: 140 },
    ]);
    expect(sections.filter(([text]) => text === 'Skills')).toEqual([]);
  });
});

it('takes the last label of a row with year and month for the heading of a form', () => {
  const form = (y: number, cells: readonly string[]): Placed => ({
    text: cells[0] ?? '',
    x: 50,
    y,
    words: [{ text: cells[1] ?? '', x: 110 }],
    aside: { text: cells[2] ?? '', x: 170 },
  });
  const sections = sectionsOf([
    { text: '履歴書', x: 50, y: 90 },
    form(120, ['年', '月', '学歴']),
    form(140, ['2008', '4', '北浜大学 工学部 入学']),
    form(160, ['2012', '3', '北浜大学 工学部 卒業']),
    form(180, ['年', '月', '免許・資格']),
    form(200, ['2013', '5', '普通自動車第一種運転免許 取得']),
  ]);
  expect(sections.slice(-2).map(([text]) => text)).toEqual(['学歴', '免許・資格']);
});

it('makes a heading whole that a narrow cell breaks between two characters', () => {
  const sections = sectionsOf([
    { text: '教育', x: 50, y: 100, bold: true },
    { text: '背景', x: 50, y: 112, bold: true },
    { text: '2011.09—2015.06 皖江医学院 护理学 本科', x: 120, y: 130 },
  ]);
  expect(sections.map(([text]) => text)).toContain('教育背景');
});

it('takes a heading and its translation below for one', () => {
  const sections = sectionsOf([
    { text: '學歷', x: 50, y: 100, size: 13, bold: true },
    { text: 'EDUCATION', x: 50, y: 116, size: 8, bold: true },
    { text: '2010 – 2014', x: 50, y: 130 },
    { text: '南瀛餐旅大學 學士', x: 50, y: 144 },
  ]);
  expect(sections.at(-1)?.[0]).toBe('學歷 EDUCATION');
});

it('leaves out what is drawn around a heading or fills its line', () => {
  const texts = ['Keeper, The Blue Heron, 2019 – present', 'Kept the lamp burning'];
  const sections = sectionsOf([
    heading('~ Work experience ~', 100),
    ...texts.map((text, row) => ({ text, x: 50, y: 120 + 14 * row })),
    heading('EDUCATION ----------', 160),
    { text: 'Bachelor of Science, Harbour College, 2018', x: 50, y: 180 },
  ]);
  expect(sections.slice(-2).map(([text]) => text)).toEqual(['Work experience', 'EDUCATION']);
});

describe('bold words that run in to a paragraph', () => {
  /** A paragraph with bold words before the others. */
  const paragraph = (y: number, words: string, text: string): Placed => ({
    ...{ text: words, x: 50, y, bold: true, boldAside: false },
    aside: { text, x: 50 + words.length * 5 + 3 },
  });

  it('are headings where several sections begin so', () => {
    const sections = sectionsOf([
      paragraph(100, 'Education.', 'Law at Northgate College, Newcastle, a Bachelor of Laws in 2012.'),
      paragraph(130, 'Languages.', 'English, my mother tongue, and Norwegian, which I speak fluently.'),
      paragraph(160, 'Interests.', 'Running on fells, the sea, and repairing clocks that nobody else repairs.'),
      paragraph(190, 'References.', 'Names will be supplied on request, and letters of three former clients.'),
    ]);
    expect(sections.slice(-4).map(([text]) => text)).toEqual(['Education', 'Languages', 'Interests', 'References']);
  });

  it('are headings in other than the usual words where full stops set several off', () => {
    const sections = sectionsOf([
      paragraph(100, 'Where I learnt it.', 'Law at Northgate College, Newcastle, a Bachelor of Laws in 2012.'),
      paragraph(130, 'Languages I speak.', 'English, my mother tongue, and Norwegian, which I speak fluently.'),
      paragraph(160, 'After the tide.', 'Running on fells, the sea, and repairing clocks that nobody else repairs.'),
      paragraph(190, 'References.', 'Names will be supplied on request, and letters of three former clients.'),
    ]);
    expect(sections.slice(-4).map(([text]) => text)).toEqual([
      'Where I learnt it',
      'Languages I speak',
      'After the tide',
      'References',
    ]);
  });

  it('are labels where one section has them', () => {
    const sections = sectionsOf([
      heading('Skills', 100),
      paragraph(120, 'Languages:', 'TypeScript, Rust and a little Haskell'),
      paragraph(140, 'Interests:', 'compilers, type systems and small parsers'),
    ]);
    expect(sections.map(([text]) => text)).not.toContain('Languages');
  });
});

describe('words in the margin', () => {
  const row = (y: number, margin: string, text: string): Placed => ({ text: margin, x: 50, y, aside: { text, x: 150 } });
  const beside = (y: number, text: string): Placed => ({ text, x: 150, y });

  it('are headings that nothing but their place sets off', () => {
    const sections = sectionsOf([
      row(100, 'Education', 'Law at Northgate College'),
      beside(114, 'Newcastle, 2009 - 2012'),
      row(140, 'Languages', 'English, my mother tongue'),
      beside(154, 'Norwegian, which I speak fluently'),
      row(180, 'Interests', 'Running on fells and the sea'),
      beside(194, 'Repair of old clocks'),
    ]);
    expect(sections.slice(-3).map(([text]) => text)).toEqual(['Education', 'Languages', 'Interests']);
  });

  it('are labels where they ask for what a form does', () => {
    const sections = sectionsOf([
      row(100, 'Nationality', 'Norwegian'),
      row(120, 'Address', '12 Harbour Road, Bergen'),
      row(140, 'Languages', 'English, my mother tongue'),
      row(160, 'Driving', 'Own car'),
    ]);
    expect(sections.map(([text]) => text)).not.toContain('Nationality');
  });
});

describe('groups within a section', () => {
  it('are part of it, although their headings are known', () => {
    const sections = sectionsOf([
      heading('Skills', 100),
      { text: 'Software', x: 50, y: 120, bold: true },
      { text: 'AutoCAD, Blender', x: 50, y: 134 },
      { text: 'Personal qualities', x: 50, y: 156, bold: true },
      { text: 'Patient, thorough', x: 50, y: 170 },
      heading('Education', 200),
      { text: 'BA Fine Art, Northgate College, 2012', x: 50, y: 220 },
    ]);
    expect(sections.slice(-2)).toEqual([
      ['Skills', 'Software\nAutoCAD, Blender\nPersonal qualities\nPatient, thorough'],
      ['Education', 'BA Fine Art, Northgate College, 2012'],
    ]);
  });
});
