import { describe, expect, it, vi } from 'vitest';
import { readDocument, type SecondReaders } from '../src/index.ts';
import { docxEntries, docxOf, p } from './build-docx.ts';
import { column, pdfOf, rawPdf, stream } from './build-pdf.ts';
import { zipOf } from './build-zip.ts';
import { limits, newTools, outcomeOf, textsOf, utf8 } from './tools.ts';

/** Second readers that find that text in every file, and tell when they are called. */
const finding = (text: string) => {
  const second = { pdf: vi.fn(async () => [text]), docx: vi.fn(async () => text) } satisfies SecondReaders;
  return { second, tools: { ...newTools(), second } };
};

const refusedPdf = utf8('%PDF-1.7\nbroken');
/** A part that is smaller than it says. */
const damagedDocx = zipOf(
  docxEntries(p('Ada Byron')).map((entry) => (entry.name === 'word/document.xml' ? { ...entry, claimedSize: 100_000 } : entry)),
);

describe('a second reader', () => {
  it('reads a PDF that the first one refuses as damaged, page by page and without positions', async () => {
    const { tools } = finding('Ada Byron\n\nExperience');
    const document = await readDocument(refusedPdf, tools, limits);
    expect(document).toMatchObject({ format: 'pdf', recovered: true, warnings: [{ code: 'fallback_reader' }] });
    expect(textsOf(document)).toEqual(['Ada Byron', 'Experience']);
    expect(document.pages.every(({ blocks }) => blocks.every(({ lines }) => lines.every(({ box }) => box === null)))).toBe(true);
  });

  it('reads a DOCX with a damaged part, from the parts that unpack', async () => {
    const { second, tools } = finding('Ada Byron');
    expect(await readDocument(damagedDocx, tools, limits)).toMatchObject({ format: 'docx', recovered: true });
    const [[parts] = []] = second.docx.mock.calls as unknown as readonly (readonly [ReadonlyMap<string, Uint8Array>])[];
    expect(new TextDecoder().decode(parts?.get('word/document.xml'))).toContain('Ada Byron');
  });

  it('is tried for a PDF without text, which stays what it was when there is none', async () => {
    const empty = await pdfOf([]);
    expect(await readDocument(empty, finding('Ada Byron').tools, limits)).toMatchObject({ recovered: true });
    expect(await readDocument(empty, finding(' ').tools, limits)).not.toHaveProperty('recovered');
  });

  it('leaves a file refused when it finds nothing either, or there is none', async () => {
    for (const file of [refusedPdf, damagedDocx]) {
      expect(await outcomeOf(file, finding('').tools)).toBe('UNREADABLE_FILE corrupt');
      expect(await outcomeOf(file)).toBe('UNREADABLE_FILE corrupt');
    }
  });

  it('is not asked about readable, encrypted and hostile files', async () => {
    const { second, tools } = finding('Ada Byron');
    const packed = stream(Buffer.alloc(10), '/Filter [/FlateDecode /FlateDecode]');
    const files = [
      await pdfOf(column(['Ada Byron'])),
      docxOf(p('Ada Byron')),
      zipOf(docxEntries(p('Ada'.repeat(5000))).map((entry) => ({ ...entry, claimedSize: 20 }))),
      rawPdf(['<< /Type /Catalog /Pages 9 0 R >>', packed]),
      rawPdf(['<< /Type /Catalog /Pages 9 0 R >>', stream(Buffer.alloc(10), '/Filter /LZWDecode')]),
    ];
    for (const file of files) await outcomeOf(file, tools);
    expect(second.pdf).not.toHaveBeenCalled();
    expect(second.docx).not.toHaveBeenCalled();
  });
});
