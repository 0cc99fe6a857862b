import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { column, pdfOf, type Text } from './build-pdf.ts';
import { read, textsOf } from './tools.ts';

const sentence = 'built engines that compute tables and taught others how to build them';
const orderOf = async (texts: readonly Text[]): Promise<readonly string[]> => textsOf(await read(await pdfOf(texts)));

describe('the order of a page', () => {
  it('goes down every column, whatever the page has', async () => {
    const place = fc.record({
      text: fc.constantFrom('Loom Ltd', '2011 - 2014', sentence, 'SQL', 'Experience', `- ${sentence}`),
      x: fc.constantFrom(40, 56, 200, 220, 240),
      y: fc.integer({ min: 4, max: 70 }).map((row) => row * 11),
      bold: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(place, { minLength: 8, maxLength: 60, selector: ({ x, y }) => `${x} ${y}` }),
        async (texts) => {
          const [page] = (await read(await pdfOf(texts))).pages;
          const tops = new Map<number, number>();
          for (const { column: at, lines } of page?.blocks ?? []) {
            for (const { box } of lines) {
              expect(box?.[1]).toBeGreaterThan((tops.get(at) ?? 0) - 4);
              tops.set(at, box?.[1] ?? 0);
            }
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('keeps the heading of the text below two columns with that text', async () => {
    const columns = [
      ...column(['Excel', 'Word', 'SAP', 'Access'], { y: 100 }),
      ...column(['Thai', 'Lao', 'Malay', 'Khmer'], { x: 320, y: 104 }),
    ];
    const heads = [
      { text: 'Skills', x: 50, y: 80, size: 13 },
      { text: 'Languages', x: 320, y: 80, size: 13 },
      { text: 'Hobbies', x: 50, y: 176, size: 13 },
    ];
    const below = { text: `${sentence} for years`, x: 50, y: 194 };
    const order = await orderOf([...heads, ...columns, below]);
    expect(order.slice(-2)).toEqual(['Hobbies', below.text]);
    expect(order.indexOf('Access') + 1).toBe(order.indexOf('Languages'));
  });

  it('keeps a period on an axis with the entry left of it, and what stands right of the axis below', async () => {
    const entry = (title: string, employer: string, period: string, y: number): readonly Text[] => [
      { text: title, x: 60, y, bold: true },
      { text: employer, x: 80, y: y + 12 },
      { text: period, x: 250, y, size: 9 },
      ...column([`• ${sentence}`, `• ${sentence}`, `• ${sentence}`], { x: 330, y: y + 24 }),
    ];
    const order = await orderOf([
      ...entry('Teacher of letters', 'Loom Ltd', '2020 - 2024', 100),
      ...entry('Cook for the harbour', 'Tide Works', '2019 - 2020', 190),
      ...entry('Carver of hams', 'Gull Foods', '2017 - 2018', 280),
    ]);
    expect(order.filter((line) => /^[A-Z]/.test(line))).toEqual([
      'Teacher of letters 2020 - 2024',
      'Loom Ltd',
      'Cook for the harbour 2019 - 2020',
      'Tide Works',
      'Carver of hams 2017 - 2018',
      'Gull Foods',
    ]);
  });

  it('keeps periods in the margin on the rows of the bullets beside them, below the heading over these', async () => {
    const order = await orderOf([
      { text: 'Experience', x: 250, y: 100, size: 14, bold: true },
      ...['2020 - 2024', '2019 - 2020', '2017 - 2018'].flatMap((period, index): readonly Text[] => [
        { text: period, x: 50, y: 130 + 50 * index },
        ...column([`• Engineer ${index}`, `  • ${sentence}`, `  • ${sentence}`], { x: 180, y: 130 + 50 * index }),
      ]),
      { text: 'Education', x: 250, y: 300, size: 14, bold: true },
      { text: '2013 - 2016', x: 50, y: 330 },
      { text: '• Bachelor of Arts, Saltmarsh College', x: 180, y: 330 },
      { text: '2010 - 2013', x: 50, y: 342 },
      { text: '• Diploma, Greywater School', x: 180, y: 342 },
    ]);
    const expected = ['Experience', '2020 - 2024', 'Engineer 0', '2019 - 2020', 'Engineer 1', '2017 - 2018', 'Engineer 2'];
    const education = ['Education', '2013 - 2016', 'Bachelor', '2010 - 2013', 'Diploma'];
    const text = order.join('\n');
    expect([...expected, ...education].map((each) => text.indexOf(each))).toEqual(
      [...expected, ...education].map((each) => text.indexOf(each)).toSorted((a, b) => a - b),
    );
    expect(text).not.toMatch(/^[^a-z]*2013 - 2016\n2010 - 2013/mu);
  });

  it('keeps a sidebar with a phone number apart from the bullets on its lines', async () => {
    const order = await orderOf([
      ...column(['Contact', 'maya@x.example', '0612345678', 'Utrecht'], { x: 50, y: 100 }),
      ...column(['Experience', ...Array.from({ length: 9 }, () => `• ${sentence}`)], { x: 200, y: 100 }),
    ]);
    expect(order.slice(0, 4)).toEqual(['Contact', 'maya@x.example', '0612345678', 'Utrecht']);
  });

  it('does not take the first words beside a heading in the margin for a note', async () => {
    const order = await orderOf([
      { text: 'Where I worked', x: 50, y: 100, bold: true },
      { text: '2020 - 2024', x: 180, y: 100 },
      { text: 'Engineer', x: 180, y: 112 },
      ...column([`• ${sentence}`, `• ${sentence}`], { x: 190, y: 128 }),
      { text: 'Loom Ltd', x: 180, y: 156 },
      { text: 'What I know', x: 50, y: 180, bold: true },
      { text: 'Excel, Word, SAP', x: 180, y: 180 },
    ]);
    expect(order.slice(0, 2)).toEqual(['Where I worked 2020 - 2024', 'Engineer']);
  });

  it('keeps the period of a head above items in two columns with that head', async () => {
    const items = (x: number, y: number): readonly Text[] =>
      column(['• built engines of brass', '• taught how to build', '• kept tables of tides', '• wrote to its readers'], { x, y });
    const order = await orderOf([
      { text: 'Engineer of tables', x: 50, y: 100, bold: true },
      { text: '2020 - 2024', x: 420, y: 100 },
      { text: 'Loom Ltd', x: 50, y: 112 },
      ...items(50, 126),
      ...items(270, 126),
      { text: 'Apprentice of tables', x: 50, y: 190, bold: true },
      { text: '2017 - 2020', x: 420, y: 190 },
      { text: 'Tide Works', x: 50, y: 202 },
      ...items(50, 216),
      ...items(270, 216),
    ]);
    expect(order.filter((line) => /^[A-Z]/.test(line))).toEqual([
      'Engineer of tables 2020 - 2024',
      'Loom Ltd',
      'Apprentice of tables 2017 - 2020',
      'Tide Works',
    ]);
  });

  it('ends a list in columns where entries with places and periods begin', async () => {
    const items = (from: number): readonly string[] =>
      Array.from({ length: 6 }, (_, at) => `Group ${from + at}: SQL, Excel and more tools`);
    const lists = [...column(items(0), { y: 100 }), ...column(items(6), { x: 310, y: 105 })];
    const entry = [
      { text: 'Experience', x: 50, y: 215, size: 15, bold: true },
      { text: 'Lead Engineer', x: 50, y: 235 },
      { text: '2012 - 2014', x: 493, y: 235 },
      { text: 'Loom Ltd', x: 50, y: 247, size: 10 },
      { text: '2011 - 2012', x: 493, y: 247 },
      { text: `${sentence} for many years`, x: 60, y: 262 },
    ];
    const order = await orderOf([...lists, ...entry]);
    expect(order).toEqual([
      ...items(0),
      ...items(6),
      'Experience',
      'Lead Engineer 2012 - 2014',
      'Loom Ltd 2011 - 2012',
      entry[5]?.text,
    ]);
  });
});

describe('a label of several lines', () => {
  it('that is a heading in the margin is whole before the text beside it', async () => {
    const labels = [
      ['Professional', 'Experience'],
      ['Education and', 'Training'],
      ['Volunteer', 'Work'],
    ];
    const texts = labels.flatMap((label, section): readonly Text[] => [
      ...column(label, { x: 40, y: 100 + section * 80, step: 14, size: 11 }),
      ...column([`Engineer at Loom ${section}`, `${sentence} one`, `${sentence} two`, `${sentence} three`], {
        x: 140,
        y: 100 + section * 80,
        step: 12,
      }),
    ]);
    const order = await orderOf(texts);
    expect(order).toEqual(
      labels.flatMap((label, section) => [
        ...label,
        `Engineer at Loom ${section}`,
        ...['one', 'two', 'three'].map((end) => `${sentence} ${end}`),
      ]),
    );
  });

  it.each([40, 420])('that is a period over a place at %i points does not split the sentences beside it', async (x) => {
    const main = x === 40 ? 150 : 40;
    const texts = [0, 1, 2, 3].flatMap((entry): readonly Text[] => [
      { text: `201${entry} - 201${entry + 1}`, x, y: 100 + entry * 60 },
      { text: 'London', x, y: 112 + entry * 60 },
      { text: `Engineer ${entry}, Loom Ltd`, x: main, y: 100 + entry * 60 },
      { text: `\u2022 ${sentence.slice(0, 50)}`, x: main + 10, y: 112 + entry * 60 },
      { text: `continues with engine ${entry}`, x: main + 16, y: 124 + entry * 60 },
    ]);
    const order = await orderOf(texts);
    expect(order.filter((_, index) => index % 3 === 1)).toEqual(Array.from({ length: 4 }, () => sentence.slice(0, 50)));
    expect(order.filter((_, index) => index % 3 === 0).every((text) => /London/.test(text) && /Loom/.test(text))).toBe(true);
  });

  it('is told from years beside items of their own', async () => {
    const items = ['Chapter One, about looms', 'Chapter Two, about engines and their many tables', 'Chapter Three, about tables'];
    const texts = items.flatMap((text, row): readonly Text[] => [
      { text: '1843', x: 40, y: 100 + row * 12 },
      { text, x: 100, y: 100 + row * 12 },
    ]);
    expect(await orderOf(texts)).toEqual(items.map((text) => `1843 ${text}`));
  });

  it('is told from a list of names and values', async () => {
    const pairs = [
      ['Date of birth', '10 December 1815'],
      ['Nationality', 'British'],
      ['Driving licence', 'class B'],
      ['Marital status', 'married, three children'],
      ['Languages', 'English, French and some Italian'],
    ];
    const texts = pairs.flatMap(([label = '', value = ''], row): readonly Text[] => [
      { text: label, x: 40, y: 100 + row * 13 },
      { text: value, x: 160, y: 100 + row * 13 },
    ]);
    expect(await orderOf(texts)).toEqual(pairs.map((pair) => pair.join(' ')));
  });
});
