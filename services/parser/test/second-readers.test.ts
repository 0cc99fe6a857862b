import { defaultLimits } from '@winnow/contracts';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { secondReaders } from '../src/tasks/second-readers.ts';

const lines = ['Ada Byron', 'Experience', 'Engineer at Difference Engines, 2019'];

const pdfOf = async (pages: readonly (readonly string[])[]): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const texts of pages) {
    const page = document.addPage([595, 842]);
    page.drawText(texts.join('\n'), { x: 60, y: 780, size: 11, lineHeight: 16, font });
  }
  return document.save();
};

/** Names its object streams wrong: PDFium does not find what is in them. */
const damage = (bytes: Uint8Array): Uint8Array =>
  Uint8Array.from(Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('/ObjStm', '/Obj-tm'), 'latin1'));

const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the second readers', () => {
  it('read the pages of a PDF whose objects are hard to find, up to the limit', async () => {
    const bytes = damage(await pdfOf([lines, ['Second page']]));
    const texts = await secondReaders.pdf(bytes, defaultLimits);
    expect(texts.map((text) => text.trim())).toEqual([lines.join('\n'), 'Second page']);
    expect(await secondReaders.pdf(bytes, { pages: 1 })).toHaveLength(1);
  });

  it('read a Word document from its parts', async () => {
    const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
    const parts = new Map([
      ['word/document.xml', utf8(`<w:document xmlns:w="${namespace}"><w:body>${body}</w:body></w:document>`)],
    ]);
    expect((await secondReaders.docx(parts)).split(/\n+/).filter((line) => line !== '')).toEqual(lines);
  });

  it('find nothing in what they cannot read, either', async () => {
    expect(await secondReaders.pdf(utf8('%PDF-1.7\nbroken'), defaultLimits)).toEqual([]);
    expect(await secondReaders.docx(new Map())).toBe('');
  });
});
