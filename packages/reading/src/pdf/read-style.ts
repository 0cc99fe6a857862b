import { colourName, colourOf } from './colour-name.ts';
import { type FontName, isIconFont, parseFontName } from './font-name.ts';
import type { Matrix } from './page-matrix.ts';
import type { Pdfium } from './pdfium.ts';
import type { GlyphStyle } from './raw-page.ts';

/** Bytes of scratch memory that `styleReader` writes to. */
export const styleScratch = 320;

const nameBytes = 256;
const forceBold = 0x40000;
const italicFlag = 0x40;
const black = 0;

const decoder = new TextDecoder();

/** The text up to the first zero; font names are ASCII with few exceptions. */
const textAt = (heap: Uint8Array, from: number, max: number): string => {
  let text = '';
  for (let at = from; at < from + max; at += 1) {
    const code = heap[at] ?? 0;
    if (code === 0) return text;
    if (code > 0x7f) return decoder.decode(heap.slice(from, from + max)).replace(/\0.*/su, '');
    text += String.fromCharCode(code);
  }
  return text;
};

type Font = FontName & {
  readonly icons: boolean;
  /** Those of the previous text object: neighbours share a style. */
  style: GlyphStyle | null;
  colour: number;
};

/** A reader of the style of the text objects of an open page, by a character in them; `scratch` points to `styleScratch` bytes, aligned to 8. */
export const styleReader = (
  pdfium: Pdfium,
  textPage: number,
  matrix: Matrix,
  isHeading: (textObject: number) => boolean,
  scratch: number,
): ((index: number, textObject: number) => GlyphStyle) => {
  const numbers = scratch + nameBytes;
  const at = numbers >> 2;

  const readFont = (index: number): Font => {
    pdfium.HEAPU8[scratch] = 0;
    pdfium.HEAPU32[at] = 0;
    pdfium._FPDFText_GetFontInfo(textPage, index, scratch, nameBytes, numbers);
    const flags = pdfium.HEAPU32[at] ?? 0;
    const name = parseFontName(textAt(pdfium.HEAPU8, scratch, nameBytes));
    return {
      ...name,
      bold: name.bold || (flags & forceBold) !== 0,
      italic: name.italic || (flags & italicFlag) !== 0,
      icons: isIconFont(name.family),
      style: null,
      colour: 0,
    };
  };
  const fonts = new Map<number, Font>();
  const fontOf = (index: number, textObject: number): Font => {
    const handle = textObject === 0 ? 0 : pdfium._FPDFTextObj_GetFont(textObject);
    const known = fonts.get(handle);
    if (known !== undefined) return known;
    const font = readFont(index);
    if (handle !== 0) fonts.set(handle, font);
    return font;
  };

  return (index, textObject) => {
    pdfium._FPDFText_GetMatrix(textPage, index, numbers);
    const { HEAPF32: values } = pdfium;
    const [a, b, c, d] = [values[at] ?? 1, values[at + 1] ?? 0, values[at + 2] ?? 0, values[at + 3] ?? 1];
    const quarters = Math.round(Math.atan2(matrix.b * a + matrix.d * b, matrix.a * a + matrix.c * b) / (Math.PI / 2));
    const turns = ((quarters % 4) + 4) % 4;
    const points = Math.abs(pdfium._FPDFText_GetFontSize(textPage, index)) * Math.hypot(c, d);
    const size = Math.round((Number.isFinite(points) ? points : 0) * 100) / 100;
    const renderMode = textObject === 0 ? 0 : pdfium._FPDFTextObj_GetTextRenderMode(textObject);
    const font = fontOf(index, textObject);
    const heading = isHeading(textObject);

    const told = pdfium._FPDFText_GetFillColor(textPage, index, numbers, numbers + 4, numbers + 8, numbers + 12) !== 0;
    const { HEAPU32: channels } = pdfium;
    const colour = told ? colourOf(channels[at] ?? 0, channels[at + 1] ?? 0, channels[at + 2] ?? 0) : black;
    const alpha = told ? (channels[at + 3] ?? 255) : 255;

    const last = font.colour === colour ? font.style : null;
    if (
      last?.size === size &&
      last.alpha === alpha &&
      last.renderMode === renderMode &&
      last.turns === turns &&
      last.heading === heading
    )
      return last;
    const { family, icons, bold, italic } = font;
    const style = { font: family, icons, size, bold, italic, colour: colourName(colour), alpha, renderMode, turns, heading };
    font.style = style;
    font.colour = colour;
    return style;
  };
};
