import { describe, expect, it } from 'vitest';
import { rawPdf, stream } from './build-pdf.ts';
import { codesOf, read, textsOf } from './tools.ts';

/** Glyph names that no list of names knows, at codes from 128, with widths of their own. */
const glyphs = [
  ['x_fi', 500],
  ['x_fl', 502],
  ['x_ff', 560],
  ['x_ffi', 780],
  ['x_Th', 1100],
  ['x_icon', 900],
] as const;

const code = (name: string): string => `\\${(128 + glyphs.findIndex(([own]) => own === name)).toString(8)}`;

const pageWith = (lines: readonly string[]): Uint8Array => {
  const content = lines.map((line, index) => `BT /F1 10 Tf 1 0 0 1 50 ${700 - index * 20} Tm (${line}) Tj ET`).join(' ');
  const ascii: readonly number[] = Array.from({ length: 96 }, (_, at) => {
    const letter = String.fromCharCode(32 + at);
    return /[fijlt]/.test(letter) ? 278 : letter === 'T' ? 611 : 556;
  });
  const widths = [...ascii, ...glyphs.map(([, width]) => width)].join(' ');
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(content),
    `<< /Type /Font /Subtype /Type1 /BaseFont /Loom /FirstChar 32 /LastChar ${127 + glyphs.length} /Widths [${widths}] /FontDescriptor 7 0 R /Encoding 6 0 R >>`,
    `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [128 ${glyphs.map(([name]) => `/${name}`).join(' ')}] >>`,
    '<< /Type /FontDescriptor /FontName /Loom /Flags 32 /FontBBox [0 -200 1000 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ]);
};

describe('a ligature without a Unicode value', () => {
  it.each([
    [`Pro${code('x_fi')}le and certi${code('x_fi')}cates`, 'Profile and certificates'],
    [`work${code('x_fl')}ow and con${code('x_fl')}ict`, 'workflow and conflict'],
    [`sta${code('x_ff')} and e${code('x_ff')}ort`, 'staff and effort'],
    [`O${code('x_ffi')}ce`, 'Office'],
    [`${code('x_Th')}esis`, 'Thesis'],
  ])('is read by its width and its word in %j', async (line, wanted) => {
    const document = await read(pageWith([line]));
    expect(textsOf(document)).toEqual([wanted]);
    expect(document.pages[0]?.unmappedCharacters).toBeGreaterThan(0);
    expect(codesOf(document)).toContain('unmapped_characters');
  });

  it('is told from an icon, which is no text', async () => {
    expect(textsOf(await read(pageWith([`${code('x_icon')} London`])))).toEqual(['London']);
  });
});
