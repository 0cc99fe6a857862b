import { describe, expect, it } from 'vitest';
import { rawPdf, stream } from './build-pdf.ts';
import { codesOf, read, textsOf } from './tools.ts';

/**
 * A page in a bitmap font as TeX embeds it: glyphs are named after their codes and have no Unicode values. Marks before the lines are
 * in a second such font.
 */
const pageWith = (lines: readonly string[], mark = ''): Uint8Array => {
  const content = lines
    .map((line, index) => {
      const y = 700 - index * 20;
      const before = mark === '' ? '' : `BT /F2 10 Tf 1 0 0 1 38 ${y} Tm (${mark}) Tj ET `;
      return `${before}BT /F1 10 Tf 1 0 0 1 50 ${y} Tm (${line}) Tj ET`;
    })
    .join(' ');
  const codes = Array.from({ length: 224 }, (_, at) => at + 1);
  const procs = codes.map((code) => `/a${code} 6 0 R`).join(' ');
  const font = `<< /Type /Font /Subtype /Type3 /FontMatrix [0.001 0 0 0.001 0 0] /FontBBox [0 0 500 700] /FirstChar 1 /LastChar 224 /Widths [${codes.map(() => 500).join(' ')}] /CharProcs << ${procs} >> /Encoding << /Type /Encoding /Differences [1 ${codes.map((code) => `/a${code}`).join(' ')}] >> /Resources << >> >>`;
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 7 0 R >> >> >>',
    stream(content),
    font,
    stream('500 0 0 0 500 700 d1 50 0 400 700 re f'),
    font,
  ]);
};

describe('a font whose glyphs have codes but no Unicode values', () => {
  it('is read by its codes where they make words', async () => {
    const document = await read(pageWith(['ada.byron@mail.example', 'https://byron.example']));
    expect(textsOf(document)).toEqual(['ada.byron@mail.example', 'https://byron.example']);
    expect(document.pages[0]?.unmappedCharacters).toBeGreaterThan(0);
    expect(codesOf(document)).toContain('unmapped_characters');
  });

  it('has the ligatures of TeX', async () => {
    expect(textsOf(await read(pageWith(['o\\036ce and pro\\034le, e\\013ort'])))).toEqual(['office and profile, effort']);
  });

  it('is told from another one of bullets', async () => {
    const texts = textsOf(await read(pageWith(['Built a boat', 'Sold a boat', 'Wrote a book'], '\\017')));
    expect(texts.join(' ')).toContain('Built a boat');
    expect(texts.join(' ')).not.toContain('ffl');
  });

  it.each([
    'UHIHUUDO 6RIWZDUH HQJLQHHU %HUOLQ',
    '\\001\\002\\003\\004\\005\\006\\007\\010\\011\\022',
    'ABCDEFGHIJKLMNOPQRSTU',
    '#$%&#+*/!',
  ])('is left unread where its codes count through an alphabet of its own: %j', async (line) => {
    expect(textsOf(await read(pageWith([line]))).join('')).not.toMatch(/[\p{L}#$]{4}/u);
  });
});
