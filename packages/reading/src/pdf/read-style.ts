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

const decoder = new TextDecoder();

/** The text up to the first zero; names of fonts are in ASCII but for a few. */
const textAt = (heap: Uint8Array, from: number, most: number): string => {
  let text = '';
  for (let at = from; at < from + most; at += 1) {
    const code = heap[at] ?? 0;
    if (code === 0) return text;
    if (code > 0x7f) return decoder.decode(heap.slice(from, from + most)).replace(/\0.*/su, '');
    text += String.fromCharCode(code);
  }
  return text;
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
  const { HEAPF32: numbersOf } = pdfium;
  const [a, b, c, d] = [numbersOf[at] ?? 1, numbersOf[at + 1] ?? 0, numbersOf[at + 2] ?? 0, numbersOf[at + 3] ?? 1];
  const turns = Math.round(Math.atan2(matrix.b * a + matrix.d * b, matrix.a * a + matrix.c * b) / (Math.PI / 2));
  const size = Math.abs(pdfium._FPDFText_GetFontSize(textPage, index)) * Math.hypot(c, d);

  pdfium.HEAPU8[scratch] = 0;
  pdfium.HEAPU32[at] = 0;
  pdfium._FPDFText_GetFontInfo(textPage, index, scratch, nameBytes, numbers);
  const flags = pdfium.HEAPU32[at] ?? 0;
  const { family, bold, italic } = parseFontName(textAt(pdfium.HEAPU8, scratch, nameBytes));

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
