import { describe, expect, it } from 'vitest';
import { column, pdfOf, type Text } from './build-pdf.ts';
import { read, textsOf } from './tools.ts';

const heading: Text = { text: 'Ada Byron', x: 50, y: 50, size: 20 };
const lists = [
  ['Skills', 'Lamps', 'Lenses', 'Clockwork', 'Sailing'],
  ['Languages', 'French', 'Greek', 'Latin'],
] as const;
const [left, right] = [column(lists[0], { y: 90 }), column(lists[1], { x: 300, y: 90 })];
const foot = column(['Letters are kept in the tower of the harbour'], { y: 200 });

const inRows = lists[0].map((text, row) => [text, lists[1][row] ?? ''].join(' ').trim());

/** The texts in an order that depends on the seed alone. */
const shuffled = (texts: readonly Text[], seed: number): readonly Text[] =>
  texts
    .map((text, index) => ({ text, at: ((index + 1) * (7919 + 104_729 * seed)) % 257 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text);

describe('short lists side by side whose lines are level', () => {
  it('are columns when the file draws one after the other', async () => {
    const texts = textsOf(await read(await pdfOf([heading, ...left, ...right, ...foot])));
    expect(texts).toEqual(['Ada Byron', ...lists[0], ...lists[1], foot[0]?.text]);
  });

  it('are rows when the file draws them from top to bottom', async () => {
    const texts = [heading, ...left, ...right, ...foot].toSorted((a, b) => a.y - b.y || a.x - b.x);
    expect(textsOf(await read(await pdfOf(texts)))).toEqual(['Ada Byron', ...inRows, foot[0]?.text]);
  });

  it('are rows when the file draws them in no order', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const texts = shuffled([heading, ...left, ...right, ...foot], seed);
      expect(textsOf(await read(await pdfOf(texts)))).toEqual(['Ada Byron', ...inRows, foot[0]?.text]);
    }
  });
});

it('keeps dates on the lines of their entries although the file draws them last', async () => {
  const entries = [1, 2, 3, 4, 5].map((entry) => ({
    title: { text: `Keeper of lamp ${entry}`, x: 50, y: 50 + entry * 45 },
    text: { text: 'Kept the lamp burning through the winter', x: 50, y: 64 + entry * 45 },
    date: { text: `June 184${entry} to May 185${entry}`, x: 420, y: 50 + entry * 45 },
  }));
  const texts = [...entries.flatMap(({ title, text }) => [title, text]), ...entries.map(({ date }) => date)];
  expect(textsOf(await read(await pdfOf(texts)))).toEqual(
    entries.flatMap(({ title, text, date }) => [`${title.text} ${date.text}`, text.text]),
  );
});

it('reads a block that is drawn after two columns after both of them', async () => {
  const work = [
    'Work',
    'Kept the lamp of the harbour burning',
    'Wound the clock of the town hall',
    'Trimmed the wicks of the lamps',
  ];
  const awards = ['Awards', 'Medal of the harbour', 'Ribbon of the town', 'Cup of the regatta'];
  const books = ['Books', 'On the grinding of lenses by hand', 'On the winding of very large clocks'];
  const texts = [heading, ...column(work, { y: 90 }), ...column(awards, { x: 320, y: 90 }), ...column(books, { y: 156 })];
  expect(textsOf(await read(await pdfOf(texts)))).toEqual(['Ada Byron', ...work, ...awards, ...books]);
});
