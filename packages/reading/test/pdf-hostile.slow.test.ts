import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { docxOf, p } from './build-docx.ts';
import { column, pageObjects, pdfOf, rawPdf, stream } from './build-pdf.ts';
import { maxCpuMs, startCpuTime } from './cpu-time.ts';
import { limits, newTools, outcomeOf, read, textsOf } from './tools.ts';

const bomb = 'UNREADABLE_FILE bomb';
const corrupt = 'UNREADABLE_FILE corrupt';
const tools = newTools();

const timed = async (bytes: Uint8Array): Promise<string> => {
  const cpuMs = startCpuTime();
  const outcome = await outcomeOf(bytes, tools);
  expect(cpuMs()).toBeLessThan(maxCpuMs);
  return outcome;
};

const allowed = /^(?:document|UNSUPPORTED_FORMAT|UNREADABLE_FILE (?:encrypted|corrupt|too_many_pages|bomb))$/;

const oneFont = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';

/** Form 6 shows form 7 twice, form 7 form 8 twice, and so on. */
const nestedForms = (depth: number): Uint8Array => {
  const forms = Array.from({ length: depth }, (_, index) => {
    const inner = index === depth - 1 ? 'BT /F1 10 Tf (x) Tj ET' : '/X0 Do /X0 Do';
    const next = index === depth - 1 ? '' : `/XObject << /X0 ${index + 7} 0 R >>`;
    return stream(inner, `/Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << /Font << /F1 5 0 R >> ${next} >>`);
  });
  return rawPdf([...pageObjects('/X0 Do'), ...forms]);
};

const compressed = (data: Uint8Array): Uint8Array => rawPdf(pageObjects(deflateSync(data), '/Filter /FlateDecode'));

describe('a hostile PDF', () => {
  it('is corrupt or what is left of it when cut at any tenth', async () => {
    const whole = await pdfOf(column(['Ada Byron', 'Engineer']));
    for (let tenth = 1; tenth < 10; tenth += 1) {
      expect(await timed(whole.subarray(0, Math.floor((whole.length * tenth) / 10)))).toMatch(/corrupt|document/);
    }
    expect(await timed(whole.subarray(0, 100))).toBe(corrupt);
  });

  it('is corrupt when its cross-reference or page tree goes in circles', async () => {
    const text = 'trailer << /Root 1 0 R /Size 3 /Prev 9 >>\nstartxref\n9\n%%EOF';
    expect(await timed(Buffer.from(`%PDF-1.4\nxref\n0 1\n0000000000 65535 f \n${text}`))).toBe(corrupt);
    const loop = rawPdf([
      catalogue,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Pages /Kids [2 0 R] /Parent 2 0 R /Count 1 >>',
    ]);
    expect(await timed(loop)).toMatch(allowed);
  });

  it('is corrupt without pages', async () => {
    expect(await timed(rawPdf([catalogue, '<< /Type /Pages /Kids [] /Count 0 >>']))).toBe(corrupt);
  });

  it('has too many pages above the limit, whether it has them or only says so', async () => {
    const kids = Array.from({ length: 10_000 }, () => '3 0 R').join(' ');
    const pages = rawPdf([
      catalogue,
      `<< /Type /Pages /Kids [${kids}] /Count 10000 >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
    ]);
    expect(await timed(pages)).toBe('UNREADABLE_FILE too_many_pages');
    const claimed = rawPdf([
      catalogue,
      '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
    ]);
    expect(await timed(claimed)).toMatch(/too_many_pages|corrupt|document/);
  });

  it('is encrypted behind a user password', async () => {
    const key = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
    const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -44 >> /ID [<00> <00>]`;
    expect(await timed(rawPdf(pageObjects('BT ET'), encrypt))).toBe('UNREADABLE_FILE encrypted');
  });

  it('is a bomb when nested forms or compressed streams want more memory than there is, and the next file is read', async () => {
    expect(await timed(nestedForms(24))).toBe(bomb);
    expect(tools.pdf.broken).toBe(true);
    const good = await tools.pdf.read(await pdfOf(column(['Ada Byron'])), limits);
    expect(textsOf(good)).toEqual(['Ada Byron']);
    expect(tools.pdf.broken).toBe(false);
    expect(await timed(compressed(Buffer.alloc(400 * 1024 * 1024, 32)))).toBe(bomb);
  });

  it('is a bomb with more glyphs than a page can hold', async () => {
    const line = (row: number) => `BT /F1 4 Tf 1 0 0 1 10 ${row} Tm (${'abcdefghij'.repeat(250)}) Tj ET\n`;
    expect(await timed(compressed(Buffer.from(Array.from({ length: 90 }, (_, row) => line(800 - row * 8)).join(''))))).toBe(bomb);
  });

  it('is laid out in time although a page holds many thousand pieces', async () => {
    const cells = Array.from({ length: 12_000 }, (_, index) => {
      const [x, y] = [(index % 60) * 9.7, 830 - Math.floor(index / 60) * 4.1];
      return `BT /F1 3 Tf 1 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)} Tm (a${index % 10}) Tj ET`;
    });
    expect(await timed(compressed(Buffer.from(cells.join('\n'))))).toBe('document');
  });

  it('is laid out in time although its text is strewn at random', async () => {
    const cells = Array.from({ length: 20_000 }, (_, index) => {
      const [x, y] = [(index * 7919) % 5900, (index * 104_729) % 8400];
      return `BT /F1 6 Tf 1 0 0 1 ${x / 10} ${y / 10} Tm (word) Tj ET ${x / 10} ${y / 10} 20 1 re f`;
    });
    expect(await timed(compressed(Buffer.from(cells.join('\n'))))).toBe('document');
  });

  it('is read as what stands at byte 0 when it is a DOCX as well', async () => {
    const both = Buffer.concat([await pdfOf(column(['Ada Byron'])), docxOf(p('Someone Else'))]);
    expect(textsOf(await read(both))).toEqual(['Ada Byron']);
  });

  it('is read whatever the size of its page', async () => {
    const objects = [
      catalogue,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1000000000 1000000000] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      stream('1 g BT /F1 10 Tf 50 50 Td (Ada) Tj ET'),
      oneFont,
    ];
    expect(await timed(rawPdf(objects))).toMatch(allowed);
  });

  it('is a document or a typed refusal whatever bits are turned', async () => {
    const document = await PDFDocument.load(await pdfOf(column(['Ada Byron', 'Engineer of engines', 'ada@example.org'])));
    const sources = [
      await document.save({ useObjectStreams: false }),
      await document.save(),
      docxOf(p('Ada Byron') + p('Engineer')),
    ];
    const flips = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 7 })), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sources), flips, async (source, turned) => {
        const bytes = Uint8Array.from(source);
        for (const [at, bit] of turned) bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 << bit);
        expect(await timed(bytes)).toMatch(allowed);
      }),
      { numRuns: 300 },
    );
  });

  it('is a typed refusal or a document for any bytes', async () => {
    const starts = fc.constantFrom('', '%PDF-1.7\n', 'PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '{\\rtf', '\xff\xfe');
    await fc.assert(
      fc.asyncProperty(starts, fc.uint8Array({ maxLength: 3000 }), async (start, rest) => {
        expect(await timed(Buffer.concat([Buffer.from(start, 'latin1'), rest]))).toMatch(allowed);
      }),
      { numRuns: 300 },
    );
  });
});
