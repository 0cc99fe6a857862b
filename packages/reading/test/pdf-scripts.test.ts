import { describe, expect, it } from 'vitest';
import { pageObjects, rawPdf, stream } from './build-pdf.ts';
import { linesOf, read, textsOf } from './tools.ts';

const draw = (drawn: string, x: number, y: number): string => `BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm (${drawn}) Tj ET`;

/** Letters drawn by any glyphs, which the file says stand for a text. */
const standingFor = (said: string, drawn: string): string =>
  `/Span << /ActualText <FEFF${Buffer.from(said, 'utf16le').swap16().toString('hex')}> >> BDC ${drawn} EMC`;

const readPage = async (...content: readonly string[]) => read(rawPdf(pageObjects(content.join(' '))));

describe('letters that are drawn at one place', () => {
  it('are read with the half of the conjunct first that has no vowel, whichever was drawn first', async () => {
    const half = standingFor('ল্', draw('x', 100, 700));
    const below = standingFor('প', draw('y', 100.3, 698.8));
    expect(textsOf(await readPage(below, half))).toEqual(['ল্প']);
    expect(textsOf(await readPage(half, below))).toEqual(['ল্প']);
  });
});

describe('a page that is read from right to left', () => {
  it('has brackets in lines of Latin letters that open where it begins', async () => {
    const word = (y: number): string =>
      ['ش', 'ه', 'ا', 'د', 'ة'].map((letter, at) => standingFor(letter, draw('x', 300 - at * 8, y))).join(' ');
    const result = await readPage(word(700), word(680), draw('\\)CMA\\(', 270, 660));
    expect(textsOf(result).at(-1)).toBe('(CMA)');
  });
});

describe('what a file says of several glyphs', () => {
  it('is measured by the room of all of them', async () => {
    const said = 'Operations and logistics of two harbours';
    const [line] = linesOf(await readPage(standingFor(said, draw(said, 50, 700))));
    expect(line?.runs.map(({ hidden }) => hidden)).toEqual([null]);
  });
});

describe('letters that stand for a text within a form', () => {
  const form = (content: string): Uint8Array =>
    stream(content, '/Type /XObject /Subtype /Form /BBox [-600 -900 600 900] /Resources << /Font << /F1 5 0 R >> >>');
  const word = [...'कमल'].map((letter, at) => standingFor(letter, draw('x', at * 7, 0))).join(' ');

  it.each([
    ['moved', '1 0 0 1 200 500 cm', [200, 219]],
    ['made larger', '2 0 0 2 200 500 cm', [200, 238]],
    ['turned', '0 1 -1 0 200 500 cm', [194, 202]],
  ] as const)('are read where the form is drawn when it is %s', async (_, matrix, [left, right]) => {
    const page = rawPdf([...pageObjects(`${draw('Kamal', 50, 700)} q ${matrix} /X0 Do Q`), form(word)]);
    const lines = linesOf(await read(page));
    expect(lines.map(({ text }) => text)).toEqual(['Kamal', 'कमल']);
    const [from = 0, , to = 0] = lines[1]?.box ?? [];
    expect(Math.abs(from - left) + Math.abs(to - right)).toBeLessThan(8);
  });
});

describe('signs that are written from top to bottom', () => {
  const stacked = (text: string, x: number, y: number): string =>
    [...text].map((sign, at) => standingFor(sign, draw('x', x, y - 13 * at))).join(' ');

  it('are one line, which heads the text beside it', async () => {
    const beside = ['Lamps', 'Lenses', 'Ropes'].map((text, at) => draw(text, 90, 700 - 15 * at));
    expect(textsOf(await readPage(stacked('学歴', 50, 698), ...beside))).toEqual(['学歴', 'Lamps', 'Lenses', 'Ropes']);
  });

  it('are lines of their own when other signs are level with them', async () => {
    const beside = standingFor('月', draw('x', 64, 685));
    expect(textsOf(await readPage(stacked('年月', 50, 698), beside))).toEqual(['年', '月 月']);
  });
});
