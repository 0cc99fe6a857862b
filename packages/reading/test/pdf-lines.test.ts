import fc from 'fast-check';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { drawTexts, pageObjects, pdfOf, rawPdf, type Text } from './build-pdf.ts';
import { linesOf, read, textsOf } from './tools.ts';

const letters = (texts: readonly string[]): string => texts.join('').replace(/\s/g, '').split('').toSorted().join('');

describe('every glyph of a page', () => {
  it('is in exactly one line, wherever texts of any size are', async () => {
    const text = fc.record({
      text: fc.constantFrom('Ada Byron', 'engineer', 'London 1842', 'built', 'many programs for engines', 'x'),
      x: fc.integer({ min: 20, max: 180 }),
      size: fc.constantFrom(7, 8, 10, 12, 18, 30),
    });
    // Texts that are drawn over each other are one text in bold, and are read once: rows are apart.
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 24 }), fc.integer({ min: 20, max: 31 }), async (all, step) => {
        const placed: readonly Text[] = all.map((each, index) => ({ ...each, y: 40 + index * step }));
        expect(letters(textsOf(await read(await pdfOf(placed))))).toBe(letters(placed.map((each) => each.text)));
      }),
      { numRuns: 25 },
    );
  });
});

describe('small text beside or under a much larger name', () => {
  const contact = ['+49 30 5550100', 'ada@example.org', 'Loom Street 1, London'];

  it('stays in lines of its own after the name, however they are aligned', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 24, max: 34 }),
        fc.integer({ min: 7, max: 10 }),
        fc.integer({ min: 0, max: 10 }),
        async (large, small, shift) => {
          const name = { text: 'Ada Byron', x: 40, y: 80, size: large, bold: true };
          const step = small * 1.3;
          const rows = contact.map((text, index) => ({ text, x: 300, y: 80 + (index - 2) * step + shift, size: small }));
          expect(textsOf(await read(await pdfOf([name, ...rows])))).toEqual(['Ada Byron', ...contact]);
        },
      ),
      { numRuns: 20 },
    );
  });

  it.each([9, 11, 13])('is not mixed with its letters %i points below', async (below) => {
    const headline = { text: 'Engineer for analytical engines', x: 40, y: 80 + below, size: 8 };
    const texts = textsOf(await read(await pdfOf([{ text: 'Ada Byron', x: 40, y: 80, size: 30 }, headline])));
    expect(texts).toEqual(['Ada Byron', headline.text]);
  });

  it('leaves raised and lowered letters in their line', async () => {
    const texts = [
      { text: 'March 7', x: 40, y: 80, size: 12 },
      { text: 'th', x: 83, y: 75, size: 7 },
      { text: 'H', x: 40, y: 120, size: 12 },
      { text: '2', x: 49, y: 123, size: 7 },
      { text: 'O', x: 53, y: 120, size: 12 },
    ];
    expect(textsOf(await read(await pdfOf(texts)))).toEqual(['March 7th', 'H2O']);
  });
});

describe('a sign before a line', () => {
  const heads = ['Experience', 'Education', 'Skills'];

  it('is no bullet before a heading on a filled bar', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([595, 842]);
    const texts = heads.flatMap((text, index): readonly Text[] => [
      { text: `\u2022 ${text}`, x: 48, y: 60 + index * 100, bold: true, size: 12 },
      { text: `\u2022 Built ${index} engines`, x: 48, y: 84 + index * 100 },
    ]);
    for (const index of heads.keys())
      page.drawRectangle({ x: 40, y: 842 - 65 - index * 100, width: 500, height: 18, color: rgb(0.8, 0.85, 0.9) });
    await drawTexts(document, page, texts);
    expect(linesOf(await read(await document.save())).map(({ bullet, text }) => [bullet, text])).toEqual(
      heads.flatMap((text, index) => [
        [false, text],
        [true, `Built ${index} engines`],
      ]),
    );
  });
});

describe('a leader of dots', () => {
  it.each(['.', '\u00b7', '_', '. '])('of %j fills a gap and is no text', async (sign) => {
    const [line] = linesOf(
      await read(
        await pdfOf([
          { text: `Skills ${sign.repeat(30)}`, x: 50, y: 60 },
          { text: '2019', x: 400, y: 60 },
        ]),
      ),
    );
    expect(line?.text).toBe('Skills 2019');
    expect(line?.runs.map(({ text }) => text.trim())).toEqual(['Skills', '2019']);
  });

  it('is more than an ellipsis', async () => {
    expect(textsOf(await read(await pdfOf([{ text: 'and so on...', x: 50, y: 60 }])))).toEqual(['and so on...']);
  });
});

describe('a large name', () => {
  it('is two words where only a narrow gap before a capital separates them', async () => {
    const content = 'BT /F1 30 Tf 1 0 0 1 50 700 Tm [(Ada) -100 (Byron)] TJ ET';
    expect(textsOf(await read(rawPdf(pageObjects(content))))).toEqual(['Ada Byron']);
  });

  it('is read once when it is drawn again as its shadow', async () => {
    const name = { text: 'Ada Billie Byron', size: 30, grey: 0.2 };
    const texts = [
      { ...name, x: 51.5, y: 81.5, grey: 0.8 },
      { ...name, x: 50, y: 80 },
    ];
    expect(textsOf(await read(await pdfOf(texts)))).toEqual([name.text]);
  });
});

describe('words in a font of one width', () => {
  it('are one run, however wide the space between them is, and apart from the next item', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Courier);
    const page = document.addPage([595, 842]);
    page.drawText('stock control', { x: 50, y: 700, size: 12, font });
    page.drawText('cost accounting', { x: 160, y: 700, size: 12, font });
    const [line] = linesOf(await read(await document.save()));
    expect(line?.runs.map(({ text }) => text.trim())).toEqual(['stock control', 'cost accounting']);
  });
});
