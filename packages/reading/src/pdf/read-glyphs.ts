import { unreadable } from '../unreadable.ts';
import { type Matrix, moveBox, movePoint } from './page-matrix.ts';
import { type Pdfium, withMemory } from './pdfium.ts';
import type { Glyph, GlyphStyle } from './raw-page.ts';
import { readStyle, styleScratch } from './read-style.ts';

/** More glyphs on a page than any readable page has: a decompression bomb; our own choice. */
const glyphsPerPage = 200_000;

const boxBytes = 16;
const originBytes = 16;

/** PDFium writes U+FFFE, and U+0002 in old files, for the hyphen at which a word was broken. */
const characterOf = (code: number): string => {
  if (code === 0xfffe || code === 2 || code === 0xad) return '-';
  if (code < 32 || (code >= 0x7f && code < 0xa0) || code > 0x10ffff) return code === 9 ? ' ' : '';
  return String.fromCodePoint(code);
};

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

const joinSurrogates = (high: number, low: number): number =>
  high < 0xdc00 && low >= 0xdc00 && low <= 0xdfff ? (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000 : 0xfffd;

/** The glyphs of a page in the file's order, without those that PDFium made up; throws `UNREADABLE_FILE` (`bomb`) above 200,000. */
export const readGlyphs = (pdfium: Pdfium, page: number, matrix: Matrix): readonly Glyph[] => {
  const textPage = pdfium._FPDFText_LoadPage(page);
  if (textPage === 0) return [];
  try {
    const count = pdfium._FPDFText_CountChars(textPage);
    if (count > glyphsPerPage) throw unreadable('bomb');
    return withMemory(pdfium, boxBytes + originBytes + styleScratch, (scratch) =>
      readCharacters(pdfium, textPage, count, matrix, scratch),
    );
  } finally {
    pdfium._FPDFText_ClosePage(textPage);
  }
};

const readCharacters = (pdfium: Pdfium, textPage: number, count: number, matrix: Matrix, scratch: number): readonly Glyph[] => {
  const glyphs: Glyph[] = [];
  const origin = scratch + boxBytes;
  let textObject = -1;
  let style: GlyphStyle | undefined;
  let spaceBefore = false;
  for (let index = 0; index < count; index += 1) {
    if (pdfium._FPDFText_IsGenerated(textPage, index) === 1) {
      spaceBefore = true;
      continue;
    }
    let code = pdfium._FPDFText_GetUnicode(textPage, index) >>> 0;
    const at = index;
    if (isSurrogate(code)) {
      code = joinSurrogates(code, pdfium._FPDFText_GetUnicode(textPage, index + 1) >>> 0);
      if (code > 0xffff) index += 1;
    }
    const text = characterOf(code);
    const unmapped = pdfium._FPDFText_HasUnicodeMapError(textPage, at) === 1 || code === 0 || code === 0xfffd;
    if (text === '' && !unmapped) continue;

    const object = pdfium._FPDFText_GetTextObject(textPage, at);
    if (object !== textObject || style === undefined) {
      textObject = object;
      style = readStyle(pdfium, textPage, at, object, matrix, origin + originBytes);
    }
    pdfium._FPDFText_GetLooseCharBox(textPage, at, scratch);
    pdfium._FPDFText_GetCharOrigin(textPage, at, origin, origin + 8);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4);
    const [left, top, right, bottom] = moveBox(matrix, x0, y0, x1, y1);
    const [x, y] = movePoint(matrix, pdfium.HEAPF64[origin >> 3] ?? 0, pdfium.HEAPF64[(origin >> 3) + 1] ?? 0);
    if (![left, top, right, bottom, x, y].every(Number.isFinite)) continue;
    glyphs.push({
      text: unmapped ? '\ufffd' : text,
      left,
      top,
      right,
      bottom,
      x,
      y,
      style,
      order: at,
      unmapped,
      object,
      spaceBefore,
    });
    spaceBefore = false;
  }
  return glyphs;
};
