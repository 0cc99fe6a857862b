import { describe, expect, it } from 'vitest';
import { pageObjects, rawPdf } from './build-pdf.ts';
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
