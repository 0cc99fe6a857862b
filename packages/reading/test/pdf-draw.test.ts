import { degrees, PDFDocument, PDFName, rgb } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { compilePdfium, createPdfReader } from '../src/index.ts';
import type { DrawnPage } from '../src/pdf/draw-pages.ts';
import { pdfOf } from './build-pdf.ts';
import { wasmBinary } from './tools.ts';

const reader = createPdfReader(compilePdfium(wasmBinary));
const options = { pages: 10, width: 120 };

const white = [255, 255, 255];

/** Red, green and blue at a place given in shares of the page, from its top left. */
const colourAt = ({ picture: { width, height, data } }: DrawnPage, across: number, down: number): readonly number[] => {
  const at = 3 * (Math.floor(down * height) * width + Math.floor(across * width));
  return [...data.subarray(at, at + 3)];
};

/** A page with a red square at its top left, a blue one at its top right and a green one at its bottom left. */
const squares = async (width = 600, height = 800, turn = 0): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([width, height]);
  const size = width / 4;
  page.drawRectangle({ x: 0, y: height - size, width: size, height: size, color: rgb(1, 0, 0) });
  page.drawRectangle({ x: width - size, y: height - size, width: size, height: size, color: rgb(0, 0, 1) });
  page.drawRectangle({ x: 0, y: 0, width: size, height: size, color: rgb(0, 1, 0) });
  if (turn !== 0) page.setRotation(degrees(turn));
  return document.save();
};

const drawOne = async (bytes: Uint8Array): Promise<DrawnPage> => {
  const [page, ...others] = await reader.draw(bytes, options);
  if (page === undefined || others.length > 0) throw new Error(`${others.length} pages are too many.`);
  return page;
};

describe('pictures of a PDF', () => {
  it('are as wide as asked for, as tall as the page is, and say its size in points', async () => {
    const { number, width, height, picture } = await drawOne(await squares());
    expect({ number, width, height }).toEqual({ number: 1, width: 600, height: 800 });
    expect([picture.width, picture.height, picture.data.length]).toEqual([120, 160, 120 * 160 * 3]);
  });

  it('have colours and sides the right way round, on white', async () => {
    const page = await drawOne(await squares());
    expect(colourAt(page, 0.1, 0.1)).toEqual([255, 0, 0]);
    expect(colourAt(page, 0.9, 0.1)).toEqual([0, 0, 255]);
    expect(colourAt(page, 0.1, 0.9)).toEqual([0, 255, 0]);
    expect(colourAt(page, 0.9, 0.9)).toEqual(white);
  });

  it('are turned as the page is', async () => {
    const page = await drawOne(await squares(600, 800, 90));
    expect([page.width, page.height, page.picture.height]).toEqual([800, 600, 90]);
    expect(colourAt(page, 0.95, 0.1)).toEqual([255, 0, 0]);
    expect(colourAt(page, 0.95, 0.9)).toEqual([0, 0, 255]);
    expect(colourAt(page, 0.05, 0.1)).toEqual([0, 255, 0]);
  });

  it('show the text', async () => {
    const { picture } = await drawOne(await pdfOf([{ text: 'Nora Lindqvist', x: 50, y: 60, size: 40 }]));
    expect(picture.data.some((value) => value < 64)).toBe(true);
    const empty = await drawOne(await pdfOf([]));
    expect(empty.picture.data.every((value) => value === 255)).toBe(true);
  });

  it('show the notes that people see on it', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([600, 800]);
    const { context } = document;
    const look = context.flateStream('1 0 0 rg 0 0 300 400 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 400] });
    const note = context.obj({
      Type: 'Annot',
      Subtype: 'FreeText',
      Rect: [0, 400, 300, 800],
      F: 4,
      AP: { N: context.register(look) },
    });
    page.node.set(PDFName.of('Annots'), context.obj([context.register(note)]));
    const drawn = await drawOne(await document.save());
    expect([colourAt(drawn, 0.25, 0.25), colourAt(drawn, 0.75, 0.75)]).toEqual([[255, 0, 0], white]);
  });

  it('are made of as many pages as asked for, numbered from 1', async () => {
    const bytes = await pdfOf(...Array.from({ length: 5 }, (_, index) => [{ text: `Page ${index}`, x: 50, y: 60 }]));
    const numbers = async (pages: number) => (await reader.draw(bytes, { ...options, pages })).map(({ number }) => number);
    expect(await numbers(3)).toEqual([1, 2, 3]);
    expect(await numbers(10)).toEqual([1, 2, 3, 4, 5]);
  });

  it('of a roll are cut, and so is the size that they say', async () => {
    const page = await drawOne(await squares(200, 14_000));
    expect([page.picture.width, page.picture.height]).toEqual([120, 480]);
    expect([page.width, page.height]).toEqual([200, 800]);
    // What is left is not squeezed: the square at the top is still one.
    expect(colourAt(page, 0.2, 0.05)).toEqual([255, 0, 0]);
    expect(colourAt(page, 0.2, 0.07)).toEqual(white);
  });

  it('of a ribbon have one row at least', async () => {
    const { picture } = await drawOne(await squares(14_000, 20));
    expect([picture.width, picture.height]).toEqual([120, 1]);
  });

  it('are the same however often they are drawn, whatever was drawn and read in between', async () => {
    const [one, other] = [await squares(), await pdfOf([{ text: 'Other', x: 50, y: 60, size: 30 }])];
    const first = await reader.draw(one, options);
    await reader.draw(other, options);
    await reader.read(other, { pages: 5 });
    expect(await reader.draw(one, options)).toEqual(first);
  });

  it.each([
    ['no PDF', Buffer.from('not a PDF'), 'corrupt'],
    ['nothing', new Uint8Array(), 'corrupt'],
  ])('of %s are refused as a reading is', async (_, bytes, reason) => {
    await expect(reader.draw(bytes, options)).rejects.toMatchObject({ code: 'UNREADABLE_FILE', details: { reason } });
    expect(await reader.draw(await squares(), options)).toHaveLength(1);
  });

  it('too large for the memory are refused, and the next file is drawn', async () => {
    const small = createPdfReader(compilePdfium(wasmBinary, 512));
    const huge = small.draw(await squares(), { pages: 1, width: 6_000 });
    await expect(huge).rejects.toMatchObject({ code: 'UNREADABLE_FILE', details: { reason: 'bomb' } });
    expect(await small.draw(await squares(), options)).toHaveLength(1);
  });
});
