import { parseFontName } from './font-name.ts';
import type { Matrix } from './page-matrix.ts';
import type { Pdfium } from './pdfium.ts';
import type { GlyphStyle } from './raw-page.ts';

/** Bytes of scratch memory that `readStyle` writes to. */
export const styleScratch = 320;

const nameBytes = 256;
const forceBold = 0x40000;
const italicFlag = 0x40;

const hex = (value: number): string => (value & 0xff).toString(16).padStart(2, '0');

const latin = (bytes: Uint8Array): string => {
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(bytes.subarray(0, end < 0 ? bytes.length : end));
};

/** The style of the text object that holds a character; `scratch` points to `styleScratch` bytes, aligned to 8. */
export const readStyle = (
  pdfium: Pdfium,
  textPage: number,
  index: number,
  textObject: number,
  matrix: Matrix,
  scratch: number,
): GlyphStyle => {
  const numbers = scratch + nameBytes;
  const at = numbers >> 2;
  pdfium._FPDFText_GetMatrix(textPage, index, numbers);
  const [a = 1, b = 0, c = 0, d = 1] = pdfium.HEAPF32.subarray(at, at + 4);
  const turns = Math.round(Math.atan2(matrix.b * a + matrix.d * b, matrix.a * a + matrix.c * b) / (Math.PI / 2));
  const size = Math.abs(pdfium._FPDFText_GetFontSize(textPage, index)) * Math.hypot(c, d);

  pdfium.HEAPU8[scratch] = 0;
  pdfium.HEAPU32[at] = 0;
  pdfium._FPDFText_GetFontInfo(textPage, index, scratch, nameBytes, numbers);
  const flags = pdfium.HEAPU32[at] ?? 0;
  const { family, bold, italic } = parseFontName(latin(pdfium.HEAPU8.slice(scratch, scratch + nameBytes)));

  pdfium.HEAPU32.set([0, 0, 0, 255], at);
  pdfium._FPDFText_GetFillColor(textPage, index, numbers, numbers + 4, numbers + 8, numbers + 12);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pdfium.HEAPU32.subarray(at, at + 4);
  return {
    font: family,
    size: Math.round((Number.isFinite(size) ? size : 0) * 100) / 100,
    bold: bold || (flags & forceBold) !== 0,
    italic: italic || (flags & italicFlag) !== 0,
    colour: `#${hex(red)}${hex(green)}${hex(blue)}`,
    alpha,
    renderMode: textObject === 0 ? 0 : pdfium._FPDFTextObj_GetTextRenderMode(textObject),
    turns: ((turns % 4) + 4) % 4,
  };
};
