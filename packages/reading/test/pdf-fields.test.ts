import { PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { column, drawTexts } from './build-pdf.ts';
import { read, textsOf } from './tools.ts';

type Filled = { readonly name: string; readonly value: string; readonly x: number; readonly y: number };

const fields: readonly Filled[] = [
  { name: 'name', value: 'Ada Byron', x: 120, y: 770 },
  { name: 'email', value: 'ada@example.org', x: 120, y: 740 },
];

/** A form with labels on the page and values in its fields, with or without an appearance for each value. */
const formOf = async (appearances: boolean): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  await drawTexts(document, page, column(['Name', 'E-mail'], { y: 68, step: 30 }));
  const form = document.getForm();
  for (const { name, value, x, y } of fields) {
    const field = form.createTextField(name);
    field.setText(value);
    field.addToPage(page, { x, y, width: 200, height: 18, borderWidth: 0 });
  }
  if (!appearances) {
    for (const field of form.getFields()) for (const each of field.acroField.getWidgets()) each.dict.delete(PDFName.of('AP'));
    const font = document.context.register(
      document.context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' }),
    );
    form.acroForm.dict.set(PDFName.of('DR'), document.context.obj({ Font: { Helvetica: font } }));
    form.acroForm.dict.set(PDFName.of('NeedAppearances'), document.context.obj(true));
  }
  return document.save({ updateFieldAppearances: appearances });
};

describe('a filled-in form', () => {
  it.each([
    ['with an appearance', true],
    ['without one, as some programs leave them', false],
  ])('is read with its values beside their labels: %s', async (_, appearances) => {
    const texts = textsOf(await read(await formOf(appearances))).join('\n');
    expect(texts).toMatch(/Name\s+Ada Byron/);
    expect(texts).toMatch(/E-mail\s+ada@example\.org/);
  });

  it('keeps its links', async () => {
    const document = await PDFDocument.load(await formOf(true));
    const page = document.getPage(0);
    const link = document.context.register(
      document.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [50, 600, 150, 620],
        A: { Type: 'Action', S: 'URI', URI: 'https://example.org/ada' },
      }),
    );
    page.node.addAnnot(link);
    const [first] = (await read(await document.save({ updateFieldAppearances: false }))).pages;
    expect(first?.links.map(({ url }) => url)).toEqual(['https://example.org/ada']);
  });
});
