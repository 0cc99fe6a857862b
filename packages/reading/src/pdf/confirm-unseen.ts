import { type Pdfium, withMemory } from './pdfium.ts';
import type { Fill, Glyph } from './raw-page.ts';

/** Text whose channels all lie this close to the ground's, of 255, cannot be told from it. */
const sameColour = 12;

/** Pixels for each point, and the largest picture drawn, in pixels a side. */
const scale = 2;
const largestSide = 2400;

const bytesPerPixel = 4;
const white = 0xffffffff;
const paintsNothing = new Set([3, 7]);

const channels = (colour: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const isClose = (a: string, b: string): boolean => {
  const other = channels(b);
  return channels(a).every((value, index) => Math.abs(value - (other[index] ?? 0)) <= sameColour);
};

/** The page's own ground is white; the clip of an area is not known, so this is a suspicion and no more. */
const isSuspicious = ({ left, right, y, style, text }: Glyph, fills: readonly Fill[]): boolean => {
  if (/^\s*$/u.test(text) || paintsNothing.has(style.renderMode) || style.alpha === 0) return false;
  const x = (left + right) / 2;
  const middle = y - style.size * 0.3;
  const ground = fills.findLast(({ box: [l, t, r, b] }) => x >= l && x <= r && middle >= t && middle <= b);
  const colour = ground === undefined ? '#ffffff' : ground.colour;
  return colour !== null && isClose(style.colour, colour);
};

type Picture = {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly scale: number;
};

/** True when all pixels of the glyph's place are nearly of one colour. */
const isBlank = ({ left, right, y, style }: Glyph, picture: Picture): boolean => {
  const at = (value: number, limit: number): number => Math.max(0, Math.min(limit - 1, Math.round(value * picture.scale)));
  const [x0, x1] = [at(left, picture.width), at(right, picture.width)];
  const [y0, y1] = [at(y - 0.7 * style.size, picture.height), at(y, picture.height)];
  for (let channel = 0; channel < 3; channel += 1) {
    let [least, most] = [255, 0];
    for (let row = y0; row <= y1; row += 1) {
      for (let column = x0; column <= x1; column += 1) {
        const value = picture.pixels[row * picture.stride + column * bytesPerPixel + channel] ?? 0;
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
    }
    if (most - least > 2 * sameColour) return false;
  }
  return true;
};

const drawPage = <T>(pdfium: Pdfium, page: number, width: number, height: number, use: (picture: Picture) => T): T => {
  const factor = Math.min(scale, largestSide / Math.max(width, height));
  const [columns, rows] = [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))];
  const stride = columns * bytesPerPixel;
  return withMemory(pdfium, stride * rows, (pointer) => {
    const bitmap = pdfium._FPDFBitmap_CreateEx(columns, rows, bytesPerPixel, pointer, stride);
    try {
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, white);
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, 0, 0);
      const pixels = pdfium.HEAPU8.subarray(pointer, pointer + stride * rows);
      return use({ pixels, width: columns, height: rows, stride, scale: factor });
    } finally {
      pdfium._FPDFBitmap_Destroy(bitmap);
    }
  });
};

/** Orders of the glyphs in the colour of their ground: suspected by the fills, and confirmed on a drawing of the page, which is made only then. */
export const confirmUnseen = (
  pdfium: Pdfium,
  page: number,
  size: { readonly width: number; readonly height: number },
  glyphs: readonly Glyph[],
  fills: readonly Fill[],
): ReadonlySet<number> => {
  const suspects = glyphs.filter((glyph) => isSuspicious(glyph, fills));
  if (suspects.length === 0) return new Set();
  return drawPage(pdfium, page, size.width, size.height, (picture) => {
    const blank = suspects.filter((glyph) => isBlank(glyph, picture));
    return new Set(blank.map(({ order }) => order));
  });
};
