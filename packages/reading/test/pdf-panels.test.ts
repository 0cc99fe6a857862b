import { PDFDocument, rgb } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { column, drawTexts, pdfOf, type Text } from './build-pdf.ts';
import { linesOf, read, textsOf } from './tools.ts';

type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly framed?: true;
};

/** A page with rectangles, filled with grey or framed, under its texts; y counts from the top. */
const drawn = async (rectangles: readonly Rectangle[], texts: readonly Text[]): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  for (const { x, y, width, height, framed } of rectangles) {
    const look = framed === undefined ? { color: rgb(0.8, 0.8, 0.8) } : { borderColor: rgb(0, 0, 0), borderWidth: 1 };
    page.drawRectangle({ x, y: 842 - y - height, width, height, ...look });
  }
  await drawTexts(document, page, texts);
  return document.save();
};

/** Text that is flush with the right margin, at 14 points a line. */
const flushRight = (lines: readonly string[], right: number, y: number): readonly Text[] =>
  lines.map((text, index) => ({ text, x: right - 5 * text.length, y: y + index * 14 }));

const skills = ['Skills', 'Fresnel lenses', 'Lamp oil', 'Semaphore', 'Fog signals'];
const work = ['Keeper, The Blue Heron', 'Kept the lamp burning through every night', 'of seven winters, with two assistants'];

describe('a panel', () => {
  it('is a column, although its lines are flush with the margin and level with those beside it', async () => {
    const panel = { x: 400, y: 0, width: 195, height: 842 };
    const texts = [...column([...work, ...work], { y: 60 }), ...flushRight(skills, 570, 60)];
    expect(textsOf(await read(await drawn([panel], texts)))).toEqual([...work, ...work, ...skills]);
    expect(textsOf(await read(await drawn([], texts)))).not.toEqual([...work, ...work, ...skills]);
  });

  it('is read as a whole beside another one on the same lines', async () => {
    const frames = [40, 300].map((x): Rectangle => ({ x, y: 40, width: 240, height: 120, framed: true }));
    const texts = [
      ...column(skills, { x: 50, y: 60 }),
      ...column(['Languages', 'Welsh', 'Norse', 'Breton', 'Manx'], { x: 310, y: 60 }),
    ];
    expect(textsOf(await read(await drawn(frames, texts)))).toEqual([...skills, 'Languages', 'Welsh', 'Norse', 'Breton', 'Manx']);
  });

  it('does not part an entry from the periods beside it', async () => {
    const cards = [40, 140, 240].map((y): Rectangle => ({ x: 150, y, width: 400, height: 80 }));
    const texts = cards.flatMap(({ y }, index) => [
      { text: `201${index} - 201${index + 1}`, x: 50, y: y + 20 },
      ...column(work, { x: 160, y: y + 20 }),
    ]);
    const read_ = textsOf(await read(await drawn(cards, texts)));
    expect(read_.filter((text) => text.startsWith('201'))).toHaveLength(3);
    expect(read_.findIndex((text) => text.includes('2011 - 2012'))).toBeGreaterThan(2);
  });
});

describe('headings in the margin', () => {
  it('come before the texts beside them, larger than these and of one look', async () => {
    const sections = [
      { heading: 'Past deeds', lines: [...work, ...work] },
      { heading: 'Lore', lines: ['Lyceum of the Isles', 'Two years of optics and of astronomy'] },
      { heading: 'Crafts', lines: ['Fresnel lenses and lamp oil', 'Semaphore and fog signals'] },
    ];
    let y = 60;
    const texts = sections.flatMap(({ heading, lines }) => {
      const own = [{ text: heading, x: 50, y, size: 16 }, ...column(lines, { x: 200, y })];
      y += 14 * lines.length + 24;
      return own;
    });
    expect(textsOf(await read(await pdfOf(texts)))).toEqual(sections.flatMap(({ heading, lines }) => [heading, ...lines]));
  });
});

describe('what is drawn around a line', () => {
  const marksOf = async (rectangles: readonly Rectangle[], texts: readonly Text[]) =>
    linesOf(await read(await drawn(rectangles, texts))).map(({ text, marks }) => [text, ...(marks ?? [])]);

  it('is a rule below, above or beside it', async () => {
    const rules = [
      { x: 50, y: 64, width: 400, height: 1 },
      { x: 50, y: 146, width: 400, height: 1 },
      { x: 140, y: 256, width: 300, height: 1 },
    ];
    const texts = [
      { text: 'Work', x: 50, y: 60 },
      { text: 'Lore', x: 50, y: 160 },
      { text: 'Crafts', x: 50, y: 260 },
      { text: 'Plain', x: 50, y: 360 },
    ];
    expect(await marksOf(rules, texts)).toEqual([
      ['Work', 'ruled-below'],
      ['Lore', 'ruled-above'],
      ['Crafts', 'ruled-beside'],
      ['Plain'],
    ]);
  });

  it('is a bar under one line, and no panel under several', async () => {
    const bar = { x: 40, y: 48, width: 400, height: 18 };
    const panel = { x: 40, y: 88, width: 400, height: 80 };
    const texts = [{ text: 'Work', x: 50, y: 60 }, ...column(work, { y: 110 })];
    expect(await marksOf([bar, panel], texts)).toEqual([['Work', 'bar'], ...work.map((text) => [text])]);
  });

  it('is not the line under an underlined word', async () => {
    expect(await marksOf([{ x: 50, y: 62, width: 24, height: 0.6 }], [{ text: 'Work', x: 50, y: 60 }])).toEqual([['Work']]);
  });
});
