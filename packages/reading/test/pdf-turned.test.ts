import { PDFDocument, rgb } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { column, drawTexts, pdfOf, type Text } from './build-pdf.ts';
import { read, textsOf } from './tools.ts';

const heads = ['Experience', 'Education', 'Projects'];

/** Lines of three sections, with wider gaps between the sections. */
const sections = (lines: number, gap: number): readonly (readonly Text[])[] =>
  heads.map((head, index) =>
    column(
      Array.from({ length: lines + index }, (_, at) => `${head.slice(0, 3)} ${at} built engines and taught others to build them`),
      { x: 90, y: 100 + index * (lines * 14 + gap) + [0, 0, 14][index]! },
    ),
  );

const yOf = (text: Text | undefined): number => text?.y ?? 0;

describe('a turned heading', () => {
  const above = { text: 'Ada Byron', x: 40, y: 50, size: 20 };

  it.each([
    ['up', 90],
    ['down', -90],
  ] as const)('that runs %s begins its section where it is centred beside it', async (_, turn) => {
    const bodies = sections(8, 30);
    const turned = heads.map((text, index): Text => {
      const body = bodies[index] ?? [];
      const middle = (yOf(body[0]) + yOf(body.at(-1))) / 2;
      return { text, x: turn > 0 ? 60 : 50, y: middle + (turn > 0 ? 30 : -30), size: 12, bold: true, turn };
    });
    const texts = textsOf(await read(await pdfOf([above, ...turned, ...bodies.flat()])));
    expect(texts).toEqual([
      above.text,
      ...heads.flatMap((head, index) => [head, ...(bodies[index] ?? []).map(({ text }) => text)]),
    ]);
  });

  it('begins its section where it begins level with it, on either side of the text', async () => {
    for (const x of [60, 420]) {
      const bodies = sections(7, 26);
      const lengths = [55, 49, 41];
      const turned = heads.map(
        (text, index): Text => ({ text, x, y: yOf(bodies[index]?.[0]) - 8 + (lengths[index] ?? 0), size: 11, turn: 90 }),
      );
      const texts = textsOf(await read(await pdfOf([above, ...bodies.flat(), ...turned])));
      expect(texts).toEqual([
        above.text,
        ...heads.flatMap((head, index) => [head, ...(bodies[index] ?? []).map(({ text }) => text)]),
      ]);
    }
  });

  it('on a bar begins the section beside the bar, also one of a single line at the end of the page', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([595, 842]);
    const ends = [160, 280, 790];
    for (const end of ends) page.drawRectangle({ x: 44, y: 842 - end, width: 20, height: 90, color: rgb(0.9, 0.9, 0.9) });
    const turned = heads.map((text, at): Text => ({ text, x: 58, y: (ends[at] ?? 0) - 8, size: 10, bold: true, turn: 90 }));
    const bodies = ends.map((end): Text => ({ text: `Lamps and lenses, level with ${end}`, x: 90, y: end - 78 }));
    await drawTexts(document, page, [...turned, ...bodies]);
    expect(textsOf(await read(await document.save()))).toEqual(heads.flatMap((head, at) => [head, bodies[at]?.text ?? '']));
  });
});
